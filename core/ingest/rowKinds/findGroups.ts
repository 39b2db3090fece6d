import type { Minor } from "../../money/Minor.ts";

/** One such line may be chance. */
const FEWEST_GROUPS = 2;

/**
 * Finds the group lines of a report that shows each sum above what it sums up ("Operating Income 100"
 * over "400000 Product Sales 100"): accounts have codes and groups have none, and every line without
 * a code that stands right above accounts is their sum, in every column. Otherwise there are none.
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

/** Whether the accounts right beneath a line, up to the next line without a code, add up to it. */
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
 * Of the rows without codes those that stand right above accounts, those that come to the groups beneath them, and
 * those of nothing: another one is a line of its own, which no account stands for. A group within a group counts once.
 */
export function withoutLooseGroups(
  found: ReadonlySet<number>,
  isCoded: readonly boolean[],
  columns: readonly (readonly Minor[])[],
): ReadonlySet<number> {
  const isNil = (at: number) => columns.every((column) => column[at] === 0n);
  /** Of each group the row behind its last account. */
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

/** Where the groups end that follow each other beneath a row and come to it; null where they do not. */
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
