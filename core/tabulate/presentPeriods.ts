import { type PresentationUnit, presentStatement } from "./presentStatement.ts";
import type { PeriodRow, PeriodTable } from "./tabulatePeriods.ts";

/**
 * The year in columns in thousands or millions. Every column adds up from its own opening to its own
 * closing cash, as a statement does, and that of the year is as the statement shows it. Each is rounded
 * by itself, so that nil stays nil: across, a line can come to a few more or less than its year.
 */
export function presentPeriods(table: PeriodTable, unit: PresentationUnit): PeriodTable {
  if (unit === "units") return table;
  const present = (amountOf: (row: PeriodRow) => string) =>
    presentStatement(
      table.rows.map((row) => ({
        ...row,
        currentYear: amountOf(row),
        priorYear: amountOf(row),
        isPriorYearKnown: false,
      })),
      unit,
    ).map(({ currentYear }) => currentYear);
  const columns = table.columns.map((_, at) => present(({ amounts }) => amounts[at] ?? "0"));
  const [year, ofStatement] = [present((row) => row.year), present((row) => row.ofStatement)];
  return {
    ...table,
    rows: table.rows.map((row, at) => ({
      ...row,
      amounts: columns.map((column) => column[at] ?? "0"),
      year: year[at] ?? "0",
      ofStatement: ofStatement[at] ?? "0",
    })),
  };
}
