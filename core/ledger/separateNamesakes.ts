import type { ProfitLossRow, RowsByFileType } from "../ingest/rows.ts";

/**
 * Tells an account of the profit and loss from one of the balance sheet that has the same name and
 * no code: "Income tax" is what is charged in one and what is owed in the other.
 */
export function separateNamesakes(files: Partial<RowsByFileType>): Partial<RowsByFileType> {
  const { balance_sheet: positions, profit_loss: results } = files;
  if (!positions || !results) return files;
  const names = new Set(positions.flatMap(({ code, name }) => (code === name ? [name] : [])));
  const isNamesake = ({ code, name }: ProfitLossRow) => code === name && names.has(name);
  if (!results.some(isNamesake)) return files;
  const separated = results.map((row) =>
    isNamesake(row) ? { ...row, code: `${row.name} (profit and loss)` } : row,
  );
  return { ...files, profit_loss: separated };
}
