import { dateOfEntry, type LedgerEntries, linesOf } from "../entries/LedgerEntries.ts";
import { monthNumber } from "../Period.ts";
import { at } from "../store/NumberColumn.ts";

/** So many months in a row are a habit. */
const FEWEST_MONTHS = 5;
/** An entry has two accounts: depreciation, or the pay of the month. */
const FEWEST_ACCOUNTS = 2;
/** More lines of a month are business that happens to be done on these days. */
const MOST_LINES = 3;

/**
 * The first of the accounts that are posted at the end of every month but the last one, whose end the ledger
 * does not come to: in each month before on days after that of the last entry alone, and a few times each.
 * Null where they are too few, or too few months come before.
 */
export function missingMonthEndAccount(
  entries: LedgerEntries,
  chosen: Int32Array,
  { value: last, expected: lastDay }: { value: string; expected: string },
): string | null {
  const month = monthNumber(last);
  if (monthNumber(lastDay) !== month) return null;
  const { months, ofAccounts } = monthsBefore(entries, chosen, month);
  if (months.size < FEWEST_MONTHS) return null;
  const isAtEnd = ({ count, firstDay }: InMonth) => count <= MOST_LINES && firstDay > dayOf(last);
  const missed = [...ofAccounts].flatMap(([account, byMonth]) =>
    byMonth.size === months.size && [...byMonth.values()].every(isAtEnd) ? [account] : [],
  );
  const [first] = missed;
  if (first === undefined || missed.length < FEWEST_ACCOUNTS) return null;
  const { code = "", name = "" } = entries.assembly.accounts[first] ?? {};
  return name || code;
}

/** The lines that an account has in a month, and the first day of the month with one. */
type InMonth = { count: number; firstDay: number };

/** The months with entries before one, and what each account has in them that has nothing in that one. */
function monthsBefore(
  entries: LedgerEntries,
  chosen: Int32Array,
  last: number,
): { months: Set<number>; ofAccounts: Map<number, Map<number, InMonth>> } {
  const months = new Set<number>();
  const ofAccounts = new Map<number, Map<number, InMonth>>();
  const isUsed = new Set<number>();
  for (const entry of chosen) {
    const date = dateOfEntry(entries, entry);
    const month = monthNumber(date);
    if (month !== last) months.add(month);
    for (const line of linesOf(entries, entry)) {
      const account = at(entries.assembly.lines.account, line);
      if (month === last) isUsed.add(account);
      else addLine(ofAccounts, account, month, dayOf(date));
    }
  }
  for (const account of isUsed) ofAccounts.delete(account);
  return { months, ofAccounts };
}

function addLine(
  ofAccounts: Map<number, Map<number, InMonth>>,
  account: number,
  month: number,
  day: number,
): void {
  const byMonth = ofAccounts.get(account) ?? new Map<number, InMonth>();
  ofAccounts.set(account, byMonth);
  const known = byMonth.get(month);
  if (!known) byMonth.set(month, { count: 1, firstDay: day });
  else {
    known.count += 1;
    known.firstDay = Math.min(known.firstDay, day);
  }
}

/** The day of the month. */
function dayOf(date: string): number {
  return Number(date.slice(8, 10));
}
