import { lineText, type PdfLine } from "./PdfLine.ts";

const PAGE_NUMBER = /^(?:page)?[-–—]?\d{1,3}(?:(?:of|\/)\d{1,3})?[-–—]?$/i;
/** At the end of a line that says when the report was made, it would stand in the last column of amounts. */
const PAGE_OF_PAGES = /^(?:page )?\d{1,3} ?(?:of|\/) ?\d{1,3}$/i;

/**
 * Leaves out what is not the page's own: its number, and what stands at one height with the same
 * words on several pages; at the first of them it stays when it may be a title or the headings.
 */
export function dropPageFurniture(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const seen = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(lines.map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const shown = new Set<string>();
  return pages.map((lines) =>
    lines.filter((line, at) => {
      const isEdge = at === 0 || at === lines.length - 1;
      if (isEdge && numbersPage(line)) return false;
      const key = keyOf(line);
      const isRepeated = (seen.get(key) ?? 0) > 1 && !hasAmounts(line);
      if (!isRepeated) return true;
      const isFirst = !shown.has(key) && at < lines.length / 2;
      shown.add(key);
      return isFirst;
    }),
  );
}

/** Whether a line at the edge is the number of its page, or ends in it. */
function numbersPage(line: PdfLine): boolean {
  if (PAGE_NUMBER.test(lineText(line).replace(/\s/g, ""))) return true;
  return PAGE_OF_PAGES.test(line.cells.at(-1)?.text.trim() ?? "") && !hasAmounts(line);
}

/** Its height and words, whatever number it gives its page. */
function keyOf(line: PdfLine): string {
  return `${Math.round(line.y / 2)} ${lineText(line).replace(/\d{1,3}(?!\d)/g, "#")}`;
}

/** Amounts are a line of the statement, even if one like it stands at the same height elsewhere. */
function hasAmounts({ cells }: PdfLine): boolean {
  return cells.some(({ text }) => /\d[.,]\d/.test(text));
}
