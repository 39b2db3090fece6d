import { plus } from "../../../money/Amount.ts";
import { against, total } from "../AccountActivity.ts";
import { isNearlyAll } from "../thresholds.ts";
import { CHARGES_OWED } from "./chargesOwed.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** A settlement account of sales tax: outside payments it is posted against sales tax only. */
export const salesTaxControl: EntryRule = {
  holds: ({ account, onSalesTaxAlone, debits, credits }) => {
    const withoutCash = plus(debits.other, credits.other);
    return account.role !== "sales_tax" && withoutCash > 0 && onSalesTaxAlone === withoutCash;
  },
  role: "sales_tax",
  reason: "In the entries of the general ledger it gathers sales tax, and nothing else.",
};

/** A liability that arises from income tax only is current tax, even if its name only says that it is owed. */
export const owedForIncomeTax: EntryRule = asked({
  ...CHARGES_OWED.tax,
  holds: ({ account, owedFor, otherCredits }) => {
    const isOfTax = owedFor.has("tax") && owedFor.size === 1 && otherCredits === 0;
    return account.role !== "current_tax" && isOfTax;
  },
});

/** A cost charged without cash against the current tax liability is income tax. */
export const incomeTaxCharge: EntryRule = {
  holds: ({ debits }) =>
    debits.cash === 0 && isNearlyAll(against(debits, "taxPayable"), debits.other),
  role: "income_tax",
  reason:
    "In the entries of the general ledger it is charged on what is owed for income tax alone.",
  isAsked: true,
  rivals: [OWN],
};

/** Income tax, interest and changes in value bear no sales tax. An account that does is a cost, or reduces sales. */
export const bearsSalesTax: EntryRule = {
  holds: ({ debits, credits }) =>
    isNearlyAll(plus(debits.taxed, credits.taxed), plus(total(debits), total(credits))),
  role: "operating_expenses",
  reason: "In the entries of the general ledger sales tax is charged on it.",
  isAsked: true,
  rivals: ["revenue", OWN],
};

/**
 * Interest is owed to a lender. What is invoiced, bears sales tax or is prepaid, and is never paid with a debt, may be
 * bank charges or another cost.
 */
export const billedInterest: EntryRule = {
  holds: ({ debits, besideDebt }) => {
    const billed = plus(against(debits, "suppliers"), against(debits, "prepayments"));
    return besideDebt === 0 && plus(billed, debits.taxed) > 0;
  },
  role: OWN,
  reason: "In the entries of the general ledger it is billed, or taxed, as no interest is.",
  isAsked: true,
  rivals: ["operating_expenses"],
};
