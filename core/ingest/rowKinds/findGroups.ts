import type { Minor } from "../../money/Minor.ts";

/** One such row may be chance. */
const FEWEST_GROUPS = 2;

/**
 * Finds group rows printed above their accounts ("Operating Income 100" above "400000 Product Sales 100"). Accounts
 * have codes and groups have none, and every row without a code directly above accounts must be their sum in every
 * column; otherwise there are no groups.
 */
export function findGroups(
  isCoded: readonly boolean[],
  amounts: readonly (readonly Minor[])[],
): ReadonlySet<number> {
  const uncoded = isCoded.flatMap((coded, at) => (coded ? [] : [at]));
  const above = uncoded.filter((at) => isCoded[at + 1] === true);
  const isReport = isCoded.includes(true) && above.length >= FEWEST_GROUPS;
  const areSums = isReport && above.every((at) => isSumOfRun(at, isCoded, amounts));
  return new Set(areSums ? uncoded : []);
}

/** Whether the accounts directly below a row, up to the next row without a code, add up to it. */
function isSumOfRun(
  at: number,
  isCoded: readonly boolean[],
  amounts: readonly (readonly Minor[])[],
): boolean {
  const next = isCoded.indexOf(false, at + 1);
  const end = next < 0 ? isCoded.length : next;
  return amounts.every((column) => {
    const summed = column.slice(at + 1, end).reduce((sum, amount) => sum + amount, 0n);
    return summed === column[at];
  });
}

/**
 * From the rows without codes, keeps those directly above accounts, those that are the sum of groups below them, and
 * those of zero. Nested groups count once.
 */
export function withoutLooseGroups(
  found: ReadonlySet<number>,
  isCoded: readonly boolean[],
  columns: readonly (readonly Minor[])[],
): ReadonlySet<number> {
  const isNil = (at: number) => columns.every((column) => column[at] === 0n);
  /** For each group the row after its last account. */
  const ends = new Map<number, number>();
  for (const at of [...found].toReversed()) {
    const end =
      isCoded[at + 1] === true ? endOfRun(at + 1, isCoded) : endOfGroups(at, ends, columns);
    const isOfNothing = isNil(at) && (at + 1 === isCoded.length || ends.has(at + 1));
    if (end !== null) ends.set(at, end);
    else if (isOfNothing) ends.set(at, at + 1);
  }
  return new Set([...found].filter((at) => ends.has(at)));
}

function endOfRun(from: number, isCoded: readonly boolean[]): number {
  const end = isCoded.indexOf(false, from);
  return end < 0 ? isCoded.length : end;
}

/** Where a sequence of groups below a row adds up to it; null where none does. */
function endOfGroups(
  at: number,
  ends: ReadonlyMap<number, number>,
  columns: readonly (readonly Minor[])[],
): number | null {
  const running = columns.map(() => 0n);
  let next = at + 1;
  for (let end = ends.get(next); end !== undefined; end = ends.get(next)) {
    columns.forEach((column, place) => {
      running[place] = (running[place] ?? 0n) + (column[next] ?? 0n);
    });
    next = end;
    if (columns.every((column, place) => column[at] === running[place])) return next;
  }
  return null;
}
