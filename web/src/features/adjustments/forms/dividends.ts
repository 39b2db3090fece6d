import { accountRoles } from "../../../lib/accounts/accountRoles.ts";
import { addAmounts } from "../../../lib/format/subtractAmounts.ts";
import type { GuidedForm } from "./GuidedForm.ts";
import { credit, debit, journal, negate } from "./journal.ts";

const recipients = {
  owners: "Owners of the company",
  minority: "Non-controlling interests",
} as const;

/** Dividends declared and paid, where the movement of equity alone does not say it (IAS 7.31). */
export const dividends: GuidedForm = {
  title: "Dividends",
  intro:
    "What was declared and what was paid in the period. What is declared and not yet paid is in dividends payable.",
  reasonExample: "Final dividend of 2024, paid in June",
  action: "Record the dividend",
  rows: () => [
    {
      fields: [
        { kind: "choice", name: "recipient", label: "Paid to", options: recipients },
        {
          kind: "account",
          name: "equity",
          label: "Equity it came from",
          roles: [...accountRoles.earnings, "non_controlling_interests"],
        },
        {
          kind: "account",
          name: "payable",
          label: "Dividends payable, if any is owed",
          roles: ["dividends_payable"],
        },
      ],
    },
    {
      fields: [
        { kind: "amount", name: "declared", label: "Declared in the period" },
        { kind: "amount", name: "paid", label: "Paid in the period" },
      ],
    },
  ],
  write: ({ text, amount, isGiven }) => {
    if (!isGiven("equity") || !isGiven("declared"))
      return "Choose the equity account and give what was declared.";
    const [declared, paid] = [amount("declared"), amount("paid")];
    const owed = addAmounts([declared, negate(paid)]);
    if (/[1-9]/.test(owed) && !isGiven("payable"))
      return "Declared and paid differ: choose the account that holds what is owed.";
    const isMinority = text("recipient") === "minority";
    return journal(
      debit({ account: text("equity") }, declared),
      credit({ account: text("payable") }, owed),
      credit({ cash: isMinority ? "dividends_paid_to_nci" : "dividends_paid" }, paid),
    );
  },
};
