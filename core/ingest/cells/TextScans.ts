import { textKinds } from "../../text/textKinds.ts";
import type { MatchedColumn } from "../headings/matchHeadings.ts";

/** The words of a column, row by row, without blanks around them. */
export type ReadTexts = {
  texts: readonly string[];
  /** Whether each is of letters, digits and marks that everybody sees, and no longer than a name. */
  arePlain: boolean;
};

/** The columns of words of a file, filled row by row while its cells are at hand. */
export type TextScans = readonly TextScan[];

type TextScan = {
  field: string;
  index: number;
  /** As many as there can be rows; those from `count` on are not looked at yet. */
  texts: string[];
  count: number;
  arePlain: boolean;
  /** Cleaned cells read so far, as long as there are few of them: a column of types repeats the same texts. */
  known: Map<string, string> | null;
};

/** Begins to read columns of words, of so many rows at the most: a list that grows is copied many times. */
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

/** Looks at the words of the next row. */
export function scanTexts(scans: TextScans, cells: readonly string[]): void {
  for (const scan of scans) {
    const cell = cells[scan.index] ?? "";
    if (cell !== "") scan.texts[scan.count] = takeText(scan, cell);
    scan.count += 1;
  }
}

/** The words of the rows that were looked at, by field. */
export function textsRead(scans: TextScans): Map<string, ReadTexts> {
  return new Map(
    scans.map(({ field, texts, count, arePlain }) => {
      texts.length = count;
      return [field, { texts, arePlain }];
    }),
  );
}

/** The same words are one text, which is looked at and kept once. */
function takeText(scan: TextScan, cell: string): string {
  const known = scan.known?.get(cell);
  if (known !== undefined) return known;
  const isTidy = cell.length <= LONGEST && isOfPlainMarks(cell);
  const text = isTidy ? cell : cell.trim();
  if (!isTidy && (text.length > LONGEST || !PLAIN.test(text))) scan.arePlain = false;
  if (scan.known) scan.known = scan.known.size < MOST_KNOWN ? scan.known.set(cell, text) : null;
  return text;
}

/** Nearly every cell is of letters, digits and plain marks alone, and has no blanks around it. */
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
/** Beyond so many, a column is one of names. */
const MOST_KNOWN = 32;
