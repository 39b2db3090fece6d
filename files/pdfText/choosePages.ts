import { isFigure, lineText, type PdfLine } from "./PdfLine.ts";

const TITLE =
  /^(?:\P{L}*(?:consolidated|company|group|parent|condensed|unaudited|audited)\b)*\P{L}*(?:(?:statements?|summary) of )?cash ?-?flows?(?: statements?)?(?: \P{L}*.*)?$/iu;
const OTHER_TITLE =
  /^(?:(?:consolidated|company|group|condensed|unaudited) )*(?:statements? of (?:financial position|comprehensive income|profit|income|changes|operations|earnings|stockholders)|balance sheets?|income statements?|profit and loss|notes to)/i;
const TITLE_LINES = 8;
const FEWEST_FIGURES = 3;

/**
 * Chooses the pages of the cash flow statement: from the one that bears its title, up to the next
 * statement. All pages, where none bears it.
 */
export function choosePages(pages: readonly (readonly PdfLine[])[]): (readonly PdfLine[])[] {
  const first = pages.findIndex((lines) => bears(lines, TITLE) && hasTable(lines));
  if (first < 0) return [...pages];
  const rest = pages.slice(first + 1);
  const end = rest.findIndex((lines) => bears(lines, OTHER_TITLE) || !hasTable(lines));
  return [...pages.slice(first, first + 1), ...(end < 0 ? rest : rest.slice(0, end))];
}

function bears(lines: readonly PdfLine[], title: RegExp): boolean {
  return lines.slice(0, TITLE_LINES).some((line) => title.test(lineText(line).slice(0, 100)));
}

function hasTable(lines: readonly PdfLine[]): boolean {
  const withFigures = lines.filter(({ cells }) =>
    cells.slice(1).some(({ text }) => isFigure(text)),
  );
  return withFigures.length >= FEWEST_FIGURES;
}
