import { plus } from "../../../money/Amount.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { asked, type EntryRule } from "./EntryRule.ts";

const chargedThenReceived: Omit<EntryRule, "holds" | "reason"> = {
  role: "other_receivables",
  isAsked: true,
};

/** Income and costs are seldom charged without cash on one side and settled in cash on the other. */
export const receivable: EntryRule = {
  ...chargedThenReceived,
  holds: ({ debits, credits, lowest, account }) =>
    debits.cash === 0 &&
    debits.other > 0 &&
    credits.other === 0 &&
    plus(credits.cash, credits.cash) >= debits.other &&
    lowest >= 0 &&
    account.opening >= 0n,
  reason:
    "In the entries of the general ledger it is charged without cash, and then received in cash.",
};

/** A gain of which nothing is left when cash comes in was owed by whom the asset was sold to. */
export const receivableForAsset: EntryRule = {
  ...chargedThenReceived,
  holds: ({ account, debits, credits, lowest }) =>
    debits.other > 0 &&
    debits.cash === 0 &&
    credits.cash > 0 &&
    credits.other === 0 &&
    // What is received first was not owed before
    lowest >= 0 &&
    account.closing === 0n,
  reason: "In the entries of the general ledger it is charged without cash, and then received.",
  rivals: ["disposal_gain_loss"],
};

/** What is charged for sales time and again, and received in cash, is owed by customers (IFRS 15.105). */
export const soldOnCredit: EntryRule = {
  holds: (its) => its.debits.cash === 0 && isSoldOnCredit(its, isNearlyAll),
  role: "trade_receivables",
  reason:
    "In the entries of the general ledger it is charged for sales, time and again, and received.",
};

/**
 * The same of what is charged for other things too, which may stand apart from customers; what they paid too much may be
 * paid back.
 */
export const soldOnCreditMostly: EntryRule = asked({
  ...soldOnCredit,
  holds: (its) => isSoldOnCredit(its, isMostOf),
});

function isSoldOnCredit({ debits, credits }: AccountActivity, isEnough: typeof isMostOf): boolean {
  const charged = plus(against(debits, "sales"), against(debits, "salesTax"));
  const isCharged = against(debits, "sales") > 0 && isEnough(charged, debits.other);
  const isOften = debits.times >= HABIT && isNearlyAll(debits.other, total(debits));
  return isOften && isCharged && isMostOf(credits.cash, total(credits));
}

/** A loan is paid out in cash; what is charged without any, time and again, and then received is owed for something else. */
export const chargedNotLent: EntryRule = asked({
  ...soldOnCredit,
  holds: ({ debits, credits }) =>
    debits.times >= HABIT &&
    debits.cash === 0 &&
    !isMostOf(against(debits, "interestIncome"), debits.other) &&
    isMostOf(credits.cash, total(credits)),
  reason:
    "In the entries of the general ledger it is charged time and again, and no cash is lent on it.",
});
