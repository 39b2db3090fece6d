import { type Problem, problem, type Result, type Table, type TableRow } from "@tieout/core";
import Papa from "papaparse";
import { guessDelimiter } from "./guessDelimiter.ts";
import { limits } from "./limits.ts";

/** Reads delimited text as one table; quotes that do not close are named with their row. */
export function readCsv(text: string): Result<Table[]> {
  const lines = withOneNewline(text);
  const hopeless = malformed(sampleErrors(lines));
  if (hopeless.length >= MOST_NAMED) return { ok: false, problems: hopeless };
  const isLong = countLines(lines) > limits.rows + 1;
  const parsed = Papa.parse<string[]>(lines, {
    delimiter: guessDelimiter(lines),
    newline: "\n",
    // Looking for the limit makes the parser slow: only a text that may pass it is cut there.
    ...(isLong && { preview: limits.rows + 2 }),
  });
  const problems = [...malformed(parsed.errors), ...oversized(parsed.data)];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: [{ sheet: null, rows: numberRows(parsed.data) }] };
}

/** The parser knows one newline a text, but files put together from several have more; none at the end. */
function withOneNewline(text: string): string {
  const lines = text.includes("\r") ? replaceReturns(text) : text;
  let end = lines.length;
  while (lines[end - 1] === "\n") end -= 1;
  return lines.slice(0, end);
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

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

const MOST_NAMED = 1_000;

/** A large text whose first part is full of broken quotes is no table: the parser would note millions. */
function sampleErrors(text: string): readonly Papa.ParseError[] {
  if (text.length < 4 * MEBIBYTE || !text.includes('"')) return [];
  return Papa.parse(text.slice(0, MEBIBYTE), { delimiter: guessDelimiter(text), newline: "\n" })
    .errors;
}

function malformed(errors: readonly Papa.ParseError[]): Problem[] {
  const broken = errors.filter(({ type }) => type === "Quotes").slice(0, MOST_NAMED);
  return broken.map(({ row, message }) =>
    problem("csv_malformed", { row: (row ?? 0) + 1, value: message }),
  );
}

function oversized(data: readonly string[][]): Problem[] {
  let widest = 0;
  for (const cells of data) if (cells.length > widest) widest = cells.length;
  return [
    ...(data.length > limits.rows + 1
      ? [problem("too_many_rows", { expected: String(limits.rows) })]
      : []),
    ...(widest > limits.columns
      ? [problem("too_many_columns", { expected: String(limits.columns) })]
      : []),
  ];
}

/** Rows by their number in the file, without the blank ones. */
function numberRows(data: readonly string[][]): TableRow[] {
  const rows: TableRow[] = [];
  for (let index = 0; index < data.length; index += 1) {
    const cells = data[index];
    if (cells?.some((cell) => cell.trim() !== "")) rows.push({ row: index + 1, cells });
  }
  return rows;
}
