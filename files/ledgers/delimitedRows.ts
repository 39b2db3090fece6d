import { type Problem, problem, type TakeLedgerRow } from "@tieout/core";
import Papa from "papaparse";
import { guessDelimiter } from "../guessDelimiter.ts";
import { limits } from "../limits.ts";

/** Rows are cut out of pieces of about this many characters. */
const TOGETHER = 1024 * 1024;
/** No row is longer: a quote that never closes would hold all that follows. */
const LONGEST_ROW = 4 * TOGETHER;
const MOST_NAMED = 8;

/** How a file is cut into rows: one of a format without quotes has no more fields than headings. */
type Format = { parser: Papa.Parser; width: number };

/**
 * Cuts delimited text into rows as it comes, and gives each with its number; blank rows are passed
 * over. What is broken is named with its row.
 */
export async function delimitedRows(
  pieces: AsyncIterable<string>,
  take: TakeLedgerRow,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  let text = "";
  let format: Format | null = null;
  let row = 0;
  const cut = (isLast: boolean) => {
    format ??= formatOf(text);
    const { width } = format;
    const { data, errors, meta } = format.parser.parse(text, 0, !isLast) as Papa.ParseResult<
      string[]
    >;
    for (const error of errors)
      if (error.type === "Quotes" && problems.length < MOST_NAMED)
        problems.push(malformed(row + (error.row ?? 0) + 1, error.message));
    for (const found of data) {
      row += 1;
      const cells = found.length > width ? quotedAgain(found, width, meta.delimiter) : found;
      if (cells.length > limits.columns) problems.push(tooWide());
      if (cells.length > 1 || cells[0] !== "") take(row, cells);
      if (problems.length >= MOST_NAMED) return;
    }
    text = text.slice(meta.cursor);
    if (text.length > LONGEST_ROW) problems.push(malformed(row + 1, "the row does not end"));
  };
  for await (const piece of pieces) {
    text += piece;
    if (text.length < TOGETHER) continue;
    cut(false);
    if (problems.length > 0) return problems;
  }
  cut(true);
  return problems;
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
function formatOf(text: string): Format {
  const firstLine = /^[^\r\n]{0,2000}/.exec(text)?.[0] ?? "";
  const isFec = /^\ufeff?"?JournalCode["\t|;,]/i.test(firstLine) && !firstLine.includes('"');
  const [newline, delimiter] = [newlineOf(text), guessDelimiter(text)];
  const parser = new Papa.Parser({ delimiter, newline, ...(isFec && { fastMode: true }) });
  return { parser, width: isFec ? firstLine.split(delimiter).length : Number.POSITIVE_INFINITY };
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
  return problem("too_many_columns", { expected: String(limits.columns) });
}
