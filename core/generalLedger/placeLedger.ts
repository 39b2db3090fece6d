import { LONGEST_DAYS, yearAround } from "./choosePeriod.ts";
import { daysOf, type Period } from "./Period.ts";

/** The days on which a ledger file has entries, and the entities it names. */
export type LedgerDays = Period & { entities: readonly string[] };

/** Where a new ledger file stands beside those that count: with them, instead of some, or where a person says. */
export type LedgerPlace<File> =
  | { kind: "adds"; beside: readonly File[] }
  | { kind: "replaces"; beside: readonly File[] }
  | { kind: "asks"; reason: "other_year" | "overlaps" | "covers_several"; beside: readonly File[] };

/**
 * Says what a new ledger file is for. Of days, or of entities, that no file has yet it adds to them; of all
 * the days of another it takes its place, as what is exported anew. Where it has part of the days of
 * another, or all of several files, or makes more than a year of them, only a person knows: it does not count
 * until they say.
 */
export function placeLedger<File>(
  file: LedgerDays,
  counting: readonly File[],
  daysIn: (file: File) => LedgerDays,
): LedgerPlace<File> {
  const shared = counting.filter((other) => areShared(file, daysIn(other)));
  const others = counting.filter((other) => !shared.includes(other));
  const covered = shared.filter((other) => covers(file, daysIn(other)));
  if (covered.length < shared.length) return { kind: "asks", reason: "overlaps", beside: shared };
  const all = spanOf([file, ...others.map(daysIn)]);
  if (others.length > 0 && daysOf(all) > LONGEST_DAYS)
    return { kind: "asks", reason: "other_year", beside: others };
  if (shared.length > 1) return { kind: "asks", reason: "covers_several", beside: shared };
  return shared.length > 0
    ? { kind: "replaces", beside: shared }
    : { kind: "adds", beside: counting };
}

/** The period of several ledger files by that of each: the year that they fill, else from the first day to the last. */
export function periodOfLedgers(periods: readonly Period[]): Period {
  const span = spanOf(periods);
  return yearAround(span) ?? span;
}

function spanOf(days: readonly Period[]): Period {
  const [start = ""] = days.map((each) => each.start).sort();
  const end =
    days
      .map((each) => each.end)
      .sort()
      .at(-1) ?? "";
  return { start, end };
}

/** Files of other entities have no day in common. */
function areShared(one: LedgerDays, other: LedgerDays): boolean {
  if (one.start > other.end || one.end < other.start) return false;
  const areNamed = one.entities.length > 0 && other.entities.length > 0;
  return !areNamed || one.entities.some((entity) => other.entities.includes(entity));
}

/** Of the same entities and all the days: an export that is made anew may begin or end with another day of the same week. */
function covers(file: LedgerDays, other: LedgerDays): boolean {
  const areNamed = [file, other].map(({ entities }) => entities.length > 0);
  return (
    areNamed[0] === areNamed[1] &&
    other.entities.every((entity) => file.entities.includes(entity)) &&
    missing(other.start, file.start) <= A_WEEK &&
    missing(file.end, other.end) <= A_WEEK
  );
}

function missing(from: string, to: string): number {
  return from >= to ? 0 : daysOf({ start: from, end: to }) - 1;
}

const A_WEEK = 7;
