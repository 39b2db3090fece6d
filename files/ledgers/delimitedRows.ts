import { type Problem, problem, type TakeLedgerRow } from "@tieout/core";
import Papa from "papaparse";
import { guessDelimiter } from "../guessDelimiter.ts";
import { limits } from "../limits.ts";

/** Rows are cut out of pieces of about this many characters. */
const TOGETHER = 1024 * 1024;
/** No row is longer: a quote that never closes would hold all that follows. */
const LONGEST_ROW = 4 * TOGETHER;
const MOST_NAMED = 8;

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
  let parser: Papa.Parser | null = null;
  let row = 0;
  const cut = (isLast: boolean) => {
    parser ??= parserFor(text);
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    for (const error of errors)
      if (error.type === "Quotes" && problems.length < MOST_NAMED)
        problems.push(malformed(row + (error.row ?? 0) + 1, error.message));
    for (const cells of data) {
      row += 1;
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

/** The fields of a FEC are never quoted: a quote in a text is one (art. A.47 A-1 LPF). */
function parserFor(text: string): Papa.Parser {
  const firstLine = /^[^\r\n]{0,2000}/.exec(text)?.[0] ?? "";
  const isFec = /^\ufeff?"?JournalCode["\t|;,]/i.test(firstLine) && !firstLine.includes('"');
  const newline = newlineOf(text);
  return new Papa.Parser({
    delimiter: guessDelimiter(text),
    newline,
    ...(isFec && { fastMode: true }),
  });
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
