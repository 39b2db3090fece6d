import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import type { Row } from "../Row.ts";
import type { LedgerColumns } from "./ledgerColumns.ts";

/** An entry's number is on few days; a journal is on so many times more days than there are journals. */
const DAYS_PER_JOURNAL = 3;

/**
 * The columns where that of the numbers holds journals: "Journal" heads both. Names without a digit number
 * nothing, and neither do the few that come again day after day.
 */
export function withoutJournals(
  columns: LedgerColumns,
  headings: readonly string[],
  rows: readonly Row[],
): LedgerColumns {
  const { number, date, ...others } = columns;
  if (number === undefined || date === undefined) return columns;
  const [numbers, days] = [new Set<string>(), new Set<string>()];
  for (const { cells } of rows) {
    const cell = (cells[number] ?? "").trim();
    if (cell === "") continue;
    numbers.add(cell);
    days.add((cells[date] ?? "").trim());
  }
  const isNamed = normaliseHeading(headings[number] ?? "") === "journal";
  const areFew = isNamed && DAYS_PER_JOURNAL * numbers.size <= days.size;
  if (numbers.size === 0 || !(areFew || [...numbers].every((cell) => !/\d/.test(cell))))
    return columns;
  return { journal: number, date, ...others };
}
