import type { FormType } from "@tieout/core";
import { isFigure, lineText, type PdfLine } from "./PdfLine.ts";

/** What may be looked for in a PDF. */
export type PdfContent = Exclude<FormType, "fx_rates">;

const WHOSE =
  /^(?:\P{L}*(?:consolidated|company|group|parent|condensed|unaudited|audited|interim)\b)*\P{L}*/iu;
const TITLES: Readonly<Record<PdfContent, RegExp>> = {
  prior_cashflow: /^(?:(?:statements?|summary) of )?cash ?-?flows?(?= |$)/i,
  balance_sheet:
    /^(?:statements? of (?:financial position|condition|assets and liabilities)|balance ?sheets?)\b/i,
  profit_loss:
    /^(?:statements? of (?:comprehensive income|profit|income|operations|earnings)|income statements?|profit (?:and|&) loss)\b/i,
  trial_balance: /^(?:.{1,40} )?trial balance\b/i,
};
const OTHER_TITLE = /^(?:statements? of (?:changes|stockholders|shareholders)|notes to)\b/i;
const TITLE_LINES = 8;
const FEWEST_FIGURES = 3;

/**
 * Chooses the pages of the statement looked for: from the one that bears its title, up to the next
 * statement. All pages, where none bears it.
 */
export function choosePages(
  pages: readonly (readonly PdfLine[])[],
  holds: PdfContent,
): (readonly PdfLine[])[] {
  const own = TITLES[holds];
  const others = Object.values(TITLES).filter((title) => title !== own);
  const first = pages.findIndex((lines) => bears(lines, [own]) && hasTable(lines));
  if (first < 0) return [...pages];
  const rest = pages.slice(first + 1);
  const isOther = (lines: readonly PdfLine[]) =>
    bears(lines, [...others, OTHER_TITLE]) && !bears(lines, [own]);
  const end = rest.findIndex(
    (lines, at) => isOther(lines) || !(hasTable(lines) || goesOn(lines, pages[first + at] ?? [])),
  );
  return [...pages.slice(first, first + 1), ...(end < 0 ? rest : rest.slice(0, end))];
}

function bears(lines: readonly PdfLine[], titles: readonly RegExp[]): boolean {
  return lines.slice(0, TITLE_LINES).some((line) => {
    const words = lineText(line).slice(0, 100).replace(WHOSE, "");
    return titles.some((title) => title.test(words));
  });
}

/** Whether a page of a row or two, such as the last total, goes on with the columns of the page before it. */
function goesOn(lines: readonly PdfLine[], before: readonly PdfLine[]): boolean {
  const ends = (of: readonly PdfLine[]) =>
    of.flatMap(({ cells }) => {
      const last = cells.at(-1);
      return cells.length > 1 && last && isFigure(last.text) ? [last.right] : [];
    });
  const columns = ends(before);
  const isBeneath = (right: number) =>
    columns.filter((column) => Math.abs(column - right) <= OFF).length >= FEWEST_FIGURES;
  const own = ends(lines);
  return own.length > 0 && own.every(isBeneath);
}

/** So many points figures of one column are apart. */
const OFF = 2;

function hasTable(lines: readonly PdfLine[]): boolean {
  const withFigures = lines.filter(({ cells }) =>
    cells.slice(1).some(({ text }) => isFigure(text)),
  );
  return withFigures.length >= FEWEST_FIGURES;
}
