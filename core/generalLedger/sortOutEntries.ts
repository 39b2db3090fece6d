import type { Minor } from "../money/Minor.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import { note } from "../problem/ProblemList.ts";
import { choosePeriod, type Period } from "./choosePeriod.ts";
import { findClosings } from "./entries/findClosings.ts";
import { addToBalances, findOpenings, movedBy } from "./entries/findOpenings.ts";
import { dateOfEntry, isEmptyEntry, type LedgerEntries } from "./entries/LedgerEntries.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";

/** Which entries are the period's own, and the balances that those before it leave. */
export type SortedEntries = {
  /** Opening balances by the number of the account. */
  balances: Map<number, Minor>;
  hasOpenings: boolean;
  /** The entries that carry balances in. */
  openings: ReadonlySet<number>;
  /** The entries of the period, closing ones left out. */
  chosen: number[];
  /** The entries of the weeks after it. */
  later: number[];
  closings: ReadonlySet<number>;
  period: Period;
};

/**
 * Sorts entries by what they are: opening ones and those before the period make the opening balances,
 * closing ones and those after it are left out.
 */
export function sortOutEntries(
  entries: LedgerEntries,
  chosenPeriod: Period | null,
  isOneYear: boolean,
): SortedEntries | Problem {
  const { assembly } = entries;
  const balances = statedOpenings(assembly);
  const isStated = balances.size > 0;
  const openings = openingsOf(entries, balances);
  const period = periodOf(entries, openings, chosenPeriod, isOneYear);
  if ("code" in period) return period;
  let hasOpenings = isStated;
  const isInside = (entry: number) => {
    const date = dateOfEntry(entries, entry);
    return date >= period.start && date <= period.end && !openings.has(entry);
  };
  for (let entry = 0; entry < entries.differences.length; entry += 1) {
    const isOpening = openings.has(entry);
    const isBefore = dateOfEntry(entries, entry) < period.start;
    if (isEmptyEntry(entries, entry) || !(isOpening || isBefore)) continue;
    if (isOpening && isStated) continue;
    addToBalances(entries, entry, balances);
    hasOpenings = true;
  }
  const closings = closingsOf(entries, period, isInside, balances);
  const chosen = numbersOf(entries).filter((entry) => isInside(entry) && !closings.has(entry));
  noteOutside(entries, openings, period, chosenPeriod !== null);
  if (chosen.length === 0) return noneInPeriod(entries, period);
  const weeksLater = daysAfter(period.end, LATER_DAYS);
  const later = numbersOf(entries).filter((entry) => {
    const date = dateOfEntry(entries, entry);
    return date > period.end && date <= weeksLater && !openings.has(entry);
  });
  return { balances, hasOpenings, openings, chosen, later, closings, period };
}

/** What is posted in so many days after the end may take back what was posted before it. */
const LATER_DAYS = 45;

function daysAfter(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

function noneInPeriod(entries: LedgerEntries, { start, end }: Period): Problem {
  const dates = numbersOf(entries).map((entry) => dateOfEntry(entries, entry));
  const [first, ...others] = dates.filter((date) => date !== "").sort();
  if (first === undefined) return problem("ledger_empty");
  const value = `${first} to ${others.at(-1) ?? first}`;
  return problem("ledger_none_in_period", { value, expected: `${start} to ${end}` });
}

function numbersOf(entries: LedgerEntries): number[] {
  const numbers: number[] = [];
  for (let entry = 0; entry < entries.differences.length; entry += 1)
    if (!isEmptyEntry(entries, entry)) numbers.push(entry);
  return numbers;
}

/** What the file's own list of accounts says. */
function statedOpenings({ accounts }: LedgerAssembly): Map<number, Minor> {
  const stated = new Map<number, Minor>();
  accounts.forEach(({ opening }, number) => {
    if (opening !== null) stated.set(number, opening);
  });
  return stated;
}

/** Opening entries that only repeat what the list of accounts says are not counted twice. */
function openingsOf(
  entries: LedgerEntries,
  stated: ReadonlyMap<number, Minor>,
): ReadonlySet<number> {
  const found = findOpenings(entries);
  if (stated.size === 0 || [...stated.values()].every((balance) => balance === 0n)) return found;
  const entered = new Map<number, Minor>();
  for (const entry of found) addToBalances(entries, entry, entered);
  const isRepeated = [...entered].every(
    ([account, amount]) => (stated.get(account) ?? 0n) === amount,
  );
  return isRepeated ? found : new Set();
}

function periodOf(
  entries: LedgerEntries,
  openings: ReadonlySet<number>,
  chosen: Period | null,
  isOneYear: boolean,
): Period | Problem {
  let [first, last] = ["9999", ""];
  let opened: string | null = null;
  for (const entry of numbersOf(entries)) {
    const date = dateOfEntry(entries, entry);
    if (date === "") continue;
    if (openings.has(entry)) {
      if (opened === null || date < opened) opened = date;
      continue;
    }
    if (date < first) first = date;
    if (date > last) last = date;
  }
  if (last === "") return problem("ledger_empty");
  const { start, end } = entries.assembly.header;
  const declared = start === "" || end === "" ? null : { start, end };
  const isOfSeveral = entries.assembly.hasSeveralPeriods;
  return choosePeriod({ declared, chosen, first, last, opened, isOneYear, isOfSeveral });
}

function closingsOf(
  entries: LedgerEntries,
  { end }: Period,
  isInside: (entry: number) => boolean,
  openings: ReadonlyMap<number, Minor>,
): Set<number> {
  let last = "";
  for (const entry of numbersOf(entries)) {
    const date = dateOfEntry(entries, entry);
    if (date > last && isInside(entry)) last = date;
  }
  const balancesAtEnd = () => {
    const balances = movedBy(entries, isInside);
    for (const [account, opening] of openings)
      balances.set(account, (balances.get(account) ?? 0n) + opening);
    return balances;
  };
  return findClosings(entries, last <= end ? last : end, isInside, balancesAtEnd);
}

function noteOutside(
  entries: LedgerEntries,
  openings: ReadonlySet<number>,
  { start, end }: Period,
  isChosen: boolean,
): void {
  const outside = numbersOf(entries).filter((entry) => {
    const date = dateOfEntry(entries, entry);
    return !openings.has(entry) && date !== "" && (date > end || (!isChosen && date < start));
  });
  if (outside.length === 0) return;
  const where = { value: String(outside.length), expected: `${start} to ${end}` };
  note(entries.assembly.warnings, "ledger_entries_outside", where);
}
