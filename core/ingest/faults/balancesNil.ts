import { type Problem, problem } from "../../problem/Problem.ts";
import type { FileRows } from "../FileRows.ts";
import { type FormType, formOf } from "../fileTypes.ts";

/** The amounts of the date before, where a file has them beside those of this one. */
const BEFORE: Partial<Record<FormType, readonly string[]>> = {
  trial_balance: ["priorDebit", "priorCredit", "priorBalance"],
  balance_sheet: ["opening"],
};

/** The amounts of this date or period, by form; other forms may say nothing but nil. */
const CURRENT: Partial<Record<FormType, readonly string[]>> = {
  trial_balance: ["currentDebit", "currentCredit", "currentBalance"],
  balance_sheet: ["closing"],
  profit_loss: ["current"],
};

/**
 * What balances are refused for of which every one is nil, as in a template that nobody filled in: a statement
 * of them would tie out at nothing. Where there were balances the year before, the company may have been wound
 * up: nothing in the file tells that from a column that nobody filled in, so a person has to say so.
 */
export function balancesNil(file: FileRows): Problem[] {
  if (formOf(file.fileType) === "profit_loss") return [];
  const code = hasBalancesBefore(file) ? "balances_wound_up" : "balances_nil";
  return nilColumns(file).map((where) => problem(code, where));
}

/** Whether the file shows balances of the year before. */
function hasBalancesBefore({ fileType, amounts }: FileRows): boolean {
  const before = (BEFORE[formOf(fileType)] ?? []).map((field) => amounts.get(field));
  return before.some((column) => column?.amounts.some((amount) => amount !== 0n));
}

/**
 * What is said of nothing but nil that is taken: a profit and loss, since a company that rests has one, and
 * balances, where a person has said that the company was wound up.
 */
export function warnOfNil(file: FileRows, acceptDifferences: boolean): Problem[] {
  if (formOf(file.fileType) === "profit_loss")
    return nilColumns(file).map((where) => problem("results_nil", where));
  if (!acceptDifferences || !hasBalancesBefore(file)) return [];
  return nilColumns(file).map((where) => problem("wound_up_taken", where));
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
