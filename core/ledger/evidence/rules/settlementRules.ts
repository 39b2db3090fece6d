import { plus } from "../../../money/Amount.ts";
import { hasTrait } from "../../../roles/traits.ts";
import { against, total } from "../AccountActivity.ts";
import { FEW, HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { type EntryRule, OWN } from "./EntryRule.ts";
import { soldOnCreditMostly } from "./receivableRules.ts";

/*
 * What balances are brought by, and settled with. Where entries settle an account as no account of its role is, the name
 * may still be right: the role stays, and is asked.
 */

/**
 * What is held for years leaves the books where it is sold, with what it has depreciated by or a gain. What comes back in
 * cash alone, time and again, is owed by somebody.
 */
const settledInCash: EntryRule = {
  holds: ({ debits, credits, derecognised }) => {
    const isSettled = isNearlyAll(against(credits, "cash"), total(credits));
    return isSettled && credits.times >= FEW && derecognised === 0 && total(debits) > 0;
  },
  role: OWN,
  reason: "In the entries of the general ledger it is settled in cash, time and again.",
  isAsked: true,
  rivals: ["other_receivables", "loans_receivable"],
};

/** Wages and costs are not paid out of an asset that is held for years: it may be money. */
export const spent: EntryRule = {
  holds: ({ credits, derecognised }) => {
    const onCosts = plus(against(credits, "payroll"), against(credits, "costs"));
    const isSpent = isMostOf(plus(onCosts, against(credits, "suppliers")), total(credits));
    return isSpent && credits.times >= FEW && derecognised === 0;
  },
  role: OWN,
  reason: "In the entries of the general ledger costs are paid out of it, time and again.",
  isAsked: true,
  rivals: ["cash_and_cash_equivalents", "prepayments"],
};

/** Money that is not free does not pay the entity's own wages, costs and suppliers: a bank may be called anything. */
export const spentFreely: EntryRule = {
  ...spent,
  reason:
    "In the entries of the general ledger wages and costs are paid out of it, time and again.",
  rivals: ["cash_and_cash_equivalents"],
};

/** What customers paid ahead is earned, or set against their bills. What only goes back in cash may be borrowed. */
export const repaidAlone: EntryRule = {
  holds: ({ debits }) => debits.cash > 0 && debits.other === 0,
  role: OWN,
  reason: "In the entries of the general ledger it goes back in cash, and none of it is earned.",
  isAsked: true,
  rivals: ["borrowings", "other_payables"],
};

/** Goodwill comes with a business. What sales tax is charged on, or a supplier bills, may be bought by itself. */
export const boughtByItself: EntryRule = {
  holds: ({ debits }) => plus(debits.taxed, against(debits, "suppliers")) > 0,
  role: OWN,
  reason:
    "In the entries of the general ledger suppliers bill it, or it is taxed, as no business is.",
  isAsked: true,
  rivals: ["intangibles_cost"],
};

/** Reserves are set aside out of profit. What is paid in may be capital, or a gift. */
export const paidIntoReserve: EntryRule = {
  holds: ({ credits }) => isMostOf(against(credits, "cash"), total(credits)),
  role: OWN,
  reason: "In the entries of the general ledger it is paid in, as no reserve is.",
  isAsked: true,
  rivals: ["share_capital", "revenue"],
};

/** What is paid ahead is paid first. What is owed for costs all year, and paid later, is a debt: a card. */
export const chargedThenPaid: EntryRule = {
  holds: ({ debits, credits, highest }) => {
    const owed = plus(against(credits, "costs"), against(credits, "salesTax"));
    const isOwed = credits.cash === 0 && credits.times >= HABIT && isMostOf(owed, total(credits));
    return isOwed && isMostOf(debits.cash, total(debits)) && highest <= 0;
  },
  role: "other_payables",
  reason: "In the entries of the general ledger it is owed for costs, and then paid.",
  isAsked: true,
  rivals: [OWN],
};

/** What was owed before, and is only received in the year, may have been charged to customers. */
export const receivedAlone: EntryRule = {
  holds: ({ account, debits, credits }) =>
    account.opening > 0n &&
    !hasTrait(account, "intragroup") &&
    total(debits) === 0 &&
    credits.cash > 0 &&
    credits.other === 0,
  role: OWN,
  reason:
    "In the entries of the general ledger it is received, and none of them says what it was charged for.",
  isAsked: true,
  rivals: ["trade_receivables"],
};

/** What no asset that is held for years does; what says what the account is instead stands first. */
export const unlikeHeldAssets: readonly EntryRule[] = [soldOnCreditMostly, settledInCash, spent];
