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
 * What accounts that were taken for cash are by the entries of a ledger: what is collected elsewhere and
 * paid into the bank within days is owed by customers until it arrives, and no cash on hand or demand
 * deposit (IAS 7.6). So is an account whose money arrives less a fee: a processor keeps that, and cash on
 * hand arrives in full. Where its name does not say clearing, nearly all of it has to, often; where most of
 * it does, or much is left at an end that did not come in last, a person is asked. Of an account in doubt
 * between cash and what is owed, or that nobody could place, it is enough that nothing is left at either end, or that anything arrives less
 * a fee: then it is asked. `entries` is asked only where there is another cash account that may be paid into.
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
  if (keepsFee(its) && (isNearNil(its) || isOfLastDays(account, columns))) return IN_TRANSIT;
  if (isInDoubt && reduced > 0) return { ...IN_TRANSIT, isAsked: true };
  const isOnItsWay = isClearing(account) || isOfProcessor(account);
  if (keepsFee(its)) return isOnItsWay ? OWED_BY_PROCESSOR : PAID_IN_LESS_FEE;
  if (isOfProcessor(account) && isHabit(its) && !isNilAtBothEnds(account)) return PAID_IN_FULL;
  return !isClearing(account) && isMostlyReduced(its) ? PAID_IN_LESS_FEE : null;
}

const IN_TRANSIT: RoleFinding = {
  role: "trade_receivables",
  reason:
    "The entries of the general ledger pay it into the bank within days, and hardly anything else out of it.",
};

/** Where much is left at an end, it is still the likelier that a processor owes it, for cash arrives in full. */
const OWED_BY_PROCESSOR: RoleFinding = {
  role: "trade_receivables",
  reason:
    "The entries of the general ledger pay it into the bank within days, less a fee: what a processor or a factor owes is no cash.",
  isAsked: true,
  rivals: ["cash_and_cash_equivalents"],
};

const PAID_IN_LESS_FEE: RoleFinding = {
  role: "cash_and_cash_equivalents",
  reason:
    "The entries of the general ledger pay it into the bank within days, less a fee: what a processor or a factor owes is no cash.",
  isAsked: true,
  rivals: ["trade_receivables"],
};

/** A processor that charges its fee apart pays out in full: what it holds at an end is still owed, or taken for cash. */
const PAID_IN_FULL: RoleFinding = {
  ...PAID_IN_LESS_FEE,
  reason:
    "The entries of the general ledger pay it into the bank within days: what a processor has not paid out yet may be owed.",
};

function isCashRole(role: Role | null): boolean {
  return role === "cash_and_cash_equivalents" || role === "bank_overdraft";
}

function isReceivable(role: Role | null): boolean {
  return role === "other_receivables" || role === "trade_receivables";
}

/** What the entries do with an account; amounts without sign. */
type Collected = {
  account: LedgerAccount;
  /** Paid into a bank, and how often. */
  paidIn: Amount;
  times: number;
  /** How often less than that arrived, and whether all of it ever did. */
  reduced: number;
  hasArrivedInFull: boolean;
  /** Kept back by itself, without cash: a fee that is posted apart from the payment. */
  kept: Amount;
  /** Whatever else is credited, and what comes from a bank. */
  other: Amount;
  balance: Amount;
  /** The day of the last entry, in milliseconds, and the balance by days until then: a measure, no money. */
  day: number;
  held: number;
};

/**
 * What the entries do with the accounts to watch. Accounts in doubt that pay for more than they pay into a
 * bank are banks too, whatever they are called: what reaches them has arrived.
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

/** Accounts are watched entry by entry, in the order of their dates. */
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
      // What a bank pays into itself comes from no other
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
    // More than all of it arrives where an entry holds other receipts too
    else if (kept === 0) known.hasArrivedInFull = true;
  } else if (amount < 0 && banked === 0) known.kept = minus(known.kept, amount);
  else if (amount < 0 || banked < 0) known.other = plus(known.other, absolute(amount));
}

/** Fewer payments than this are no habit. */
const LEAST_TIMES = 4;
/** An amount stays this many days on the account at the most, on average. */
const MOST_DAYS = 14;
/** What else goes through the account is no more than one part in so many: reversals, corrections. */
const OTHER_PART = 20;
/** A processor keeps no more than one part in so many: fees, and what customers charged back. */
const KEPT_PART = 4;
/** Near nil is one part in so many of what is paid in. */
const END_PART = 12;

function isPaidIn({ account, paidIn, times, kept, other, held }: Collected): boolean {
  const total = Number(paidIn);
  const besides = isOfProcessor(account) ? Number(other) : Number(plus(other, kept));
  const isKeptLow = Number(kept) * KEPT_PART <= total;
  return times > 0 && isKeptLow && besides * OTHER_PART <= total && held <= total * MOST_DAYS;
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

/** Nearly all is all but one in so many, of a habit of twice as many times. */
const NEARLY_ALL = 5;

/**
 * Whether what it pays in arrives less than in full: most of it where it is called a clearing account or by
 * a processor, and none in full where payments are few; or a processor takes its fee apart.
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

/** Whether most of what it pays in arrives less than in full, however seldom: a processor's, or a bank that charges for it. */
function isMostlyReduced({ times, reduced }: Collected): boolean {
  return 2 * reduced > times;
}

function isNearNil({ account: { opening, closing }, paidIn }: Collected): boolean {
  const isNear = (amount: Minor) => Math.abs(Number(amount)) * END_PART <= Number(paidIn);
  return isNear(opening) && isNear(closing);
}

/** Whether what is there at either end came in, and went out, within as many days of it as money is on its way. */
function isOfLastDays({ code, opening, closing }: LedgerAccount, columns: EntryColumns): boolean {
  const days = MOST_DAYS * MS_PER_DAY;
  const dayOf = (entry: number) => Date.parse(columns.dateOf(entry));
  const last = columns.count - 1;
  let [arrived, left]: [Amount, Amount] = [0, 0];
  for (let entry = last; entry >= 0 && dayOf(last) - dayOf(entry) <= days; entry -= 1)
    arrived = plus(arrived, sideOf(entry, columns, code, "debit"));
  for (let entry = 0; entry <= last && dayOf(entry) - dayOf(0) <= days; entry += 1)
    left = plus(left, sideOf(entry, columns, code, "credit"));
  return amountOf(closing) <= arrived && amountOf(opening) <= left;
}

/** What an entry puts on one side of an account, without sign. */
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
