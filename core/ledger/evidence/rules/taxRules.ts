import { plus } from "../../../money/Amount.ts";
import { against, total } from "../AccountActivity.ts";
import { isNearlyAll } from "../thresholds.ts";
import { CHARGES_OWED } from "./chargesOwed.ts";
import { asked, type EntryRule, OWN } from "./EntryRule.ts";

/** What gathers sales tax, and settles it with the authority. */
export const salesTaxControl: EntryRule = {
  holds: ({ account, onSalesTaxAlone, debits, credits }) => {
    const withoutCash = plus(debits.other, credits.other);
    return account.role !== "sales_tax" && withoutCash > 0 && onSalesTaxAlone === withoutCash;
  },
  role: "sales_tax",
  reason: "In the entries of the general ledger it gathers sales tax, and nothing else.",
};

/** What is owed for income tax alone is that, though its name says no more than that it is owed. */
export const owedForIncomeTax: EntryRule = asked({
  ...CHARGES_OWED.tax,
  holds: ({ account, owedFor, otherCredits }) => {
    const isOfTax = owedFor.has("tax") && owedFor.size === 1 && otherCredits === 0;
    return account.role !== "current_tax" && isOfTax;
  },
});

/** A cost that is charged without cash on what is owed for income tax alone is that tax. */
export const incomeTaxCharge: EntryRule = {
  holds: ({ debits }) =>
    debits.cash === 0 && isNearlyAll(against(debits, "taxPayable"), debits.other),
  role: "income_tax",
  reason:
    "In the entries of the general ledger it is charged on what is owed for income tax alone.",
  isAsked: true,
  rivals: [OWN],
};

/** Nobody charges sales tax on income tax, interest or a difference in value: it is a cost, or lowers what is sold. */
export const bearsSalesTax: EntryRule = {
  holds: ({ debits, credits }) =>
    isNearlyAll(plus(debits.taxed, credits.taxed), plus(total(debits), total(credits))),
  role: "operating_expenses",
  reason: "In the entries of the general ledger sales tax is charged on it.",
  isAsked: true,
  rivals: ["revenue", OWN],
};

/**
 * Interest is owed to who lends. What suppliers bill, bears sales tax or was paid ahead now and then, and is never paid with a
 * debt, may be charges of a bank or another cost.
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
