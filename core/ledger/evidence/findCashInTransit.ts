import { amountsIn } from "../../generalLedger/entries/amountsIn.ts";
import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, amountOf, minus, plus } from "../../money/Amount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import { MS_PER_DAY } from "../../text/addDays.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { isAnyOf } from "./collectActivity.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/**
 * Finds clearing accounts among the accounts read as cash: card takings, cheques or a payment processor's balance, paid
 * into the bank within days, or within a month in books that post them once a month. Until it arrives, such money is a receivable, not cash on hand or a demand deposit (IAS
 * 7.6).
 * The signs are that the account is paid into a bank regularly, that less arrives than was booked (the processor keeps
 * a fee), and that little else is posted. A clearing account by name needs less evidence than others. A person is asked
 * where only most payments arrive reduced, or where a large balance remains at an end of the period that did not come
 * in during the last days.
 * An account in doubt between cash and a receivable, or without a role, is asked about as soon as it is nil at both
 * ends or one payment arrives reduced. `entries` is called only where another cash account exists that could be paid
 * into.
 */
export function findCashInTransit(
  accounts: readonly LedgerAccount[],
  { inDoubt, given }: Pick<RoleDoubts, "inDoubt" | "given">,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const isAsked = (account: LedgerAccount) =>
    inDoubt.has(account.code) || (hasTrait(account, "suspense") && !given.has(account.code));
  const cash = accounts.filter(({ role }) => isCashRole(role));
  const isUnplaced = ({ code, role }: LedgerAccount) => role === null && inDoubt.has(code);
  const isOwed = ({ code, role }: LedgerAccount) => isReceivable(role) && inDoubt.has(code);
  const watched = [
    ...cash.filter(({ code }) => !given.has(code)),
    ...accounts.filter((account) => isUnplaced(account) || isOwed(account)),
  ];
  if (watched.every((account) => cash.every((bank) => bank === account))) return new Map();
  const banks = cash.filter((account) => !isAsked(account));
  const columns = entries();
  const findings = collectFrom(watched, banks, columns).flatMap((each) => {
    const its = isPaidIn(each) ? findingOf(each, columns, inDoubt.has(each.account.code)) : null;
    return its === null ? [] : [[each.account.code, its] as const];
  });
  return new Map(findings);
}

function findingOf(its: Collected, columns: EntryColumns, isInDoubt: boolean): RoleFinding | null {
  const { account, reduced } = its;
  if (isInDoubt && isNilAtBothEnds(account) && isHabit(its)) return IN_TRANSIT;
  if (keepsFee(its) && (isNearNil(its) || isOfLastDays(its, columns))) return IN_TRANSIT;
  if (isInDoubt && reduced > 0) return { ...IN_TRANSIT, isAsked: true };
  const isOnItsWay = isClearing(account) || isOfProcessor(account);
  if (keepsFee(its)) return isOnItsWay ? OWED_BY_PROCESSOR : PAID_IN_LESS_FEE;
  if (isOfProcessor(account) && isHabit(its) && !isNilAtBothEnds(account)) return PAID_IN_FULL;
  return !isClearing(account) && isMostlyReduced(its) ? PAID_IN_LESS_FEE : null;
}

const IN_TRANSIT: RoleFinding = {
  role: "trade_receivables",
  reason:
    "The entries of the general ledger pay it on into the bank, and hardly anything else out of it.",
};

/** A large balance at an end of the period is still more likely owed by a processor, since cash arrives in full. */
const OWED_BY_PROCESSOR: RoleFinding = {
  role: "trade_receivables",
  reason:
    "The entries of the general ledger pay it on into the bank, less a fee: what a processor or a factor owes is no cash.",
  isAsked: true,
  rivals: ["cash_and_cash_equivalents"],
};

const PAID_IN_LESS_FEE: RoleFinding = {
  role: "cash_and_cash_equivalents",
  reason:
    "The entries of the general ledger pay it on into the bank, less a fee: what a processor or a factor owes is no cash.",
  isAsked: true,
  rivals: ["trade_receivables"],
};

/** A processor that books its fee separately pays out in full. Its balance may be a receivable or cash. */
const PAID_IN_FULL: RoleFinding = {
  ...PAID_IN_LESS_FEE,
  reason:
    "The entries of the general ledger pay it on into the bank: what a processor has not paid out yet may be owed.",
};

