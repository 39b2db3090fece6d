import type { BalanceSheetRow, ProfitLossRow, RowsByFileType } from "../ingest/rows.ts";
import { readType } from "./type/readType.ts";

/**
 * Tells accounts of one name apart where files have no codes: "Income tax" is what is charged in the
 * profit and loss and what is owed in the balance sheet, and "Deferred tax" may stand among the
 * assets and among the liabilities.
 */
export function separateNamesakes(files: Partial<RowsByFileType>): Partial<RowsByFileType> {
  const { balance_sheet: positions, profit_loss: results } = files;
  if (!positions) return files;
  const balance_sheet = separateSides(positions);
  return {
    ...files,
    balance_sheet,
    ...(results && { profit_loss: separateResults(results, balance_sheet) }),
  };
}

/** A name under a heading of assets and under one of liabilities is two accounts. */
function separateSides(rows: readonly BalanceSheetRow[]): readonly BalanceSheetRow[] {
  const first = new Map<string, string>();
  return rows.map((row) => {
    const side = row.code === row.name ? sideOf(row.type) : null;
    if (side === null) return row;
    const known = first.get(row.name) ?? side;
    first.set(row.name, known);
    return known === side ? row : { ...row, code: `${row.name} (${side})` };
  });
}

/** What a heading says of the side of the accounts under it; null where it says nothing, or both. */
function sideOf(type: string): "asset" | "liability" | null {
  const natures = readType(type)?.natures ?? [];
  const [only] = natures;
  return natures.length === 1 && (only === "asset" || only === "liability") ? only : null;
}

function separateResults(
  results: readonly ProfitLossRow[],
  positions: readonly BalanceSheetRow[],
): readonly ProfitLossRow[] {
  const names = new Set(positions.flatMap(({ code, name }) => (code === name ? [name] : [])));
  const isNamesake = ({ code, name }: ProfitLossRow) => code === name && names.has(name);
  return results.map((row) =>
    isNamesake(row) ? { ...row, code: `${row.name} (profit and loss)` } : row,
  );
}
