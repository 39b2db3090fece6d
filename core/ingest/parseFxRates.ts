import type { Problem } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import { isCurrencyCode } from "./currencyCodes.ts";
import type { ParsedRows } from "./parseAccountRows.ts";
import { type DateHabit, findDateHabit, readDate } from "./readDates.ts";
import type { FileRecord } from "./readRecords.ts";
import type { FxRateRow } from "./rows.ts";

/** Reads exchange rates: each has a date or says what it is, a known currency and a positive rate. */
export function parseFxRates(records: readonly FileRecord[]): ParsedRows<FxRateRow> {
  const habit = findDateHabit(records.map((record) => record.text("date")));
  const parsed = records.map((record) => parseRate(record, habit));
  const rows = parsed.map(({ row }) => row);
  return { rows, problems: parsed.flatMap(({ problems }) => problems), warnings: duplicates(rows) };
}

function parseRate(record: FileRecord, habit: DateHabit): { row: FxRateRow; problems: Problem[] } {
  const currency = record.text("currency").toUpperCase();
  const written = { date: record.text("date"), rate: record.text("rate") };
  const date = readDate(written.date, habit);
  const rate = readRate(written.rate);
  const description = record.text("description");
  const at = { row: record.row };
  const problems: Problem[] = [];
  if (written.date !== "" && date === null)
    problems.push(problem("date_not_a_date", { ...at, column: "Date", value: written.date }));
  if (written.date === "" && description === "") problems.push(problem("rate_without_date", at));
  if (!isCurrencyCode(currency))
    problems.push(problem("currency_unknown", { ...at, column: "Currency", value: currency }));
  if (rate === null)
    problems.push(
      problem("rate_not_positive", { ...at, column: "Exchange Rate", value: written.rate }),
    );
  return { row: { row: record.row, date, currency, rate: rate ?? "0", description }, problems };
}

/** A positive decimal, its decimals after a point or a comma. */
function readRate(text: string): string | null {
  const plain = text
    .replace(/\s/g, "")
    .replace(/^(\d+),(\d+)$/, "$1.$2")
    .replace(/^(\d{1,3}),(\d{3})\./, "$1$2.");
  return /^\d+(\.\d+)?$/.test(plain) && /[1-9]/.test(plain) ? plain : null;
}

function duplicates(rows: readonly FxRateRow[]): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const key = `${row.date}|${row.currency}|${row.description.toLowerCase()}`;
    if (seen.has(key)) return [problem("rate_repeated", { row: row.row, value: row.currency })];
    seen.add(key);
    return [];
  });
}