function isCashRole(role: Role | null): boolean {
  return role === "cash_and_cash_equivalents" || role === "bank_overdraft";
}

function isReceivable(role: Role | null): boolean {
  return role === "other_receivables" || role === "trade_receivables";
}

/** What the entries do with an account; amounts without a sign, except `balance`. */
type Collected = {
  account: LedgerAccount;
  /** Paid into a bank, and in how many entries. */
  paidIn: Amount;
  times: number;
  /** In how many of them less arrived, and whether the full amount ever arrived. */
  reduced: number;
  hasArrivedInFull: boolean;
  /** Credited in an entry without cash: a fee posted separately. */
  kept: Amount;
  /** All other credits, and debits from a bank. */
  other: Amount;
  balance: Amount;
  /**
   * The day of the last entry in milliseconds, and the sum of balance × days until then: a measure, not an amount of
   * money.
   */
  day: number;
  held: number;
};

/**
 * Collects what the entries do with the watched accounts. An account in doubt that pays for more than it transfers to a
 * bank is a bank itself, so money that reaches it has arrived.
 */
function collectFrom(
  watched: readonly LedgerAccount[],
  banks: readonly LedgerAccount[],
  columns: EntryColumns,
): Collected[] {
  const collected = collect(watched, banks, columns);
  const paying = collected.filter(
    ({ account, other, kept, paidIn }) =>
      !banks.includes(account) && !isClearing(account) && plus(other, kept) > paidIn,
  );
  if (paying.length === 0) return collected;
  return collect(watched, [...banks, ...paying.map(({ account }) => account)], columns);
}

/** Goes through the entries in the order of their dates. */
function collect(
  accounts: readonly LedgerAccount[],
  banks: readonly LedgerAccount[],
  columns: EntryColumns,
): Collected[] {
  const bankCodes = new Set(banks.map(({ code }) => code));
  const isBank = columns.codes.map((code) => bankCodes.has(code));
  const byCode = new Map(accounts.map((account) => [account.code, begin(account, columns)]));
  const watched = columns.codes.map((code) => byCode.get(code));
  const isWatched = Uint8Array.from(watched, (known) => (known === undefined ? 0 : 1));
  let [date, day] = ["", 0];
  let end = columns.startOf(0);
  for (let entry = 0; entry < columns.count; entry += 1) {
    const start = end;
    end = columns.startOf(entry + 1);
    if (!isAnyOf(isWatched, columns, start, end)) continue;
    if (columns.dateOf(entry) !== date) {
      date = columns.dateOf(entry);
      day = Date.parse(date);
    }
    const amounts = amountsIn(columns, entry);
    let banked: Amount = 0;
    for (const [account, amount] of amounts)
      if (isBank[account] === true) banked = plus(banked, amount);
    for (const [account, amount] of amounts) {
      const known = watched[account];
      if (!known) continue;
      // Leave out the bank's own amount: it is not paid in from elsewhere
      note(known, amount, isBank[account] === true ? minus(banked, amount) : banked, day);
    }
  }
  return [...byCode.values()];
}

function begin(account: LedgerAccount, columns: EntryColumns): Collected {
  const day = columns.count === 0 ? 0 : Date.parse(columns.dateOf(0));
  const balance = amountOf(account.opening);
  return {
    account,
    paidIn: 0,
    times: 0,
    reduced: 0,
    hasArrivedInFull: false,
    kept: 0,
    other: 0,
    balance,
    day,
    held: 0,
  };
}

function note(known: Collected, amount: Amount, banked: Amount, day: number): void {
  known.held += (Number(absolute(known.balance)) * (day - known.day)) / MS_PER_DAY;
  known.day = day;
  known.balance = plus(known.balance, amount);
  const isPaidIn = amount < 0 && banked > 0;
  if (isPaidIn) {
    known.paidIn = minus(known.paidIn, amount);
    known.times += 1;
    const kept = plus(amount, banked);
    if (kept < 0) known.reduced += 1;
    // More than the full amount arrives where the entry has other receipts too
    else if (kept === 0) known.hasArrivedInFull = true;
  } else if (amount < 0 && banked === 0) known.kept = minus(known.kept, amount);
  else if (amount < 0 || banked < 0) known.other = plus(known.other, absolute(amount));
}

