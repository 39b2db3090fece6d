import type { Minor } from "../../money/Minor.ts";

/** A row of a trial balance by what it comes to at each date, debits positive. */
export type ParentRow = {
  amounts: readonly Minor[];
  /** A total at the end belongs to no account. */
  isTotal: boolean;
  /** Its code, empty where it has none, and how far its name is indented. */
  code: string;
  level: number;
};

/** The rows that sum up what stands beneath them, and for every row the nearest of them above it. */
export type Parents = { groups: ReadonlySet<number>; parentAt: ReadonlyMap<number, number> };

/** A chart of more accounts is printed without groups. */
export const MOST_GROUPED_ROWS = 20_000;
/** So many groups of two accounts or more are no chance, where so large a share of accounts is in one. */
const FEWEST_GROUPS = 2;
const COVERED = 0.9;
/** Where the file balances without its groups and not with them, half of the accounts are enough. */
const COVERED_BALANCED = 0.5;

/**
 * Finds the groups of a trial balance that shows each sum above its accounts, as ledgers of many programs
 * do: counted with their accounts they would double everything. None, unless nearly all accounts stand in one.
 */
export function findParents(rows: readonly ParentRow[]): Parents {
  const ways: readonly Single[] = [
    (at) => isBeneath(rows[at], rows[at + 1]),
    () => true,
    () => false,
  ];
  // Where all rows together balance and those without the groups do not, the groups are none
  const isFlat = nest(rows, null).isBalanced;
  const covering = ways
    .map((way) => nest(rows, way))
    .filter((found) => coversAccounts(rows, found, found.isBalanced && !isFlat));
  // Sums that stand beside what they sum up, section for section, balance too: fewest accounts alone are right
  const balanced = covering
    .filter(({ isBalanced }) => isBalanced)
    .toSorted((one, other) => outside(rows, one) - outside(rows, other))[0];
  return (balanced ?? (isFlat ? undefined : covering[0]))?.parents ?? NONE;
}

/** Whether the row at a place may sum up the one beneath it alone: two accounts may be of one amount. */
type Single = (at: number) => boolean;

const NONE: Parents = { groups: new Set(), parentAt: new Map() };

/** What tells that a row belongs to the one above it: it is indented further, or its code goes on. */
function isBeneath(above: ParentRow | undefined, beneath: ParentRow | undefined): boolean {
  if (above === undefined || beneath === undefined) return false;
  if (above.level !== beneath.level) return beneath.level > above.level;
  if (above.code === "") return beneath.code !== "";
  return goesOn(above, beneath);
}

/** "1.1.2" is beneath "1.1", and "1102" beneath "11": with the same amounts a code that goes on leaves little doubt. */
function goesOn(above: ParentRow | undefined, beneath: ParentRow | undefined): boolean {
  if (!above?.code || beneath === undefined) return false;
  return beneath.code.length > above.code.length && beneath.code.startsWith(above.code);
}

type Nested = {
  parents: Parents;
  /** Groups that are none by chance. */
  sure: number;
  /** The top level adds up to zero, as debits less credits do. */
  isBalanced: boolean;
};

/** Where a row begins that is in no group yet, and what the accounts from there to the end come to. */
type Top = { at: number; key: string };

/**
 * Walks from the last row to the first. A row is a group where the accounts from it on come to what those
 * from some later top on come to, and its own amounts besides: the tops between are its parts.
 */
function nest(rows: readonly ParentRow[], mayHaveOne: Single | null): Nested {
  const groups = new Set<number>();
  const parentAt = new Map<number, number>();
  const open = new OpenTops();
  let sums = (rows[0]?.amounts ?? []).map(() => 0n);
  let sure = 0;
  open.add({ at: rows.length, key: keyOf(sums) });
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const { amounts, isTotal } = rows[at] ?? LEFT_OUT;
    if (isTotal) continue;
    const less = sums.map((sum, date) => sum - (amounts[date] ?? 0n));
    const isNothing = amounts.every((amount) => amount === 0n);
    const parts = isNothing || mayHaveOne === null ? [] : open.upTo(keyOf(less));
    if (parts.length > 1 || (parts.length === 1 && mayHaveOne?.(at) === true)) {
      open.close(parts.length);
      groups.add(at);
      for (const part of parts) parentAt.set(part.at, at);
      // Beside accounts of nil, one is the same as its sum by chance, if its code does not say so
      const moved = parts.filter((part) => !isNil(rows[part.at])).length;
      if (moved > 1 || (moved === 1 && goesOn(rows[at], rows[at + 1]))) sure += 1;
    } else sums = sums.map((sum, date) => sum + (amounts[date] ?? 0n));
    open.add({ at, key: keyOf(sums) });
  }
  return { parents: { groups, parentAt }, sure, isBalanced: sums.every((sum) => sum === 0n) };
}

function isNil(row: ParentRow | undefined): boolean {
  return row === undefined || row.amounts.every((amount) => amount === 0n);
}

const LEFT_OUT: ParentRow = { amounts: [], isTotal: true, code: "", level: 0 };

function keyOf(sums: readonly Minor[]): string {
  return sums.join("|");
}

/** The tops that are in no group yet, the one nearest to the beginning of the file last. */
class OpenTops {
  readonly #tops: Top[] = [];
  readonly #placesOf = new Map<string, number[]>();

  add(top: Top): void {
    const places = this.#placesOf.get(top.key);
    if (places === undefined) this.#placesOf.set(top.key, [this.#tops.length]);
    else places.push(this.#tops.length);
    this.#tops.push(top);
  }

  /** The tops before the nearest one from which on the accounts come to this; none where there is none. */
  upTo(key: string): readonly Top[] {
    const place = this.#placesOf.get(key)?.at(-1);
    return place === undefined ? [] : this.#tops.slice(place + 1);
  }

  close(count: number): void {
    for (const { key } of this.#tops.splice(this.#tops.length - count)) {
      this.#placesOf.get(key)?.pop();
    }
  }
}

/** Whether the groups found hold nearly all accounts. */
function coversAccounts(rows: readonly ParentRow[], found: Nested, isProved: boolean): boolean {
  const accounts = rows.filter((row, at) => isAccount(row) && !found.parents.groups.has(at)).length;
  const fewest = accounts * (isProved ? COVERED_BALANCED : COVERED);
  return found.sure >= FEWEST_GROUPS && accounts - outside(rows, found) >= fewest;
}

/** How many accounts stand in no group. */
function outside(rows: readonly ParentRow[], { parents: { groups, parentAt } }: Nested): number {
  return rows.filter((row, at) => isAccount(row) && !groups.has(at) && !parentAt.has(at)).length;
}

function isAccount({ amounts, isTotal }: ParentRow): boolean {
  return !isTotal && amounts.some((amount) => amount !== 0n);
}
