import type { StatementLine } from "../statement/StatementDocument.ts";

/**
 * Merges the lines of several statements in the order of the first. A line that the first lacks is placed before the
 * line that follows it elsewhere.
 */
export function mergeLines(lists: readonly (readonly StatementLine[])[]): StatementLine[] {
  const merged: StatementLine[] = [];
  for (const lines of lists) {
    let before = merged.length;
    for (const line of lines.toReversed()) {
      const known = merged.findIndex(({ id }) => id === line.id);
      if (known === -1) merged.splice(before, 0, line);
      else before = known;
    }
  }
  return merged;
}