/** Fewer payments are not regular. */
const LEAST_TIMES = 4;
/** An amount stays on the account for at most this many days on average. */
const MOST_DAYS = 14;
/** The same for a clearing or processor account by name: books may post its sales and payouts once a month. */
const MOST_DAYS_MONTHLY = 45;
/** Other postings are at most 1/20 of what is paid in: reversals, corrections. */
const OTHER_PART = 20;
/** A processor keeps at most a quarter: fees and chargebacks. */
const KEPT_PART = 4;
/** A balance is near nil up to 1/12 of what is paid in. */
const END_PART = 12;

function isPaidIn(collected: Collected): boolean {
  const { account, paidIn, times, kept, other } = collected;
  const total = Number(paidIn);
  const besides = isOfProcessor(account) ? Number(other) : Number(plus(other, kept));
  const isKeptLow = Number(kept) * KEPT_PART <= total;
  const mostDays = isClearing(account) || isOfProcessor(account) ? MOST_DAYS_MONTHLY : MOST_DAYS;
  return times > 0 && isKeptLow && besides * OTHER_PART <= total && staysFor(collected, mostDays);
}

/** Whether an amount stays on the account for at most so many days on average. */
function staysFor({ paidIn, held }: Collected, days: number): boolean {
  return held <= Number(paidIn) * days;
}

function isHabit({ times }: Collected): boolean {
  return times >= LEAST_TIMES;
}

function isClearing(account: LedgerAccount): boolean {
  return hasTrait(account, "suspense");
}

function isNilAtBothEnds({ opening, closing }: LedgerAccount): boolean {
  return opening === 0n && closing === 0n;
}

/** "Nearly all" means four of five, from twice as many payments. */
const NEARLY_ALL = 5;

/**
 * Whether payments arrive reduced by a fee. For a clearing or processor account: most of them (where there are few
 * payments: at least one, and none in full), or a processor's fee is posted separately. For other accounts: nearly all
 * of many payments.
 */
function keepsFee(collected: Collected): boolean {
  const { account, times, reduced, hasArrivedInFull, kept } = collected;
  if (isOfProcessor(account) && kept > 0) return true;
  if (isClearing(account) || isOfProcessor(account))
    return isHabit(collected) ? isMostlyReduced(collected) : reduced > 0 && !hasArrivedInFull;
  return times >= 2 * LEAST_TIMES && reduced * NEARLY_ALL >= times * (NEARLY_ALL - 1);
}

function isOfProcessor(account: LedgerAccount): boolean {
  return hasTrait(account, "held_by_processor");
}

/** Whether more than half of the payments arrive reduced, however few they are. */
function isMostlyReduced({ times, reduced }: Collected): boolean {
  return 2 * reduced > times;
}

function isNearNil({ account: { opening, closing }, paidIn }: Collected): boolean {
  const isNear = (amount: Minor) => Math.abs(Number(amount)) * END_PART <= Number(paidIn);
  return isNear(opening) && isNear(closing);
}

/**
 * Whether the closing balance came in during the last days of the period, and the opening balance went out during the
 * first days.
 */
function isOfLastDays(collected: Collected, columns: EntryColumns): boolean {
  const { code, opening, closing } = collected.account;
  const days = (staysFor(collected, MOST_DAYS) ? MOST_DAYS : MOST_DAYS_MONTHLY) * MS_PER_DAY;
  const dayOf = (entry: number) => Date.parse(columns.dateOf(entry));
  const last = columns.count - 1;
  let [arrived, left]: [Amount, Amount] = [0, 0];
  for (let entry = last; entry >= 0 && dayOf(last) - dayOf(entry) <= days; entry -= 1)
    arrived = plus(arrived, sideOf(entry, columns, code, "debit"));
  for (let entry = 0; entry <= last && dayOf(entry) - dayOf(0) <= days; entry += 1)
    left = plus(left, sideOf(entry, columns, code, "credit"));
  return amountOf(closing) <= arrived && amountOf(opening) <= left;
}

/** The amount of an entry on one side of an account, without a sign. */
function sideOf(
  entry: number,
  columns: EntryColumns,
  code: string,
  side: "debit" | "credit",
): Amount {
  const end = columns.startOf(entry + 1);
  let total: Amount = 0;
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const amount = columns.amountAt(place);
    const isOwn = columns.codes[columns.accountAt(place)] === code;
    if (isOwn && amount > 0 === (side === "debit")) total = plus(total, absolute(amount));
  }
  return total;
}
