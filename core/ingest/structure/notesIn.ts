import type { StatementItem } from "./StatementItem.ts";

/** Rows that hold words for figures where the totals do not need them, or no figures follow: signatures, the basis. */
export function notesIn(items: readonly StatementItem[], isComplete: boolean): ReadonlySet<number> {
  const last = items.reduce((to, item) => (holdsFigures(item) ? Math.max(to, item.at) : to), -1);
  const isNote = ({ isWords, at }: StatementItem) => isWords && (isComplete || at > last);
  return new Set(items.flatMap((item, place) => (isNote(item) ? [place] : [])));
}

function holdsFigures({ amounts, isWords }: StatementItem): boolean {
  return !isWords && amounts !== null && amounts.some((amount) => amount !== null);
}
