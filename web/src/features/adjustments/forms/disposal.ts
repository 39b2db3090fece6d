import type { Concept, Role } from "@tieout/core";
import { accountRoles } from "../../../lib/accounts/accountRoles.ts";
import { addAmounts } from "../../../lib/format/subtractAmounts.ts";
import type { GuidedForm } from "./GuidedForm.ts";
import { credit, debit, journal, negate } from "./journal.ts";

/** What was sold, for how much, and what it stood at: the gain or loss follows (IAS 7.14, 7.16). */
export const disposal: GuidedForm = {
  title: "Disposal of an asset",
  intro:
    "An asset was sold or scrapped. The proceeds are shown in investing, the gain or loss is taken out of operating, and purchases are shown gross.",
  reasonExample: "Equipment sold in March",
  action: "Record the disposal",
  rows: () => [
    {
      fields: [
        { kind: "account", name: "asset", label: "Asset sold", roles: accountRoles.assets },
        {
          kind: "account",
          name: "depreciation",
          label: "Its accumulated depreciation",
          roles: accountRoles.accumulated,
        },
        {
          kind: "account",
          name: "gainOrLoss",
          label: "Gain or loss account",
          roles: accountRoles.gains,
        },
      ],
    },
    {
      fields: [
        { kind: "amount", name: "cost", label: "Cost of what was sold" },
        { kind: "amount", name: "accumulated", label: "Depreciation on it so far" },
        { kind: "amount", name: "proceeds", label: "Cash received" },
      ],
    },
  ],
  write: ({ text, amount, isGiven, account }) => {
    if (!isGiven("asset") || !isGiven("cost")) return "Choose the asset and give its cost.";
    const [cost, accumulated, proceeds] = [
      amount("cost"),
      amount("accumulated"),
      amount("proceeds"),
    ];
    const gain = addAmounts([proceeds, accumulated, negate(cost)]);
    if (/[1-9]/.test(accumulated) && !isGiven("depreciation"))
      return "Choose the account that holds its accumulated depreciation.";
    if (/[1-9]/.test(gain) && !isGiven("gainOrLoss"))
      return "Choose the account that holds the gain or loss.";
    return journal(
      debit({ cash: proceedsConcept(account("asset")?.role ?? null) }, proceeds),
      debit({ account: text("depreciation") }, accumulated),
      credit({ account: text("gainOrLoss") }, gain),
      credit({ account: text("asset") }, cost),
    );
  },
};

function proceedsConcept(role: Role | null): Concept {
  switch (role) {
    case "intangibles_cost":
      return "proceeds_from_disposal_of_intangibles";
    case "investment_property":
      return "proceeds_from_disposal_of_investment_property";
    case "financial_investments":
    case "associates":
      return "proceeds_from_disposal_of_investments";
    default:
      return "proceeds_from_disposal_of_ppe";
  }
}
