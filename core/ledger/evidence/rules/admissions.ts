import { plus } from "../../../money/Amount.ts";
import type { Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";

/** Roles, each with a test whether an account's entries look like the usual ones of that role. */
export type Admissions = readonly (readonly [Role, (activity: AccountActivity) => boolean])[];

/** Roles of balance sheet accounts. */
export const BALANCES: Admissions = [
  ["loans_receivable", (its) => isHeld(its) && isInCash(its)],
  ["ppe_cost", isHeldForYears],
  ["intangibles_cost", isHeldForYears],
  ["inventories", isUsedUp],
  ["prepayments", isUsedUp],
  ["trade_receivables", isReceived],
  ["other_receivables", isChargedAndReceived],
  ["dividends_declared", isPaidOut],
  ["retained_earnings", isTakenFrom],
  ["borrowings", isBorrowed],
  ["contract_liabilities", isPaidAhead],
  ["current_tax", isOwedForTax],
  ["share_capital", isPaidIn],
];

/** Balance sheet roles that an account may have although its name places it in the income statement. */
export const BORROWED_OR_LENT: Admissions = [
  ["loans_receivable", (its) => isHeld(its) && isInCash(its) && isInBoth(its)],
  ["borrowings", (its) => isBorrowed(its) && isInCash(its) && isInBoth(its)],
];

/** Roles of income statement accounts. */
export const RESULTS: Admissions = [
  ["depreciation", isChargedOnAssets],
  ["amortisation", isChargedOnAssets],
  ["impairment", isChargedOnAssets],
  ["disposal_gain_loss", isOfDisposals],
  ["interest_expense", ({ besideDebt, debits }) => isMostOf(besideDebt, total(debits))],
  ["income_tax", isChargedAsTax],
];

function isHeld({ lowest }: AccountActivity): boolean {
  return lowest >= 0;
}

function isOwed({ highest }: AccountActivity): boolean {
  return highest <= 0;
}

/** Whether all entries are in cash. */
function isInCash({ debits, credits }: AccountActivity): boolean {
  return debits.other === 0 && credits.other === 0;
}

function isInBoth({ debits, credits }: AccountActivity): boolean {
  return debits.cash > 0 && credits.cash > 0;
}

/** Long-term assets are bought a few times and credited only on disposal. */
function isHeldForYears(its: AccountActivity): boolean {
  const { debits, credits, besideDisposal, derecognised } = its;
  const left = plus(besideDisposal, derecognised);
  const isKept = total(credits) === 0 || isMostOf(left, total(credits));
  return isHeld(its) && total(debits) > 0 && debits.times <= HABIT && isKept;
}

/** Inventories and prepayments are bought and become a cost. */
function isUsedUp(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const used = plus(against(credits, "costs"), against(credits, "inventories"));
  return isHeld(its) && total(debits) > 0 && credits.cash === 0 && isMostOf(used, total(credits));
}

/** Receivables are charged without cash and then received. */
function isReceived(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const charged = plus(against(debits, "sales"), against(debits, "otherIncome"));
  return isHeld(its) && credits.cash > 0 && isMostOf(charged, debits.other);
}

/** Other receivables are charged without cash, mostly for something else than sales, and received in cash only. */
function isChargedAndReceived(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const isCharged = debits.cash === 0 && credits.cash > 0 && credits.other === 0;
  return isHeld(its) && isCharged && !isReceived(its);
}

/** Distributions to owners are only paid out. */
function isPaidOut(its: AccountActivity): boolean {
  return isHeld(its) && its.debits.cash > 0 && total(its.credits) === 0;
}

/** Retained earnings of earlier years, from which dividends are paid. */
function isTakenFrom(its: AccountActivity): boolean {
  const { account, debits, credits } = its;
  return account.opening < 0n && debits.cash > 0 && debits.times < HABIT && credits.cash === 0;
}

/** A debt brings cash or an asset, and is repaid. */
function isBorrowed(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const financed = plus(
    plus(against(credits, "longTermAssets"), against(credits, "rightOfUse")),
    against(credits, "interest"),
  );
  const isPaidBack = debits.other === 0 || isMostOf(debits.cash, total(debits));
  const isMoved = plus(debits.cash, credits.cash) > 0;
  return isOwed(its) && isMoved && isPaidBack && financed >= credits.other;
}

/** Contract liabilities are received first, and earned or refunded later. */
function isPaidAhead(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const received = plus(against(credits, "cash"), against(credits, "customers"));
  // An account without a role may be income
  const placed = plus(against(debits, "sales"), against(debits, "customers"));
  const earned = plus(placed, against(debits, "other"));
  const settled = plus(earned, debits.cash);
  const isPaidIn = isNearlyAll(received, total(credits));
  const isSettled = total(debits) === 0 || isMostOf(settled, total(debits));
  return isOwed(its) && isSettled && (isPaidIn || (total(credits) === 0 && earned > 0));
}

/** Current tax is charged a few times, not by suppliers, and paid. */
function isOwedForTax(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const isCharged = credits.cash === 0 && credits.times < HABIT;
  return isOwed(its) && debits.cash > 0 && debits.times < HABIT && debits.other === 0 && isCharged;
}

/** Paid-in capital is not repaid. */
function isPaidIn(its: AccountActivity): boolean {
  const { debits, credits } = its;
  return isOwed(its) && credits.cash > 0 && credits.other === 0 && total(debits) === 0;
}

/** Depreciation and the like are charged on long-term assets without cash. */
function isChargedOnAssets({ debits }: AccountActivity): boolean {
  const charged = plus(against(debits, "longTermAssets"), against(debits, "rightOfUse"));
  return debits.cash === 0 && isMostOf(charged, total(debits));
}

/** Disposal gains are posted in entries that derecognise assets. */
function isOfDisposals(its: AccountActivity): boolean {
  const { besideDisposal, derecognised, retired, debits, credits } = its;
  const beside = plus(plus(besideDisposal, derecognised), retired);
  return isMostOf(beside, plus(total(debits), total(credits)));
}

/** Income tax is charged without cash, a few times, and not by suppliers. */
function isChargedAsTax({ debits, credits }: AccountActivity): boolean {
  const owed = plus(against(debits, "taxPayable"), against(debits, "otherCreditors"));
  const isSeldom = debits.times < HABIT && total(credits) === 0;
  return isSeldom && debits.cash === 0 && isNearlyAll(owed, total(debits));
}
