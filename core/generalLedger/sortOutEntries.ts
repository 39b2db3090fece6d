import type { Minor } from "../money/Minor.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import { note } from "../problem/ProblemList.ts";
import { addDays } from "../text/addDays.ts";
import { choosePeriod, openingDay } from "./choosePeriod.ts";
import { findClosings } from "./entries/findClosings.ts";
import {
  addToBalances,
  findOpenings,
  findOpeningsOfFiles,
  firstDate,
} from "./entries/findOpenings.ts";
import { findRenewals, isSuperseded, type Renewal } from "./entries/findRenewals.ts";
import {
  dateOfEntry,
  dayNumber,
  dayOfEntry,
  entriesWhere,
  isEmptyEntry,
  type LedgerEntries,
  linesOf,
  placeOfEntry,
} from "./entries/LedgerEntries.ts";
import { unlabelledOpening } from "./entries/unlabelledOpening.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";
import type { Period } from "./Period.ts";
import { at } from "./store/NumberColumn.ts";

/** Which entries are the period's own, and the balances that those before it leave. */
export type SortedEntries = {
  /** Opening balances by the number of the account. */
  balances: Map<number, Minor>;
  hasOpenings: boolean;
  /** The entries that carry balances in, those of later years too. */
  openings: ReadonlySet<number>;
  /** Those of them before all others. */
  opened: Int32Array;
  /** What a later file opens with, where its words alone say so and the entries before it lead to something else. */
  disagreeing: readonly Renewal[];
  /** The entries of the period, closing ones left out. */
  chosen: Int32Array;
  /** The entries before it, without those that carry balances in. */
  earlier: Int32Array;
  /** The entries of the weeks after it. */
  later: Int32Array;
  closings: ReadonlySet<number>;
  period: Period;
};

/**
 * Sorts entries by what they are: opening ones and those before the period make the opening balances,
 * closing ones and those after it are left out. Where a file of several years carries balances in anew, the
 * last of them before the period stand for all that led to them, and later ones repeat what is known.
 */
export function sortOutEntries(
  entries: LedgerEntries,
  chosenPeriod: Period | null,
  isOneYear: boolean,
): SortedEntries | Problem {
  const { assembly } = entries;
  const balances = statedOpenings(assembly);
  const isStated = balances.size > 0;
  const first = openingsOf(entries, balances);
  const period = periodOf(entries, first, chosenPeriod, isOneYear);
  if ("code" in period) return period;
  const [start, end] = [dayNumber(period.start), dayNumber(period.end)];
  const { openings, renewals, disagreeing } = renewalsOf(entries, first, isStated, start);
  const renewed = new Set(renewals.flatMap((renewal) => [...renewal.entries]));
  const begun = isStated ? undefined : renewals.findLast(({ day }) => day <= start);
  const dayOf = (entry: number) => dayOfEntry(entries, entry);
  const carriedIn = entriesCarriedIn(entries, start, { openings, renewed, begun, isStated });
  for (const entry of carriedIn) addToBalances(entries, entry, balances);
  const own = entriesWhere(entries, (entry) => !openings.has(entry) && dayOf(entry) !== 0);
  const inside = own.filter((entry) => dayOf(entry) >= start && dayOf(entry) <= end);
  const closings = findClosings(entries, lastDay(entries, inside), inside, balances);
  const chosen = closings.size === 0 ? inside : inside.filter((entry) => !closings.has(entry));
  const earlier = own.filter((entry) => dayOf(entry) < start);
  const after = own.filter((entry) => dayOf(entry) > end);
  noteOutside(assembly, period, after.length + (chosenPeriod === null ? earlier.length : 0));
  if (chosen.length === 0) return noneInPeriod(entries, period);
  const weeksLater = dayNumber(addDays(period.end, LATER_DAYS));
  const later = after.filter((entry) => dayOf(entry) <= weeksLater);
  const opened = entriesWhere(entries, (entry) => openings.has(entry) && !renewed.has(entry));
  return {
    balances,
    hasOpenings: isStated || carriedIn.length > 0,
    openings,
    opened,
    disagreeing,
    chosen,
    earlier,
    later,
    closings,
    period,
  };
}

/** What is known of the entries that carry balances in. */
type CarriedIn = {
  openings: ReadonlySet<number>;
  /** Those that carry balances in anew, and the last of them that count. */
  renewed: ReadonlySet<number>;
  begun: Renewal | undefined;
  /** The file's list of accounts says the balances already. */
  isStated: boolean;
};

/** The entries that lead to the balances at the beginning: those that carry balances in, and those before the period. */
function entriesCarriedIn(
  entries: LedgerEntries,
  start: number,
  { openings, renewed, begun, isStated }: CarriedIn,
): Int32Array {
  return entriesWhere(entries, (entry) => {
    const isCounted = openings.has(entry)
      ? !isStated && (!renewed.has(entry) || begun?.entries.has(entry) === true)
      : dayOfEntry(entries, entry) < start;
    return isCounted && !isSuperseded(entries, entry, begun);
  });
}

