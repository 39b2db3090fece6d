import { at } from "../store/NumberColumn.ts";
import { movedBy } from "./findOpenings.ts";
import {
  dayOfEntry,
  entriesWhere,
  isEmptyEntry,
  type LedgerEntries,
  linesOf,
} from "./LedgerEntries.ts";

/** Balances that a ledger of several years carries in anew on a day (yyyymmdd), though its own entries lead to them. */
export type Renewal = {
  day: number;
  entries: ReadonlySet<number>;
  /** The accounts that are carried in with another amount than is on them, by their numbers. */
  differing: readonly { account: number; carried: bigint; before: bigint }[];
};

/**
 * Finds the opening entries of later years in a file that has the years before them too, the first day first:
 * as many accounts as were opened before, most of which have a balance on that side already. Those that keep
 * the dates of what they bring open the period that begins on the day `start`.
 */
export function findRenewals(
  entries: LedgerEntries,
  openings: ReadonlySet<number>,
  start: number,
): Renewal[] {
  const first = monthOf(firstDay(entries, openings));
  const byDay = new Map<number, Set<number>>();
  for (const entry of openings) {
    const day = dayCarried(entries, entry, start);
    byDay.set(day, (byDay.get(day) ?? new Set()).add(entry));
  }
  const later = [...byDay].filter(([day]) => monthOf(day) > first);
  const renewed = new Set(later.flatMap(([, own]) => [...own]));
  const opened = movedBy(
    entries,
    [...openings].filter((entry) => !renewed.has(entry)),
  );
  const found: Renewal[] = [];
  for (const [day, own] of later.toSorted(([one], [other]) => one - other)) {
    const begun = found.at(-1);
    const counts = (entry: number) =>
      begun?.entries.has(entry) ||
      (!renewed.has(entry) &&
        dayOfEntry(entries, entry) < day &&
        !isSuperseded(entries, entry, begun));
    const carried = movedBy(entries, own);
    const before = movedBy(entries, entriesWhere(entries, counts));
    if (2 * carried.size < opened.size || !isRepeated(carried, before)) continue;
    const differing = [...carried].flatMap(([account, amount]) => {
      const balance = before.get(account) ?? 0n;
      return balance === amount ? [] : [{ account, carried: amount, before: balance }];
    });
    found.push({ day, entries: own, differing });
  }
  return found;
}

/** Whether an entry led to balances that were carried in anew after it. */
export function isSuperseded(
  entries: LedgerEntries,
  entry: number,
  renewal: Renewal | undefined,
): boolean {
  if (!renewal || renewal.entries.has(entry)) return false;
  const day = dayOfEntry(entries, entry);
  return isEndOfMonth(renewal.day) ? day <= renewal.day : day < renewal.day;
}

/** Balances of the last day of a month are those after its entries. */
function isEndOfMonth(day: number): boolean {
  const year = Math.floor(day / 10_000);
  return new Date(Date.UTC(year, monthOf(day) % 100, 0)).getUTCDate() === day % 100;
}

function dayCarried(entries: LedgerEntries, entry: number, start: number): number {
  let latest = 0;
  for (const line of linesOf(entries, entry))
    latest = Math.max(latest, entries.days[at(entries.assembly.lines.date, line)] ?? 0);
  return latest === dayOfEntry(entries, entry) ? latest : Math.max(latest, start);
}

function firstDay(entries: LedgerEntries, openings: ReadonlySet<number>): number {
  let first = Number.POSITIVE_INFINITY;
  for (let entry = 0; entry < entries.differences.length; entry += 1) {
    const day = dayOfEntry(entries, entry);
    if (day !== 0 && day < first && !isEmptyEntry(entries, entry) && !openings.has(entry))
      first = day;
  }
  return first;
}

function monthOf(day: number): number {
  return Math.floor(day / 100);
}

/** Whether most accounts have a balance on the side that is carried in. */
function isRepeated(
  carried: ReadonlyMap<number, bigint>,
  before: ReadonlyMap<number, bigint>,
): boolean {
  const amounts = [...carried].filter(([, amount]) => amount !== 0n);
  const alike = amounts.filter(([account, amount]) => {
    const balance = before.get(account) ?? 0n;
    return balance !== 0n && balance < 0n === amount < 0n;
  });
  return 2 * alike.length > amounts.length;
}
