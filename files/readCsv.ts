import { type Problem, problem, type Result, type Table, type TableRow } from "@tieout/core";
import Papa from "papaparse";
import { decodeText } from "./decodeText.ts";
import { limits } from "./limits.ts";

const DELIMITERS = [",", ";", "\t", "|"];

/** Reads delimited text as one table; quotes that do not close are named with their row. */
export async function readCsv(bytes: Uint8Array): Promise<Result<Table[]>> {
  const parsed = Papa.parse<string[]>(decodeText(bytes), {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: false,
    preview: limits.rows + 2,
  });
  const problems = [...malformed(parsed.errors), ...oversized(parsed.data)];
  if (problems.length > 0) return { ok: false, problems };
  const rows = parsed.data.map((cells, index): TableRow => ({ row: index + 1, cells }));
  return {
    ok: true,
    value: [{ sheet: null, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== "")) }],
  };
}

function malformed(errors: readonly Papa.ParseError[]): Problem[] {
  const broken = errors.filter(({ type }) => type === "Quotes");
  return broken.map(({ row, message }) =>
    problem("csv_malformed", { row: (row ?? 0) + 1, value: message }),
  );
}

function oversized(data: readonly string[][]): Problem[] {
  const widest = data.reduce((most, cells) => Math.max(most, cells.length), 0);
  return [
    ...(data.length > limits.rows + 1
      ? [problem("too_many_rows", { expected: String(limits.rows) })]
      : []),
    ...(widest > limits.columns
      ? [problem("too_many_columns", { expected: String(limits.columns) })]
      : []),
  ];
}
