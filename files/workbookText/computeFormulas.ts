import type { TableRow } from "@tieout/core";
import { type FixedPoint, fixedPoint, printFixedPoint } from "@tieout/core/money/fixedPoint";
import { numberText } from "./numberText.ts";
import { parseRange, parseReference } from "./parseReference.ts";

/** A formula whose result the workbook does not hold: its row from 1, its column from 0. */
export type OpenFormula = { row: number; column: number; formula: string };

/** The rows with what was computed, and how many formulas that were. */
export type ComputedRows = { rows: readonly TableRow[]; computed: number };

/**
 * Computes the formulas of a sheet that no program has computed, where they are sums and differences of
 * its own cells, as totals are. Any other formula stays as it is. The work is bounded: a sheet whose
 * formulas read more than two million cells is left alone.
 */
export function computeFormulas(
  rows: readonly TableRow[],
  formulas: readonly OpenFormula[],
): ComputedRows {
  if (formulas.length === 0) return { rows, computed: 0 };
  const sheet: OpenSheet = {
    rows: new Map(rows.map((row) => [row.row, row])),
    formulas: new Map(formulas.map(({ row, column, formula }) => [keyOf(row, column), formula])),
    values: new Map(),
    left: MOST_CELLS,
  };
  const results = formulas.flatMap(({ row, column }) => {
    const value = valueAt(sheet, row, column);
    return value === null ? [] : [{ row, column, text: printed(value) }];
  });
  if (sheet.left < 0 || results.length === 0) return { rows, computed: 0 };
  const byRow = Map.groupBy(results, ({ row }) => row);
  const replaced = rows.map((row) => {
    const own = byRow.get(row.row);
    if (own === undefined) return row;
    const cells = [...row.cells];
    for (const { column, text } of own) cells[column] = text;
    return { ...row, cells };
  });
  return { rows: replaced, computed: results.length };
}

const MOST_CELLS = 2_000_000;

type OpenSheet = {
  rows: ReadonlyMap<number, TableRow>;
  formulas: ReadonlyMap<string, string>;
  /** What was computed; null for what is no sum, and while it is being computed. */
  values: Map<string, FixedPoint | null>;
  left: number;
};

function keyOf(row: number, column: number): string {
  return `${row}:${column}`;
}

/** The amount of a cell: nil for a blank one, null for words and for what cannot be computed. */
function valueAt(sheet: OpenSheet, row: number, column: number): FixedPoint | null {
  sheet.left -= 1;
  if (sheet.left < 0) return null;
  const key = keyOf(row, column);
  const formula = sheet.formulas.get(key);
  if (formula === undefined) return amountOf(sheet.rows.get(row)?.cells[column] ?? "");
  const known = sheet.values.get(key);
  if (known !== undefined) return known;
  // A formula that leads back to itself has no value
  sheet.values.set(key, null);
  const value = evaluate(sheet, formula);
  sheet.values.set(key, value);
  return value;
}

function amountOf(text: string): FixedPoint | null {
  if (text === "") return 0n;
  const written = /^(-?)(\d{1,18})(?:\.(\d{1,12}))?$/.exec(text);
  if (written === null) return null;
  const amount = fixedPoint(written[2] ?? "", written[3] ?? "");
  return written[1] === "-" ? -amount : amount;
}

function printed(amount: FixedPoint): string {
  return numberText(Number(printFixedPoint(amount)), "");
}

const TOKEN = /\s*(SUM\(|\$?[A-Z]{1,3}\$?\d{1,7}|\d{1,15}(?:\.\d{1,12})?|[-+(),:])/y;

/** The parts of a formula; null where it holds anything but sums and differences. */
function tokensOf(formula: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  let end = 0;
  for (let found = TOKEN.exec(formula); found !== null; found = TOKEN.exec(formula)) {
    tokens.push((found[1] ?? "").replaceAll("$", ""));
    end = TOKEN.lastIndex;
    if (tokens.length > MOST_TOKENS) return null;
  }
  return formula.slice(end).trim() === "" ? tokens : null;
}

const MOST_TOKENS = 2_000;
const DEEPEST = 50;

function evaluate(sheet: OpenSheet, formula: string): FixedPoint | null {
  const tokens = tokensOf(formula);
  if (tokens === null || tokens.length === 0) return null;
  const reader = { sheet, tokens, at: 0, depth: 0 };
  const value = readSum(reader);
  return reader.at === tokens.length ? value : null;
}

type FormulaReader = { sheet: OpenSheet; tokens: readonly string[]; at: number; depth: number };

function readSum(reader: FormulaReader): FixedPoint | null {
  reader.depth += 1;
  if (reader.depth > DEEPEST) return null;
  let total = readPart(reader);
  for (;;) {
    const sign = reader.tokens[reader.at];
    if (total === null || (sign !== "+" && sign !== "-")) break;
    reader.at += 1;
    const part = readPart(reader);
    if (part === null) total = null;
    else total += sign === "-" ? -part : part;
  }
  reader.depth -= 1;
  return total;
}

function readPart(reader: FormulaReader): FixedPoint | null {
  const token = reader.tokens[reader.at] ?? "";
  reader.at += 1;
  if (token === "+") return readPart(reader);
  if (token === "-") {
    const part = readPart(reader);
    return part === null ? null : -part;
  }
  if (token === "(") return closed(reader, readSum(reader));
  if (token === "SUM(") return closed(reader, readArguments(reader));
  const place = parseReference(token);
  return place ? valueAt(reader.sheet, place.row, place.column) : amountOf(token);
}

function closed(reader: FormulaReader, value: FixedPoint | null): FixedPoint | null {
  if (reader.tokens[reader.at] !== ")") return null;
  reader.at += 1;
  return value;
}

/** What stands between the brackets of a sum: cells, ranges, and sums of them. */
function readArguments(reader: FormulaReader): FixedPoint | null {
  let total: FixedPoint | null = 0n;
  for (;;) {
    const part = isRange(reader) ? readRange(reader) : readSum(reader);
    total = total === null || part === null ? null : total + part;
    if (total === null || reader.tokens[reader.at] !== ",") return total;
    reader.at += 1;
  }
}

function isRange({ tokens, at }: FormulaReader): boolean {
  return tokens[at + 1] === ":";
}

/** The amounts of a range; words in it count for nothing, as in any spreadsheet. */
function readRange(reader: FormulaReader): FixedPoint | null {
  const { sheet, tokens, at } = reader;
  const range = parseRange(`${tokens[at]}:${tokens[at + 2]}`);
  reader.at += 3;
  if (range === null) return null;
  let total = 0n;
  for (const [row, { cells }] of sheet.rows) {
    sheet.left -= 1;
    if (sheet.left < 0) return null;
    if (row < range.top || row > range.bottom) continue;
    const last = Math.min(range.right, cells.length - 1);
    for (let column = range.left; column <= last; column += 1) {
      const value = valueAt(sheet, row, column);
      if (value === null && sheet.formulas.has(keyOf(row, column))) return null;
      total += value ?? 0n;
    }
  }
  return total;
}
