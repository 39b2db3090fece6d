import { type Problem, problem, type TakeLedgerRow } from "@tieout/core";
import Papa from "papaparse";
import { guessDelimiter } from "../../guessDelimiter.ts";
import { limits } from "../../limits.ts";

/** Rows are cut out of pieces of about this many characters. */
export const TOGETHER = 1024 * 1024;
/** No row is longer: a quote that never closes would hold all that follows. */
const LONGEST_ROW = 4 * TOGETHER;
const MOST_NAMED = 8;
/** So many rows on end show how many cells a row has, and that its amounts are written with cents. */
const LEAST_ALIKE = 10;
const CENTS = /[.,]\d\d$/;
const NUMBER = /^-?\d[\d.,]*$/;

/** How a file is cut into rows: one of a format without quotes has no more fields than headings. */
export type RowFormat = {
  delimiter: string;
  newline: "\n" | "\r" | "\r\n";
  isQuoteless: boolean;
  width: number;
};

/**
 * Cuts delimited text into rows as it comes, and gives each with its number; blank rows are passed
 * over. What is broken is named with its row.
 */
export class TextRows {
  readonly problems: Problem[] = [];
  /** How many rows there were, blank ones among them. */
  row = 0;
  /**
   * How many cells the row before had, how many rows on end had as many, how many of them had something in the
   * last, and how many an amount with cents.
   */
  private alike = { width: 0, rows: 0, filled: 0, withCents: 0 };
  private text = "";
  private parser: Papa.Parser | null = null;
  private format: RowFormat | null = null;
  private readonly take: TakeLedgerRow;

  constructor(take: TakeLedgerRow) {
    this.take = take;
  }

  /** Whether what was added ended with a row. */
  get isBetweenRows(): boolean {
    return this.text === "";
  }

  /** Whether there is enough to cut rows out of. */
  get isLong(): boolean {
    return this.text.length >= TOGETHER;
  }

  /** Notes how many cells a row has, whether the last of them holds something, and whether that ends in cents. */
  note(width: number, isFilled: boolean, hasCents: boolean): void {
    if (width !== this.alike.width) this.alike = { width, rows: 0, filled: 0, withCents: 0 };
    this.alike.rows += 1;
    if (isFilled) this.alike.filled += 1;
    if (hasCents) this.alike.withCents += 1;
  }

  add(text: string): void {
    this.text += text;
  }

  /** How the file is cut, by its beginning. */
  formatOf(text: string): RowFormat {
    this.format ??= findFormat(text);
    return this.format;
  }

  /** Gives the rows that are whole; all that is left where nothing more comes. */
  cut(isLast: boolean): void {
    const { width, delimiter, newline, isQuoteless } = this.formatOf(this.text);
    this.parser ??= new Papa.Parser({ delimiter, newline, ...(isQuoteless && { fastMode: true }) });
    const { data, errors, meta } = this.parser.parse(this.text, 0, !isLast) as Papa.ParseResult<
      string[]
    >;
    for (const error of errors)
      if (error.type === "Quotes" && this.problems.length < MOST_NAMED)
        this.problems.push(malformed(this.row + (error.row ?? 0) + 1, error.message));
    const isOpen = isLast && !/[\r\n]$/.test(this.text);
    for (const [at, found] of data.entries()) {
      this.row += 1;
      if (isOpen && at === data.length - 1 && this.isCutShort(found)) {
        this.problems.push(malformed(this.row, "the file ends within the row"));
        return;
      }
      const cells = found.length > width ? quotedAgain(found, width, meta.delimiter) : found;
      if (cells.length > limits.ledgerColumns) {
        this.problems.push(tooWide());
        return;
      }
      if (cells.length > 1 || cells[0] !== "") {
        const last = found.at(-1) ?? "";
        this.note(found.length, last !== "", CENTS.test(last));
        this.take(this.row, cells);
      }
      if (this.problems.length >= MOST_NAMED) return;
    }
    this.text = this.text.slice(meta.cursor);
    if (this.text.length > LONGEST_ROW)
      this.problems.push(malformed(this.row + 1, "the row does not end"));
  }

  /**
   * Whether a row without an end has fewer cells than all the rows before it, nothing in the last one where
   * all have something, or no cents there where all amounts have them. A word or a line of text beneath a table
   * is none of its rows.
   */
  private isCutShort(cells: readonly string[]): boolean {
    const { width, rows, filled, withCents } = this.alike;
    const [first = "", ...others] = cells;
    if (rows < LEAST_ALIKE || cells.length > width) return false;
    const isNumbered = /^\d[\d/.-]*$/.test(first);
    if (cells.length < width)
      return others.length > 0 || this.format?.isQuoteless === true || isNumbered;
    const last = others.at(-1) ?? "";
    if (last === "") return isNumbered && filled === rows;
    // Among those without is the heading
    const haveCents = withCents >= LEAST_ALIKE && filled - withCents <= 1;
    return haveCents && NUMBER.test(last) && !CENTS.test(last);
  }
}

/**
 * A row of more fields than there are headings may hold a quoted field with a separator in it, though its
 * format knows no quotes: it is read with them where that gives a field each.
 */
function quotedAgain(cells: string[], width: number, delimiter: string): string[] {
  if (!cells.some((cell) => cell.startsWith('"') && !cell.endsWith('"'))) return cells;
  const { data } = Papa.parse<string[]>(cells.join(delimiter), { delimiter });
  const [again = []] = data;
  return data.length === 1 && again.length === width ? again : cells;
}

/** The fields of a FEC are never quoted: a quote in a text is one (art. A.47 A-1 LPF). */
function findFormat(text: string): RowFormat {
  const firstLine = /^[^\r\n]{0,2000}/.exec(text)?.[0] ?? "";
  const isQuoteless = /^\ufeff?"?JournalCode["\t|;,]/i.test(firstLine) && !firstLine.includes('"');
  const [newline, delimiter] = [newlineOf(text), guessDelimiter(text)];
  const width = isQuoteless ? firstLine.split(delimiter).length : Number.POSITIVE_INFINITY;
  return { delimiter, newline, isQuoteless, width };
}

/** Carriage returns may stand within texts: they end rows only where there is no other newline. */
function newlineOf(text: string): "\n" | "\r" | "\r\n" {
  const end = text.indexOf("\n");
  if (end < 0) return text.includes("\r") ? "\r" : "\n";
  return text[end - 1] === "\r" ? "\r\n" : "\n";
}

function malformed(row: number, value: string): Problem {
  return problem("csv_malformed", { row, value });
}

function tooWide(): Problem {
  return problem("too_many_columns", { expected: String(limits.ledgerColumns) });
}
