import type { Minor } from "../../money/Minor.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import { addToBalances, movedBy } from "./findOpenings.ts";
import {
  accountsOf,
  countLines,
  dayOfEntry,
  type LedgerEntries,
  linesOf,
} from "./LedgerEntries.ts";
import { saysClosing } from "./openingWords.ts";

/**
 * Finds the entries that close income and expenses, or all accounts. Those of the last day say so, or
 * take all their accounts but one exactly to nil. Those of earlier days, in books that are closed every
 * month, say so and take most of their accounts to nil, each alone or all of a month's last day together.
 * They move no cash and would hide the profit.
 * Looked for among the entries `within` the period, of which the last are of the day `last`.
 */
export function findClosings(
  entries: LedgerEntries,
  last: number,
  within: Int32Array,
  openings: ReadonlyMap<number, Minor>,
): Set<number> {
  let balances: ReadonlyMap<number, Minor> | null = null;
  const found = new Set<number>();
  const saying: number[] = [];
  const ends = lastDays(entries, within);
  for (const entry of within) {
    const day = dayOfEntry(entries, entry);
    const isLast = day === last;
    if (!isLast && countLines(entries, entry) < LEAST_ACCOUNTS && !ends.has(day)) continue;
    const lines = linesOf(entries, entry);
    if (sayClosing(entries, lines)) {
      if (isLast) found.add(entry);
      else saying.push(entry);
    } else if (isLast && lines.length >= LEAST_ACCOUNTS) {
      balances ??= balancesAtEnd(entries, within, openings);
      if (openAccounts(entries, lines, balances) <= 1) found.add(entry);
    }
  }
  for (const entry of closingsWithin(entries, saying, within, openings)) found.add(entry);
  return found;
}

/** The last day of each month that has entries. */
function lastDays(entries: LedgerEntries, within: Int32Array): ReadonlySet<number> {
  const byMonth = new Map<number, number>();
  for (const entry of within) {
    const day = dayOfEntry(entries, entry);
    const month = Math.floor(day / 100);
    if (day > (byMonth.get(month) ?? 0)) byMonth.set(month, day);
  }
  return new Set(byMonth.values());
}

function balancesAtEnd(
  entries: LedgerEntries,
  within: Int32Array,
  openings: ReadonlyMap<number, Minor>,
): Map<number, Minor> {
  const balances = movedBy(entries, within);
  for (const [account, opening] of openings)
    balances.set(account, (balances.get(account) ?? 0n) + opening);
  return balances;
}

/**
 * Of the entries that say so, those after whose day most of their accounts are at nil: programs close all accounts
 * in one entry, or each in one of its own.
 */
function closingsWithin(
  entries: LedgerEntries,
  saying: readonly number[],
  within: Int32Array,
  openings: ReadonlyMap<number, Minor>,
): number[] {
  if (saying.length === 0) return [];
  const dayOf = (entry: number) => dayOfEntry(entries, entry);
  const byDay = within.toSorted((one, other) => dayOf(one) - dayOf(other));
  const balances = new Map(openings);
  let next = 0;
  const days = [...Map.groupBy(saying, dayOf)].toSorted(([one], [other]) => one - other);
  return days.flatMap(([day, together]) => {
    for (; next < byDay.length && dayOf(byDay[next] ?? 0) <= day; next += 1)
      addToBalances(entries, byDay[next] ?? 0, balances);
    const closes = (lines: Int32Array) =>
      2 * openAccounts(entries, lines, balances) <= accountsOf(entries, lines).size;
    const lines = together.map((entry) => linesOf(entries, entry));
    if (closes(Int32Array.from(lines.flatMap((own) => [...own])))) return together;
    return together.filter((_, at) => closes(lines[at] ?? new Int32Array()));
  });
}

function sayClosing({ assembly }: LedgerEntries, lines: Int32Array): boolean {
  const { lines: store } = assembly;
  const [first = 0] = lines;
  if (saysClosing(textAt(store.texts, at(store.entryText, first)))) return true;
  const saying = lines.filter((line) => saysClosing(textAt(store.texts, at(store.text, line))));
  return lines.length > 0 && 2 * saying.length >= lines.length;
}

/** Fewer accounts may come to nil by chance. */
const LEAST_ACCOUNTS = 5;

/** How many of an entry's accounts are open with it in the balances; of too few accounts, all. */
function openAccounts(
  entries: LedgerEntries,
  lines: Int32Array,
  balances: ReadonlyMap<number, Minor>,
): number {
  const accounts = [...accountsOf(entries, lines)];
  if (accounts.length < LEAST_ACCOUNTS) return Number.POSITIVE_INFINITY;
  return accounts.filter((account) => (balances.get(account) ?? 0n) !== 0n).length;
}