/**
 * The balances that are carried in anew, and all opening entries with them: those of a later file, too,
 * whose words alone say so, where the accounts have such balances by then.
 */
function renewalsOf(
  entries: LedgerEntries,
  first: ReadonlySet<number>,
  isStated: boolean,
  start: number,
) {
  const said = isStated ? new Set<number>() : findOpeningsOfFiles(entries);
  const renewals = findRenewals(entries, new Set([...first, ...said]), start);
  const renewed = renewals.flatMap((renewal) => [...renewal.entries]);
  const openings = new Set([...first, ...renewed]);
  const disagreeing = renewals.filter(
    ({ day, entries: own, differing }) =>
      day > start &&
      differing.length >= LEAST_DIFFERING &&
      [...own].some((entry) => !first.has(entry)),
  );
  return { openings, renewals, disagreeing };
}

/** One account alone may hold what income and expenses have come to, which are not carried in. */
const LEAST_DIFFERING = 2;

/** What is posted in so many days after the end may take back what was posted before it. */
const LATER_DAYS = 45;

function noneInPeriod(entries: LedgerEntries, { start, end }: Period): Problem {
  const dates = datesOf(entries);
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  if (first === "") return problem("ledger_empty");
  const value = `${first} to ${last}`;
  return problem("ledger_none_in_period", { value, expected: `${start} to ${end}` });
}

/** The dates that entries have, as far as they are wanted, the first one first. */
function datesOf(entries: LedgerEntries, isWanted = (_entry: number): boolean => true): string[] {
  const { isoDates, dateOf, differences } = entries;
  const isUsed = new Uint8Array(isoDates.length);
  for (let entry = 0; entry < differences.length; entry += 1)
    if (!isEmptyEntry(entries, entry) && isWanted(entry)) {
      const date = dateOf[entry] ?? -1;
      if (date >= 0) isUsed[date] = 1;
    }
  return isoDates.filter((date, number) => date !== "" && isUsed[number] === 1).sort();
}

/** The dates of all lines of entries: one that balances only as a whole may have those of many items. */
function datesOfLines(entries: LedgerEntries, chosen: ReadonlySet<number>): string[] {
  const { isoDates, assembly } = entries;
  const dates = new Set<number>();
  for (const entry of chosen)
    for (const line of linesOf(entries, entry)) dates.add(at(assembly.lines.date, line));
  return isoDates.filter((date, number) => date !== "" && dates.has(number)).sort();
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
  if (stated.size === 0 && found.size === 0) return openedWithoutLabel(entries);
  if (stated.size === 0 || [...stated.values()].every((balance) => balance === 0n)) return found;
  const entered = new Map<number, Minor>();
  for (const entry of found) addToBalances(entries, entry, entered);
  const isRepeated = [...entered].every(
    ([account, amount]) => (stated.get(account) ?? 0n) === amount,
  );
  return isRepeated ? found : new Set();
}

/** An entry that opens the ledger and is not called so is taken for the opening, with a warning. */
function openedWithoutLabel(entries: LedgerEntries): ReadonlySet<number> {
  const opening = unlabelledOpening(entries, firstDate(entries));
  if (opening === null) return new Set();
  note(entries.assembly.warnings, "ledger_opening_silent", {
    ...placeOfEntry(entries, opening),
    expected: dateOfEntry(entries, opening),
  });
  return new Set([opening]);
}

function periodOf(
  entries: LedgerEntries,
  openings: ReadonlySet<number>,
  chosen: Period | null,
  isOneYear: boolean,
): Period | Problem {
  const used = datesOf(entries, (entry) => !openings.has(entry));
  const [first = "9999", last = ""] = [used[0], used.at(-1)];
  if (last === "") return problem("ledger_empty");
  const opened = openingDay(datesOfLines(entries, openings), first);
  const { start, end } = entries.assembly.header;
  const declared = start === "" || end === "" ? null : { start, end };
  const isOfSeveral = entries.assembly.hasSeveralPeriods;
  return choosePeriod({ declared, chosen, first, last, opened, isOneYear, isOfSeveral });
}

function lastDay(entries: LedgerEntries, inside: Int32Array): number {
  let last = 0;
  for (const entry of inside) last = Math.max(last, dayOfEntry(entries, entry));
  return last;
}

function noteOutside({ warnings }: LedgerAssembly, { start, end }: Period, outside: number): void {
  if (outside === 0) return;
  const where = { value: String(outside), expected: `${start} to ${end}` };
  note(warnings, "ledger_entries_outside", where);
}
