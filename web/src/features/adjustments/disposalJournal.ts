import type { AccountSummary, Concept } from "@tieout/core";
import { addAmounts, subtractAmounts } from "../../lib/format/subtractAmounts.ts";
import { type JournalFormLine, toAmount } from "./journalBalance.ts";

export type DisposalFields = {
  asset: string;
  depreciation: string;
  gainOrLoss: string;
  cost: string;
  accumulated: string;
  proceeds: string;
};

/** What the disposal form holds. */
export type DisposalDraft = DisposalFields & { reason: string };

type Account = Pick<AccountSummary, "code" | "role">;

/** The journal of a disposal, its gain or loss worked out; null until the amounts are there. */
export function disposalJournal(
  fields: DisposalFields,
  accounts: readonly Account[],
): JournalFormLine[] | null {
  const cost = toAmount(fields.cost);
  const accumulated = toAmount(fields.accumulated || "0");
  const proceeds = toAmount(fields.proceeds || "0");
  if (!fields.asset || cost === null || accumulated === null || proceeds === null) return null;
  const gain = subtractAmounts(addAmounts([proceeds, accumulated]), cost);
  const role = accounts.find(({ code }) => code === fields.asset)?.role ?? null;
  return [
    line(`cash:${proceedsConcept(role)}`, proceeds, "debit"),
    line(`account:${fields.depreciation}`, accumulated, "debit"),
    line(
      `account:${fields.gainOrLoss}`,
      gain.replace("-", ""),
      gain.startsWith("-") ? "debit" : "credit",
    ),
    line(`account:${fields.asset}`, cost, "credit"),
  ].filter(({ debit, credit }) => /[1-9]/.test(debit + credit));
}

function line(side: string, amount: string, column: "debit" | "credit"): JournalFormLine {
  const named = side === "account:" ? "" : side;
  return { side: named, debit: "", credit: "", [column]: amount };
}

function proceedsConcept(role: Account["role"]): Concept {
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
