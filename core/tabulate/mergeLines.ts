import type { StatementLine } from "../statement/StatementDocument.ts";

/** The lines of several statements in the order of the first; what it lacks stands before the line that follows it elsewhere. */
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
