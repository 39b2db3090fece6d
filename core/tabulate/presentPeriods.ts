import { type PresentationUnit, presentStatement } from "./presentStatement.ts";
import type { PeriodRow, PeriodTable } from "./tabulatePeriods.ts";

/**
 * The columns of the year in thousands or millions. Each column adds up from its own opening to its own closing cash,
 * and the year is as in the statement. Columns are rounded separately, so that zero stays zero; a line across may
 * differ from its year by a few units.
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
