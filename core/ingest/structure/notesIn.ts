import type { StatementItem } from "./StatementItem.ts";

/**
 * Finds rows of notes with text in amount columns: not needed by the totals, or with no figures after them (signatures,
 * basis of preparation).
 */
export function notesIn(items: readonly StatementItem[], isComplete: boolean): ReadonlySet<number> {
  const last = items.reduce((to, item) => (holdsFigures(item) ? Math.max(to, item.at) : to), -1);
  const isNote = ({ isWords, at }: StatementItem) => isWords && (isComplete || at > last);
  return new Set(items.flatMap((item, place) => (isNote(item) ? [place] : [])));
}

function holdsFigures({ amounts, isWords }: StatementItem): boolean {
  return !isWords && amounts !== null && amounts.some((amount) => amount !== null);
}
