import { plus } from "../../../money/Amount.ts";
import { hasTrait } from "../../../roles/traits.ts";
import { against, total } from "../AccountActivity.ts";
import { FEW, HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { type EntryRule, OWN } from "./EntryRule.ts";
import { soldOnCreditMostly } from "./receivableRules.ts";

/*
 * Rules about how balances arise and are settled. Where an account is settled unlike others of its role, the name may
 * still be right: the role stays, and a person is asked.
 */

/**
 * A long-term asset leaves the books on disposal, with its depreciation or a gain. A balance that regularly comes back
 * in cash only may be a receivable.
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

/** Wages and costs are not paid out of a long-term asset. The account may be cash. */
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

/**
 * Restricted cash does not pay the entity's own wages, costs and suppliers. The account may be an ordinary bank
 * account.
 */
export const spentFreely: EntryRule = {
  ...spent,
  reason:
    "In the entries of the general ledger wages and costs are paid out of it, time and again.",
  rivals: ["cash_and_cash_equivalents"],
};

/**
 * Advances from customers are earned or set off against invoices. A balance that is only repaid in cash may be a debt.
 */
export const repaidAlone: EntryRule = {
  holds: ({ debits }) => debits.cash > 0 && debits.other === 0,
  role: OWN,
  reason: "In the entries of the general ledger it goes back in cash, and none of it is earned.",
  isAsked: true,
  rivals: ["borrowings", "other_payables"],
};

/**
 * Goodwill arises in a business combination. An item that is invoiced or bears sales tax may be another intangible
 * asset.
 */
export const boughtByItself: EntryRule = {
  holds: ({ debits }) => plus(debits.taxed, against(debits, "suppliers")) > 0,
  role: OWN,
  reason:
    "In the entries of the general ledger suppliers bill it, or it is taxed, as no business is.",
  isAsked: true,
  rivals: ["intangibles_cost"],
};

/** Reserves are transferred from profit. Cash paid in may be capital or a grant. */
export const paidIntoReserve: EntryRule = {
  holds: ({ credits }) => isMostOf(against(credits, "cash"), total(credits)),
  role: OWN,
  reason: "In the entries of the general ledger it is paid in, as no reserve is.",
  isAsked: true,
  rivals: ["share_capital", "revenue"],
};

/**
 * A prepayment is paid first. A balance that is charged with costs all year and paid later is a liability, such as a
 * credit card.
 */
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

/** An opening receivable that is only received in the year may be a trade receivable. */
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

/** Rules for what long-term assets never do. The rule that says what the account is instead comes first. */
export const unlikeHeldAssets: readonly EntryRule[] = [soldOnCreditMostly, settledInCash, spent];
