import { amountsIn } from "../../generalLedger/entries/amountsIn.ts";
import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { daysOf } from "../../generalLedger/Period.ts";
import { type Amount, plus } from "../../money/Amount.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/**
 * Finds accounts that only carry transfers between the entity's own banks: each amount that leaves one bank reaches
 * another in full within days, nothing else is posted, and the account is nil at both ends. Such an account is cash,
 * and the transfers are no cash flows (IAS 7.9).
 * Only accounts that would be asked about, or whose role was learnt from other charts, are checked. A single transfer
 * is asked about. `entries` is called only where there are two banks and such an account.
 */
export function findTransferAccounts(
  accounts: readonly LedgerAccount[],
  { asked, given, learnt }: Pick<RoleDoubts, "asked" | "given" | "learnt">,
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const banks = accounts.filter(
    ({ code, role }) => role === "cash_and_cash_equivalents" && !asked.has(code),
  );
  const watched = accounts.filter(
    ({ code, opening, closing }) =>
      (asked.has(code) || learnt.has(code)) && !given.has(code) && opening === 0n && closing === 0n,
  );
  if (banks.length < 2 || watched.length === 0) return new Map();
  const carried = carriedBy(watched, banks, entries());
  return new Map([...carried].flatMap(([code, times]) => findingOf(code, times)));
}

function findingOf(code: string, times: number | null): [string, RoleFinding][] {
  if (times === null || times === 0) return [];
  return [
    [code, times < LEAST_TIMES ? { ...CARRIES_TRANSFERS, isAsked: true } : CARRIES_TRANSFERS],
  ];
}

const CARRIES_TRANSFERS: RoleFinding = {
  role: "cash_and_cash_equivalents",
  reason:
    "The entries of the general ledger carry money through it from one bank to another within days, and nothing else.",
};

const LEAST_TIMES = 2;
/** A transfer takes at most a week, with holidays. */
const MOST_DAYS = 7;

/** One half of a transfer, waiting for the other half; `amount` is debit-positive on the transfer account. */
type OnItsWay = { bank: number; amount: Amount; date: string };

/** The number of transfers through each account; null where anything else is posted to it. */
function carriedBy(
  watched: readonly LedgerAccount[],
  banks: readonly LedgerAccount[],
  columns: EntryColumns,
): ReadonlyMap<string, number | null> {
  const bankCodes = new Set(banks.map(({ code }) => code));
  const isBank = columns.codes.map((code) => bankCodes.has(code));
  const carried = new Map<string, number | null>(watched.map(({ code }) => [code, 0]));
  const open = new Map(watched.map(({ code }): [string, OnItsWay[]] => [code, []]));
  const isWatched = columns.codes.map((code) => open.has(code));
  for (let entry = 0; entry < columns.count; entry += 1) {
    if (!isIn(columns, entry, isWatched)) continue;
    const amounts = amountsIn(columns, entry);
    for (const account of amounts.keys()) {
      const code = columns.codes[account] ?? "";
      const [waiting, times] = [open.get(code), carried.get(code) ?? null];
      if (!waiting || times === null) continue;
      const moved = moneyMoved(amounts, account, isBank, columns.dateOf(entry));
      carried.set(code, moved === null ? null : times + (arrives(moved, waiting) ? 1 : 0));
    }
  }
  for (const [code, waiting] of open) if (waiting.length > 0) carried.set(code, null);
  return carried;
}

/** Whether an entry has a line of one of these accounts. */
function isIn(columns: EntryColumns, entry: number, accounts: readonly boolean[]): boolean {
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1)
    if (accounts[columns.accountAt(place)]) return true;
  return false;
}

/** The amount that an entry moves between an account and one bank; null where it has any other line. */
function moneyMoved(
  amounts: ReadonlyMap<number, Amount>,
  account: number,
  isBank: readonly boolean[],
  date: string,
): OnItsWay | null {
  const [bank, ...others] = [...amounts.keys()].filter((each) => each !== account);
  const amount = amounts.get(account) ?? 0;
  const isOfOneBank = bank !== undefined && others.length === 0 && isBank[bank] === true;
  return isOfOneBank && amount !== 0 ? { bank, amount, date } : null;
}

/** Whether this is the second half of a transfer; a first half is added to `waiting`. */
function arrives(moved: OnItsWay, waiting: OnItsWay[]): boolean {
  const place = waiting.findIndex(
    ({ bank, amount, date }) =>
      bank !== moved.bank &&
      plus(amount, moved.amount) === 0 &&
      daysOf({ start: date, end: moved.date }) <= MOST_DAYS,
  );
  if (place < 0) waiting.push(moved);
  else waiting.splice(place, 1);
  return place >= 0;
}
