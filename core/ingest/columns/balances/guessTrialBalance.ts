import type { Table, TableRow } from "../../../table/Table.ts";
import { widthOf } from "../../../table/widthOf.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { columnName } from "../../headings/columnName.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import { type Header, missingFields } from "../../headings/Header.ts";
import { headingsAt } from "../../headings/headingsAt.ts";
import type { MatchedColumn } from "../../headings/matchHeadings.ts";
import { findNameColumn } from "../labels/findNameColumn.ts";
import { findTypeColumn } from "../labels/findTypeColumn.ts";
import { findSideColumn } from "../sides/findSideColumn.ts";
import { type AmountFields, findAmountFields } from "./findAmountFields.ts";
import { opensWithinYear } from "./opensWithinYear.ts";

const ROWS_LOOKED_AT = 1_000;
const FEWEST_ROWS = 4;

/**
 * Reads a trial balance by its figures, where the headings are in an unknown language or missing: opening plus movement
 * is the closing balance in every row, and debits equal credits. Null where no columns fit.
 */
export function guessTrialBalance(table: Table): Header | null {
  const rows = table.rows.slice(0, ROWS_LOOKED_AT);
  const numeric = amountColumns(rows);
  const width = widthOf(rows);
  const isNumeric = new Set(numeric);
  const words = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !isNumeric.has(index),
  );
  const first = rows.findIndex(({ cells }) =>
    numeric.some((index) => isFigure(cells[index] ?? "")),
  );
  if (first < 0 || rows.length - first < FEWEST_ROWS) return null;
  const body = rows.slice(first);
  const name = findNameColumn(body, words);
  if (name < 0) return null;
  const codes = numeric.filter((index) => isCode(body, index));
  const code = codes.findLast((index) => !isCount(body, index)) ?? textCode(body, words, name);
  const amounts = numeric.filter((index) => !codes.includes(index));
  const accounts = body.filter(({ cells }) => /\S/.test(cells[name] ?? ""));
  const side = findSideColumn(accounts, words);
  const bySide = side === null ? null : findAmountFields(accounts, amounts, side);
  const fields = bySide ?? findAmountFields(accounts, amounts);
  if (fields === null) return null;
  const type = findTypeColumn(
    body,
    words.filter((index) => index !== name && index !== code && index !== side),
  );
  const typed = type < 0 ? undefined : type;
  const dated = bySide === null ? ofWholeYear(accounts, fields, name, typed) : fields;
  const places = { ...dated, name, code, type: typed };
  return describe(rows, first, places, bySide === null ? null : side);
}

/**
 * Opening balances that include income and expenses are not of the end of last year; then only the closing balances are
 * used.
 */
function ofWholeYear(
  rows: readonly TableRow[],
  fields: AmountFields,
  name: number,
  type: number | undefined,
): AmountFields {
  const netOf = (period: "prior" | "current") => {
    const [balance, debit, credit] = ["Balance", "Debit", "Credit"].map(
      (side) => fields[`${period}${side}`],
    );
    const at = (cells: readonly string[], index: number | undefined) =>
      index === undefined ? 0 : nearAmount(cells[index] ?? "");
    return rows.map(({ cells }) => at(cells, balance) + at(cells, debit) - at(cells, credit));
  };
  const isOfTwoDates = Object.keys(fields).some((field) => field.startsWith("prior"));
  const [opening, closing] = [netOf("prior"), netOf("current")];
  if (!isOfTwoDates || !opensWithinYear({ rows, name, type, opening, closing })) return fields;
  const current = Object.entries(fields).filter(([field]) => field.startsWith("current"));
  return Object.fromEntries(current);
}

function describe(
  rows: readonly TableRow[],
  first: number,
  places: Readonly<Record<string, number | undefined>>,
  side: number | null,
): Header {
  const headings = first > 0 ? headingsAt(rows, first - 1) : [];
  const columns = Object.entries(places).flatMap(([field, index]): MatchedColumn[] => {
    if (index === undefined) return [];
    const heading = (headings[index] ?? "").trim() || columnName(index);
    const isSided = side !== null && field.endsWith("Balance");
    return [{ field, index, heading, ...(isSided && { sideIndex: side }) }];
  });
  columns.sort((left, right) => left.index - right.index);
  const missing = missingFields("trial_balance", columns);
  const row = rows[first - 1]?.row ?? 0;
  return { row, firstData: first, headings, columns, missing, isByFigures: true };
}

/** Whether a column has unique whole numbers, so account codes; a few may have a suffix after a dash. */
function isCode(rows: readonly TableRow[], index: number): boolean {
  const values = filled(rows, index);
  const whole = values.filter((value) => /^\d{1,15}$/.test(value)).length;
  const isWhole =
    whole * 20 >= values.length * 19 &&
    values.every((value) => /^\d{1,15}(?:[.\-/]\d{1,15})?$/.test(value));
  return isWhole && new Set(values).size * 20 >= values.length * 19;
}

/** Whether a column counts the lines: one, two, three. */
function isCount(rows: readonly TableRow[], index: number): boolean {
  const values = filled(rows, index).map(Number);
  return values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1);
}

/** A column of codes with letters or dashes, such as "3101010006-1". */
function textCode(
  rows: readonly TableRow[],
  words: readonly number[],
  name: number,
): number | undefined {
  return words.find((index) => {
    const values = filled(rows, index);
    const coded = values.filter((value) => /^\d[\d.\-/]{1,19}$/.test(value)).length;
    return index !== name && values.length > 0 && coded * 10 >= values.length * 9;
  });
}

function filled(rows: readonly TableRow[], index: number): string[] {
  return rows.map(({ cells }) => (cells[index] ?? "").trim()).filter((cell) => cell !== "");
}
