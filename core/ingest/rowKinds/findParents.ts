import type { Minor } from "../../money/Minor.ts";

/** A row of a trial balance with its balances at each date, debit-positive. */
export type ParentRow = {
  amounts: readonly Minor[];
  /** A total at the end belongs to no group. */
  isTotal: boolean;
  /** The code (empty where there is none) and the indentation of the name. */
  code: string;
  level: number;
};

/** The rows that are group totals, and for each row the nearest group above it. */
export type Parents = { groups: ReadonlySet<number>; parentAt: ReadonlyMap<number, number> };

/** Larger charts are printed without groups. */
export const MOST_GROUPED_ROWS = 20_000;
/** The evidence for groups: at least two groups of two or more accounts, and this share of accounts in groups. */
const FEWEST_GROUPS = 2;
const COVERED = 0.9;
/** Half of the accounts are enough where the file balances only without the group rows. */
const COVERED_BALANCED = 0.5;

/**
 * Finds group totals printed above their accounts in a trial balance. Counted with their accounts, they would double
 * all amounts. None, unless nearly all accounts are in a group, or codes and balance both prove the groups: many charts
 * divide only a few accounts.
 */
export function findParents(rows: readonly ParentRow[]): Parents {
  const ways: readonly Single[] = [
    (at) => isBeneath(rows[at], rows[at + 1]),
    () => true,
    () => false,
  ];
  // If all rows together balance and the rest without groups does not, there are no groups
  const isFlat = nest(rows, null).isBalanced;
  const covering = ways
    .map((way) => nest(rows, way))
    .filter((found) => coversAccounts(rows, found, found.isBalanced && !isFlat));
  // Totals balance among themselves too; the reading with the fewest ungrouped accounts is right
  const balanced = covering
    .filter(({ isBalanced }) => isBalanced)
    .toSorted((one, other) => outside(rows, one) - outside(rows, other))[0];
  return (balanced ?? (isFlat ? undefined : covering[0]))?.parents ?? NONE;
}

/** Whether a row may be the group of a single account: two accounts may have equal amounts. */
type Single = (at: number) => boolean;

const NONE: Parents = { groups: new Set(), parentAt: new Map() };

/** Whether a row is below another one: it is indented further, or its code extends the other's. */
function isBeneath(above: ParentRow | undefined, beneath: ParentRow | undefined): boolean {
  if (above === undefined || beneath === undefined) return false;
  if (above.level !== beneath.level) return beneath.level > above.level;
  if (above.code === "") return beneath.code !== "";
  return goesOn(above, beneath);
}

/** "1.1.2" extends "1.1", and "1102" extends "11". */
function goesOn(above: ParentRow | undefined, beneath: ParentRow | undefined): boolean {
  if (!above?.code || beneath === undefined) return false;
  return beneath.code.length > above.code.length && beneath.code.startsWith(above.code);
}

type Nested = {
  parents: Parents;
  /** The number of groups that cannot be chance. */
  sure: number;
  /** The codes of all rows in groups extend those of their groups. */
  areCoded: boolean;
  /** The ungrouped rows add up to zero. */
  isBalanced: boolean;
};

/** An ungrouped row, and the sum of the accounts from there to the end. */
type Top = { at: number; key: string };

/**
 * Walks from the last row to the first. A row is a group if its amounts equal the sum of the ungrouped rows right below
 * it. Sums from each row to the end are compared, so that each candidate is found by one lookup.
 */
function nest(rows: readonly ParentRow[], mayHaveOne: Single | null): Nested {
  const groups = new Set<number>();
  const parentAt = new Map<number, number>();
  const open = new OpenTops();
  let sums = (rows[0]?.amounts ?? []).map(() => 0n);
  let sure = 0;
  let areCoded = true;
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
      for (const part of parts) {
        parentAt.set(part.at, at);
        areCoded &&= goesOn(rows[at], rows[part.at]);
      }
      // Among accounts of zero, one equals its sum by chance unless its code shows it
      const moved = parts.filter((part) => !isNil(rows[part.at])).length;
      if (moved > 1 || (moved === 1 && goesOn(rows[at], rows[at + 1]))) sure += 1;
    } else sums = sums.map((sum, date) => sum + (amounts[date] ?? 0n));
    open.add({ at, key: keyOf(sums) });
  }
  const isBalanced = sums.every((sum) => sum === 0n);
  return { parents: { groups, parentAt }, sure, areCoded, isBalanced };
}

function isNil(row: ParentRow | undefined): boolean {
  return row === undefined || row.amounts.every((amount) => amount === 0n);
}

const LEFT_OUT: ParentRow = { amounts: [], isTotal: true, code: "", level: 0 };

function keyOf(sums: readonly Minor[]): string {
  return sums.join("|");
}

/** The rows that are in no group yet; the last one is nearest to the start of the file. */
class OpenTops {
  readonly #tops: Top[] = [];
  readonly #placesOf = new Map<string, number[]>();

  add(top: Top): void {
    const places = this.#placesOf.get(top.key);
    if (places === undefined) this.#placesOf.set(top.key, [this.#tops.length]);
    else places.push(this.#tops.length);
    this.#tops.push(top);
  }

  /** The ungrouped rows up to the nearest one with this sum to the end; empty where there is none. */
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

/** Whether the groups contain nearly all accounts, or are proved by codes and balance. */
function coversAccounts(rows: readonly ParentRow[], found: Nested, isProved: boolean): boolean {
  if (isProved && found.areCoded) return found.sure > 0;
  const accounts = rows.filter((row, at) => isAccount(row) && !found.parents.groups.has(at)).length;
  const fewest = accounts * (isProved ? COVERED_BALANCED : COVERED);
  return found.sure >= FEWEST_GROUPS && accounts - outside(rows, found) >= fewest;
}

/** The number of accounts in no group. */
function outside(rows: readonly ParentRow[], { parents: { groups, parentAt } }: Nested): number {
  return rows.filter((row, at) => isAccount(row) && !groups.has(at) && !parentAt.has(at)).length;
}

function isAccount({ amounts, isTotal }: ParentRow): boolean {
  return !isTotal && amounts.some((amount) => amount !== 0n);
}
