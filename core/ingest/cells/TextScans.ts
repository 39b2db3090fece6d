import { textKinds } from "../../text/textKinds.ts";
import type { MatchedColumn } from "../headings/matchHeadings.ts";

/** The texts of a column by row, trimmed. */
export type ReadTexts = {
  texts: readonly string[];
  /** Whether all texts consist of ordinary visible characters and are no longer than a name. */
  arePlain: boolean;
};

/** The text columns of a file, filled row by row. */
export type TextScans = readonly TextScan[];

type TextScan = {
  field: string;
  index: number;
  /** Reserved for all rows; only the first `count` are filled. */
  texts: string[];
  count: number;
  arePlain: boolean;
  /** Cleaned texts so far, while there are few different ones, as in a type column. */
  known: Map<string, string> | null;
};

/** Prepares the scan of text columns; memory is reserved, since growing lists are copied repeatedly. */
export function beginTexts(columns: readonly MatchedColumn[], mostRows: number): TextScans {
  return columns.map(({ field, index }) => ({
    field,
    index,
    texts: new Array<string>(mostRows).fill(""),
    count: 0,
    arePlain: true,
    known: new Map(),
  }));
}

/** Scans the texts of the next row. */
export function scanTexts(scans: TextScans, cells: readonly string[]): void {
  for (const scan of scans) {
    const cell = cells[scan.index] ?? "";
    if (cell !== "") scan.texts[scan.count] = takeText(scan, cell);
    scan.count += 1;
  }
}

/** The texts of the scanned rows, by field. */
export function textsRead(scans: TextScans): Map<string, ReadTexts> {
  return new Map(
    scans.map(({ field, texts, count, arePlain }) => {
      texts.length = count;
      return [field, { texts, arePlain }];
    }),
  );
}

/** Reuses the cleaned text of an equal cell. */
function takeText(scan: TextScan, cell: string): string {
  const known = scan.known?.get(cell);
  if (known !== undefined) return known;
  const isTidy = cell.length <= LONGEST && isOfPlainMarks(cell);
  const text = isTidy ? cell : cell.trim();
  if (!isTidy && (text.length > LONGEST || !PLAIN.test(text))) scan.arePlain = false;
  if (scan.known) scan.known = scan.known.size < MOST_KNOWN ? scan.known.set(cell, text) : null;
  return text;
}

/** A fast test that is true for nearly all cells: only letters, digits and plain marks, no surrounding blanks. */
function isOfPlainMarks(cell: string): boolean {
  for (let at = 0; at < cell.length; at += 1) {
    const mark = cell.charCodeAt(at);
    if (mark < BLANK || mark > LAST_PLAIN) return false;
  }
  return cell.charCodeAt(0) !== BLANK && cell.charCodeAt(cell.length - 1) !== BLANK;
}

const BLANK = 32;
const LAST_PLAIN = 126;
const PLAIN = /^[ -~]*$/;
const LONGEST = textKinds.accountName.longest;
/** A column with more different texts has names, and reuse does not help. */
const MOST_KNOWN = 32;
