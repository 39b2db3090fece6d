import { findDateHabit, readDate } from "../../ingest/headings/readDates.ts";
import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";

/** Dates as a ledger writes them: each way of writing one has a number, and is read when all are known. */
export type DateReader = { numbers: Map<string, number>; cells: string[]; rows: number[] };

/** A reader that has seen nothing yet. */
export function newDateReader(): DateReader {
  return { numbers: new Map(), cells: [], rows: [] };
}

const LONGEST = 40;
const ISO_WITH_TIME = /^\d{4}-\d\d-\d\d[T ]/;

/** The number of a date's cell; the same for the same cell. */
export function dateNumber(reader: DateReader, cell: string, row: number): number {
  const known = reader.numbers.get(cell);
  if (known !== undefined) return known;
  const trimmed = cell.trim().slice(0, LONGEST);
  const text = ISO_WITH_TIME.test(trimmed) ? trimmed.slice(0, 10) : trimmed;
  const other = reader.numbers.get(text);
  if (other !== undefined) return other;
  const number = reader.cells.length;
  reader.cells.push(text);
  reader.rows.push(row);
  reader.numbers.set(text, number);
  return number;
}

/** Every date by its number, as ISO 8601; "" where a problem is noted. Without any sign, day first. */
export function decideDates(
  { cells, rows }: DateReader,
  problems: ProblemList,
  warnings: ProblemList,
): string[] {
  const { habit, ambiguous } = findDateHabit(cells);
  if (ambiguous !== null) {
    const [row = 0, value = ""] = [rows[ambiguous], cells[ambiguous]];
    note(warnings, "dates_ambiguous", { row, value });
  }
  return cells.map((cell, at) => {
    const date = readDate(cell, habit);
    if (date !== null && date >= "1990" && date < "2100") return date;
    const code = date === null ? "date_not_a_date" : "date_out_of_range";
    note(problems, code, { row: rows[at] ?? 0, value: shorten(cell) });
    return "";
  });
}
