import { plus } from "../../../money/Amount.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";
import { asked, type EntryRule } from "./EntryRule.ts";

const chargedThenReceived: Omit<EntryRule, "holds" | "reason"> = {
  role: "other_receivables",
  isAsked: true,
};

/** Income and costs are seldom charged without cash and then settled in cash. A balance that is, is a receivable. */
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

/** A disposal gain that is back to zero when cash comes in was the receivable from the buyer. */
export const receivableForAsset: EntryRule = {
  ...chargedThenReceived,
  holds: ({ account, debits, credits, lowest }) =>
    debits.other > 0 &&
    debits.cash === 0 &&
    credits.cash > 0 &&
    credits.other === 0 &&
    // Cash received first was no receivable
    lowest >= 0 &&
    account.closing === 0n,
  reason: "In the entries of the general ledger it is charged without cash, and then received.",
  rivals: ["disposal_gain_loss"],
};

/** A balance regularly charged for sales and received in cash is a trade receivable (IFRS 15.105). */
export const soldOnCredit: EntryRule = {
  holds: (its) => its.debits.cash === 0 && isSoldOnCredit(its, isNearlyAll),
  role: "trade_receivables",
  reason:
    "In the entries of the general ledger it is charged for sales, time and again, and received.",
};

/** The same where other things are charged too, or customers are refunded: it may be another receivable. */
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

/** A loan is paid out in cash. A balance that is regularly charged without cash is another receivable. */
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
