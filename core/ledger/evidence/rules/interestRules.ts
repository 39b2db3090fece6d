import type { Role } from "../../../roles/roles.ts";
import { total } from "../AccountActivity.ts";
import { FEW, HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { type EntryRule, OWN } from "./EntryRule.ts";

/** Interest that is only credited is interest income. */
export const interestEarned: EntryRule = {
  holds: ({ debits, credits }) => total(credits) > 0 && total(debits) === 0,
  role: "interest_income",
  reason: "In the entries of the general ledger it is interest that is only ever credited.",
  isAsked: true,
};

/** Interest in doubt that starts at zero and is regularly paid with a debt is interest expense. */
export const interestOnDebt: EntryRule = {
  holds: ({ account, debits, credits, besideDebt }) => {
    const isOpen = INTEREST.has(account.role) && account.opening === 0n && debits.times >= HABIT;
    return isOpen && total(credits) === 0 && isNearlyAll(besideDebt, total(debits));
  },
  role: "interest_expense",
  reason: "In the entries of the general ledger it is paid together with a debt, time and again.",
};

/** A cost that is paid with the instalments of a debt is interest, or a fee or insurance of the debt. */
export const costOfDebt: EntryRule = {
  holds: ({ debits, credits, besideDebt }) =>
    debits.times >= FEW && total(credits) === 0 && isNearlyAll(besideDebt, total(debits)),
  role: "interest_expense",
  reason: "In the entries of the general ledger it is paid together with a debt, time and again.",
  isAsked: true,
  rivals: [OWN],
};

/**
 * The same, where most of it is paid so, for an income statement account without a role or for doubtful cash: cash is
 * not only ever debited in entries that repay a debt.
 */
export const unnamedCostOfDebt: EntryRule = {
  ...costOfDebt,
  holds: ({ account, debits, credits, besideDebt }) => {
    const { role, isProfitAndLoss, opening } = account;
    const isUnplaced = role === null ? isProfitAndLoss : role === "cash_and_cash_equivalents";
    const isHabit = debits.times >= HABIT && total(credits) === 0;
    return isUnplaced && opening === 0n && isHabit && isMostOf(besideDebt, total(debits));
  },
};

/** Interest in doubt that starts at zero and is only received in cash is interest income. */
export const interestReceived: EntryRule = {
  holds: ({ account, debits, credits }) =>
    INTEREST.has(account.role) &&
    account.opening === 0n &&
    total(debits) === 0 &&
    credits.cash > 0 &&
    credits.other === 0,
  role: "interest_income",
  reason: "In the entries of the general ledger it is interest that is only ever received.",
};

const INTEREST: ReadonlySet<Role | null> = new Set<Role | null>([
  "interest_receivable",
  "interest_payable",
  "interest_income",
  "interest_expense",
]);
