import { plus } from "../../../money/Amount.ts";
import type { Role } from "../../../roles/roles.ts";
import { type AccountActivity, against, total } from "../AccountActivity.ts";
import { HABIT, isMostOf, isNearlyAll } from "../thresholds.ts";

/** Roles, and whether the entries of an account look like those of one. */
export type Admissions = readonly (readonly [Role, (activity: AccountActivity) => boolean])[];

/** What balances may be. */
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

/** What an account that stands among income and costs by its name alone may be of these. */
export const BORROWED_OR_LENT: Admissions = [
  ["loans_receivable", (its) => isHeld(its) && isInCash(its) && isInBoth(its)],
  ["borrowings", (its) => isBorrowed(its) && isInCash(its) && isInBoth(its)],
];

/** What income and costs may be. */
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

/** Whether it passes in and out in cash alone. */
function isInCash({ debits, credits }: AccountActivity): boolean {
  return debits.other === 0 && credits.other === 0;
}

function isInBoth({ debits, credits }: AccountActivity): boolean {
  return debits.cash > 0 && credits.cash > 0;
}

/** Assets are bought now and then, and only leave the books again where they are sold or scrapped. */
function isHeldForYears(its: AccountActivity): boolean {
  const { debits, credits, besideDisposal, derecognised } = its;
  const left = plus(besideDisposal, derecognised);
  const isKept = total(credits) === 0 || isMostOf(left, total(credits));
  return isHeld(its) && total(debits) > 0 && debits.times <= HABIT && isKept;
}

/** What is bought, and becomes a cost. */
function isUsedUp(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const used = plus(against(credits, "costs"), against(credits, "inventories"));
  return isHeld(its) && total(debits) > 0 && credits.cash === 0 && isMostOf(used, total(credits));
}

/** What is charged without cash, and received. */
function isReceived(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const charged = plus(against(debits, "sales"), against(debits, "otherIncome"));
  return isHeld(its) && credits.cash > 0 && isMostOf(charged, debits.other);
}

/** What is charged without cash for anything but sales, and received in cash alone. */
function isChargedAndReceived(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const isCharged = debits.cash === 0 && credits.cash > 0 && credits.other === 0;
  return isHeld(its) && isCharged && !isReceived(its);
}

/** What owners draw only ever goes out. */
function isPaidOut(its: AccountActivity): boolean {
  return isHeld(its) && its.debits.cash > 0 && total(its.credits) === 0;
}

/** Earlier profit, from which dividends are paid. */
function isTakenFrom(its: AccountActivity): boolean {
  const { account, debits, credits } = its;
  return account.opening < 0n && debits.cash > 0 && debits.times < HABIT && credits.cash === 0;
}

/** A debt brings cash or an asset, and is paid back. */
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

/** What customers pay first, and is earned or given back later. */
function isPaidAhead(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const received = plus(against(credits, "cash"), against(credits, "customers"));
  // What nobody could place may be income as well
  const placed = plus(against(debits, "sales"), against(debits, "customers"));
  const earned = plus(placed, against(debits, "other"));
  const settled = plus(earned, debits.cash);
  const isPaidIn = isNearlyAll(received, total(credits));
  const isSettled = total(debits) === 0 || isMostOf(settled, total(debits));
  return isOwed(its) && isSettled && (isPaidIn || (total(credits) === 0 && earned > 0));
}

/** Tax is charged a few times, by no supplier, and paid. */
function isOwedForTax(its: AccountActivity): boolean {
  const { debits, credits } = its;
  const isCharged = credits.cash === 0 && credits.times < HABIT;
  return isOwed(its) && debits.cash > 0 && debits.times < HABIT && debits.other === 0 && isCharged;
}

/** What owners pay in stays. */
function isPaidIn(its: AccountActivity): boolean {
  const { debits, credits } = its;
  return isOwed(its) && credits.cash > 0 && credits.other === 0 && total(debits) === 0;
}

/** What is charged without cash on what is held for years. */
function isChargedOnAssets({ debits }: AccountActivity): boolean {
  const charged = plus(against(debits, "longTermAssets"), against(debits, "rightOfUse"));
  return debits.cash === 0 && isMostOf(charged, total(debits));
}

/** What stands beside assets that leave the books. */
function isOfDisposals(its: AccountActivity): boolean {
  const { besideDisposal, derecognised, retired, debits, credits } = its;
  const beside = plus(plus(besideDisposal, derecognised), retired);
  return isMostOf(beside, plus(total(debits), total(credits)));
}

/** Tax is charged without cash, a few times, and no supplier charges it. */
function isChargedAsTax({ debits, credits }: AccountActivity): boolean {
  const owed = plus(against(debits, "taxPayable"), against(debits, "otherCreditors"));
  const isSeldom = debits.times < HABIT && total(credits) === 0;
  return isSeldom && debits.cash === 0 && isNearlyAll(owed, total(debits));
}
