import { type Problem, problem } from "../problem/Problem.ts";
import type { FileRows } from "./FileRows.ts";
import { type FormType, formOf } from "./fileTypes.ts";

/** The amounts of this date or period, by form; other forms may say nothing but nil. */
const CURRENT: Partial<Record<FormType, readonly string[]>> = {
  trial_balance: ["currentDebit", "currentCredit", "currentBalance"],
  balance_sheet: ["closing"],
  profit_loss: ["current"],
};

/**
 * What balances are refused for of which every one is nil, as in a template that nobody filled in: a statement
 * of them would tie out at nothing.
 */
export function balancesNil(file: FileRows): Problem[] {
  if (formOf(file.fileType) === "profit_loss") return [];
  return nilColumns(file).map((where) => problem("balances_nil", where));
}

/** What is said of a profit and loss of nothing but nil: a company that rests has one. */
export function resultsNil(file: FileRows): Problem[] {
  if (formOf(file.fileType) !== "profit_loss") return [];
  return nilColumns(file).map((where) => problem("results_nil", where));
}

/** The columns of this year, where they hold nothing but nil; empty where any holds an amount. */
function nilColumns({ fileType, sheet, rows, columns, amounts }: FileRows) {
  const read = (CURRENT[formOf(fileType)] ?? []).flatMap((field) => {
    const column = amounts.get(field);
    return column ? [{ field, ...column }] : [];
  });
  const isNil = read.every((column) => column.amounts.every((amount) => amount === 0n));
  if (rows.length === 0 || read.length === 0 || !isNil) return [];
  const headings = read.map(({ field }) => `"${columns.get(field)?.heading ?? field}"`);
  return [{ ...(sheet !== null && { sheet }), column: headings.join(" and ") }];
}
