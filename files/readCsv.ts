import {
  hasOtherDigits,
  type Problem,
  problem,
  type Result,
  type Table,
  type TableRow,
  textKinds,
} from "@tieout/core";
import Papa from "papaparse";
import { guessDelimiter } from "./guessDelimiter.ts";
import { limits } from "./limits.ts";
import { mayHoldAbsent, soundTables } from "./soundTables.ts";

/**
 * Reads delimited text as one table whose cells are sound; quotes that do not close are named with
 * their row.
 */
export function readCsv(text: string): Result<Table[]> {
  const lines = withOneNewline(text);
  const hopeless = malformed(sampleErrors(lines));
  if (hopeless.length >= MOST_NAMED) return { ok: false, problems: hopeless };
  const measured = measureLines(lines.text);
  const delimiter = guessDelimiter(lines.text);
  const parsed = Papa.parse<string[]>(lines.text, {
    delimiter,
    newline: lines.newline,
    // Looking for the limit makes the parser slow: only a text that may pass it is cut there.
    ...(measured.count > limits.rows + 1 && { preview: limits.rows + 2 }),
  });
  const { rows, widest } = numberRows(parsed.data);
  const problems = [...malformed(parsed.errors), ...oversized(parsed.data.length, widest)];
  if (problems.length > 0) return { ok: false, problems };
  const tables = [{ sheet: null, rows }];
  // Else a line ends within a cell
  const isEachLineARow = parsed.data.length === measured.count;
  const isShort = measured.longest <= textKinds.cell.longest;
  const isSound = isEachLineARow && isShort && isPlain(lines.text, delimiter);
  return isSound && !mayHoldAbsent(lines.text) && !hasOtherDigits(lines.text)
    ? { ok: true, value: tables }
    : soundTables(tables);
}

/**
 * Whether a text is of letters, digits and marks that everybody sees, so that all its cells are: it is
 * asked once, and not of each of a million cells.
 */
function isPlain(text: string, delimiter: string): boolean {
  const areTabsBetween = delimiter === "\t" && !text.includes('"');
  return areTabsBetween ? !/[^ -~\r\n\t]/.test(text) : !/[^ -~\r\n]/.test(text);
}

/** A text whose lines all end alike; none ends it. */
type Lines = { text: string; newline: "\n" | "\r\n" };

/** The parser knows one newline a text, but files put together from several have more. */
function withOneNewline(written: string): Lines {
  const newline = isReturned(written) ? "\r\n" : "\n";
  const hasOthers = newline === "\n" && written.includes("\r");
  const text = hasOthers ? replaceReturns(written) : written;
  let end = text.length;
  while (text[end - 1] === "\n" || text[end - 1] === "\r") end -= 1;
  return { text: text.slice(0, end), newline };
}

/** Whether returns and newlines stand in pairs only. */
function isReturned(text: string): boolean {
  return text.includes("\r\n") && !/\r(?!\n)|(?<!\r)\n/.test(text);
}

const MEBIBYTE = 1024 * 1024;
const PIECE = 64 * 1024;

/**
 * Piece by piece, and by joining: the pieces of a text of newlines alone, put together by replacing,
 * hold a gigabyte until they are read.
 */
function replaceReturns(text: string): string {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + PIECE;
    if (text[end - 1] === "\r") end += 1;
    pieces.push(text.slice(start, end).split("\r\n").join("\n").split("\r").join("\n"));
    start = end;
  }
  return pieces.join("");
}

function measureLines(text: string): { count: number; longest: number } {
  let [count, longest, start] = [1, 0, 0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", start)) {
    count += 1;
    longest = Math.max(longest, at - start);
    start = at + 1;
  }
  return { count, longest: Math.max(longest, text.length - start) };
}

const MOST_NAMED = 1_000;

/** A large text whose first part is full of broken quotes is no table: the parser would note millions. */
function sampleErrors({ text, newline }: Lines): readonly Papa.ParseError[] {
  if (text.length < 4 * MEBIBYTE || !text.includes('"')) return [];
  return Papa.parse(text.slice(0, MEBIBYTE), { delimiter: guessDelimiter(text), newline }).errors;
}

function malformed(errors: readonly Papa.ParseError[]): Problem[] {
  const broken = errors.filter(({ type }) => type === "Quotes").slice(0, MOST_NAMED);
  return broken.map(({ row, message }) =>
    problem("csv_malformed", { row: (row ?? 0) + 1, value: message }),
  );
}

function oversized(count: number, widest: number): Problem[] {
  return [
    ...(count > limits.rows + 1
      ? [problem("too_many_rows", { expected: String(limits.rows) })]
      : []),
    ...(widest > limits.columns
      ? [problem("too_many_columns", { expected: String(limits.columns) })]
      : []),
  ];
}

/** Rows by their number in the file, without the blank ones, and how many cells the longest has. */
function numberRows(data: readonly string[][]): { rows: TableRow[]; widest: number } {
  // A list that grows is copied many times
  const rows = new Array<TableRow>(data.length);
  let [widest, count] = [0, 0];
  for (let index = 0; index < data.length; index += 1) {
    const cells = data[index];
    if (cells === undefined) continue;
    if (cells.length > widest) widest = cells.length;
    if (isBlank(cells)) continue;
    rows[count] = { row: index + 1, cells };
    count += 1;
  }
  rows.length = count;
  return { rows, widest };
}

function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== "" && cell.trim() !== "") return false;
  return true;
}
