import { type Cell, columnLetters, type Sheet, type SheetRow, type Workbook } from "@tieout/core";
import { cellXml } from "./cellXml.ts";
import { escapeXml } from "./escapeXml.ts";
import { linesOfWords } from "./linesOfWords.ts";
import { isLow, isNote, isWrapped } from "./stylesXml.ts";

/** A sheet in pieces of XML, row by row: what stays in view, widths, cells, and how it prints. */
export function* sheetXml(sheet: Sheet, workbook: Workbook): Generator<string> {
  const isFirst = sheet === workbook.sheets[0];
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
  yield `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`;
  yield `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ""} workbookViewId="0">${paneXml(sheet)}</sheetView></sheetViews>`;
  yield `<sheetFormatPr defaultRowHeight="15"/><cols>${sheet.widths.map(columnXml).join("")}</cols><sheetData>`;
  const letters: string[] = [];
  const merged: string[] = [];
  const noteEnd = sheet.isHidden ? 0 : lastOfFirstPage(sheet.widths);
  let at = 1;
  for (const row of sheet.rows) {
    yield rowXml(row, { at, letters, merged, noteEnd, widths: sheet.widths, ...workbook });
    at += 1;
  }
  yield `</sheetData>${mergesXml(merged)}${printXml(sheet, workbook)}<ignoredErrors><ignoredError sqref="A1:XFD${Math.max(at - 1, 1)}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

function paneXml({ headingRow, fixedColumns }: Sheet): string {
  const corner = `${columnLetters(fixedColumns)}${headingRow + 1}`;
  const [left, pane] =
    fixedColumns > 0 ? [`xSplit="${fixedColumns}" `, "bottomRight"] : ["", "bottomLeft"];
  return `<pane ${left}ySplit="${headingRow}" topLeftCell="${corner}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/>`;
}

function columnXml(width: number, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
}

type RowPlace = {
  at: number;
  letters: string[];
  /** The ranges of cells that are shown as one, to which the row adds its own. */
  merged: string[];
  /** The column up to which a note runs. */
  noteEnd: number;
  widths: readonly number[];
  isLive: boolean;
};

function rowXml(row: SheetRow, place: RowPlace): string {
  const { at, letters, merged, noteEnd, isLive } = place;
  let cells = "";
  for (let column = 0; column < row.length; column += 1) {
    const cell: Cell | null | undefined = row[column];
    if (!cell) continue;
    letters[column] ??= columnLetters(column);
    cells += cellXml(cell, `${letters[column]}${at}`, isLive);
    if (isNote(cell.style) && noteEnd > column)
      merged.push(`${letters[column]}${at}:${columnLetters(noteEnd)}${at}`);
  }
  return cells === "" ? "" : `<row r="${at}"${heightXml(row, place)}>${cells}</row>`;
}

const LINE_HEIGHT = 15;
const TITLE_HEIGHT = 21;
const SECTION_HEIGHT = 24;
/** The highest row there can be, in lines. */
const MOST_LINES = 27;

/** Not every program makes room for wrapped words by itself. */
function heightXml(row: SheetRow, { widths, noteEnd }: RowPlace): string {
  let lines = 1;
  for (let column = 0; column < row.length; column += 1) {
    const cell = row[column];
    if (cell?.kind !== "text") continue;
    if (cell.style === "title") return ` ht="${TITLE_HEIGHT}" customHeight="1"`;
    if (isLow(cell.style) && cell.text !== "") return ` ht="${SECTION_HEIGHT}" customHeight="1"`;
    if (!isWrapped(cell.style)) continue;
    const end = isNote(cell.style) ? noteEnd : column;
    if (end >= column)
      lines = Math.max(lines, linesOfWords(cell.text, widthOf(widths, column, end)));
  }
  if (lines === 1) return "";
  return ` ht="${Math.min(lines, MOST_LINES) * LINE_HEIGHT}" customHeight="1"`;
}

function widthOf(widths: readonly number[], first: number, last: number): number {
  return widths.slice(first, last + 1).reduce((total, each) => total + each, 0);
}

/** The most characters a footer holds. */
const LONGEST_FOOTER = 200;

/** The characters that fit across a page and can still be read: across one of twice the size as many times the root of two. */
const PAGE_WIDTH = 225;
const LARGE_PAGE_WIDTH = 318;

/** Papers by their numbers in a workbook: A4 and A3, Letter and Tabloid. */
const papers = {
  A4: { page: 9, large: 8 },
  Letter: { page: 1, large: 3 },
} as const satisfies Record<Workbook["paper"], { page: number; large: number }>;

/** How many pages the columns are set on side by side, and whether those are of twice the size. */
function pagesOf(widths: readonly number[]): { isLarge: boolean; pages: number; width: number } {
  const width = widthOf(widths, 0, widths.length);
  const isLarge = width > PAGE_WIDTH;
  return { isLarge, width, pages: Math.ceil(width / (isLarge ? LARGE_PAGE_WIDTH : PAGE_WIDTH)) };
}

/**
 * The last column of the first page. A note runs that far, over as many lines as it needs: words that ran on
 * beyond the columns would make all that is printed smaller, or be cut where a page ends.
 */
function lastOfFirstPage(widths: readonly number[]): number {
  const { pages, width } = pagesOf(widths);
  const beyond = widths.findIndex((_, column) => widthOf(widths, 0, column) > width / pages);
  return (beyond === -1 ? widths.length : beyond) - 1;
}

function mergesXml(merged: readonly string[]): string {
  if (merged.length === 0) return "";
  const cells = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  return `<mergeCells count="${merged.length}">${cells}</mergeCells>`;
}

/** A sheet that is wider than a page is set on paper of twice the size, and goes on beside it where that is not enough. */
function printXml({ isLandscape, widths }: Sheet, { paper, footer }: Workbook): string {
  const orientation = isLandscape ? "landscape" : "portrait";
  const { isLarge, pages } = pagesOf(widths);
  const size = papers[paper][isLarge ? "large" : "page"];
  // An ampersand begins a code in a footer, and two print one; a digit would lengthen the size 8.
  const words = [...footer].slice(0, LONGEST_FOOTER).join("").replaceAll("&", "&&");
  return `<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="${size}" orientation="${orientation}" fitToWidth="${pages}" fitToHeight="0"/><headerFooter><oddFooter>${escapeXml(`&L&8 ${words}&R&8&A, page &P of &N`)}</oddFooter></headerFooter>`;
}
