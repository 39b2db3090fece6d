import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { FileType } from "../fileTypes.ts";
import { MOST_TITLE_ROWS } from "../headings/findHeader.ts";
import { isTotalLine } from "../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../structure/sideOfWords.ts";

/** Where the two sides of an account stand: the row that heads them, by place, and where the right one begins. */
export type Sides = {
  at: number;
  left: string;
  right: string;
  /** The column in which the names of the right side stand. */
  boundary: number;
};

const ROWS_LOOKED_AT = 2_000;
const MOST_COLUMNS = 30;
const FEWEST = 2;
const LONGEST = 60;

/** Finds a row that heads two sides with names and amounts of their own: assets and what they are paid with, or costs and income. */
export function findSides({ rows }: Table, fileType: FileType): Sides | null {
  if (!SIDED.has(fileType)) return null;
  for (const [at, { cells }] of rows.slice(0, MOST_TITLE_ROWS).entries()) {
    if (cells.some(isFigure) && !cells.every((cell) => !isFigure(cell) || isYear(cell))) continue;
    const sides = cells.slice(0, MOST_COLUMNS).flatMap((cell, index) => {
      const words = joined(cell);
      const side = words.length <= LONGEST ? sideOfHeading(words, fileType) : null;
      return side === null ? [] : [{ words, side, index }];
    });
    const [left, right, ...more] = sides;
    if (!left || !right || more.length > 0 || right.index - left.index < 2) continue;
    if (!areOpposite(left.side, right.side)) continue;
    const boundary = beginOfRight(rows.slice(at + 1, ROWS_LOOKED_AT));
    if (boundary !== null && boundary > left.index && boundary <= right.index)
      return { at, left: left.words, right: right.words, boundary };
  }
  return null;
}

/** "Liabilities and equity" is one side too. */
function sideOfHeading(words: string, fileType: FileType): string | null {
  if (fileType === "trial_balance") return sideOfBalances(words);
  const side = sideOfWords(words, fileType);
  if (side !== null || fileType === "profit_loss") return side;
  return /liabilit|equit|pasivo|passif|passiv/i.test(words) ? "liability" : null;
}

/** "Debit balances", "Dr. accounts", "Credit". */
function sideOfBalances(words: string): string | null {
  const isDebit = /\b(?:debits?|dr|debe|soll)\b/i.test(words);
  const isCredit = /\b(?:credits?|cr|haber|haben)\b/i.test(words);
  if (isDebit === isCredit) return null;
  return isDebit ? "debit" : "credit";
}

function isYear(cell: string): boolean {
  return /^(?:19|20)\d\d$/.test(cell.trim());
}

/** "A C T I V O" is "ACTIVO". */
function joined(cell: string): string {
  const text = cell.trim();
  return /^(?:\p{L} )+\p{L}$/u.test(text) ? text.replaceAll(" ", "") : text;
}

function areOpposite(left: string, right: string): boolean {
  const pair = new Set([left, right]);
  if (pair.size < 2) return false;
  if (pair.has("debit")) return pair.has("credit");
  return pair.has("asset") || (pair.has("income") && pair.has("expense"));
}

/** The first column of words behind a column of figures. */
function beginOfRight(rows: readonly TableRow[]): number | null {
  const columns = Array.from({ length: MOST_COLUMNS }, (_, index) => {
    const filled = rows
      .map(({ cells }) => cells[index]?.trim() ?? "")
      .filter((cell) => cell !== "");
    const figures = filled.filter(isFigure).length;
    return { figures, words: filled.length - figures };
  });
  const first = columns.findIndex(({ figures, words }) => figures >= FEWEST && figures > words);
  if (first < 0) return null;
  const found = columns.findIndex(
    ({ figures, words }, index) => index > first && words >= FEWEST && words > figures,
  );
  return found < 0 ? null : found;
}

/** A two-sided statement as one of one side: the right one stands beneath the left. */
export function stackSides(table: Table, sides: Sides, fileType: FileType): Table {
  const { at, boundary } = sides;
  const { rows } = table;
  const heading = rows[at];
  const body = rows.slice(at + 1);
  if (heading === undefined) return table;
  const left = blockOf(body, 0, boundary);
  const right = blockOf(body, boundary, MOST_COLUMNS);
  if (fileType === "trial_balance") return asTrialBalance(table, sides, { left, right });
  const place = placesOf(left);
  const ofRight = right.map((row) => moved(row, placesOf(right), place));
  const named = (words: string): TableRow => ({ row: heading.row, cells: at0(place.name, words) });
  const heads: TableRow = {
    row: heading.row,
    cells: heading.cells
      .slice(0, boundary)
      .map((cell, index) => (joined(cell) === sides.left && index <= place.name ? "" : cell)),
  };
  const stacked =
    fileType === "balance_sheet"
      ? [named(sides.left), ...left, named(sides.right), ...ofRight]
      : asProfit({ left, right: ofRight, sides, name: place.name, named });
  return { sheet: table.sheet, rows: [...rows.slice(0, at), heads, ...stacked] };
}

function at0(index: number, words: string): string[] {
  return [...Array.from({ length: index }, () => ""), words];
}

function blockOf(rows: readonly TableRow[], from: number, to: number): TableRow[] {
  return rows.flatMap(({ row, cells, indents }) => {
    const own = cells.slice(from, to);
    const block = { row, cells: own, ...(indents && { indents: indents.slice(from, to) }) };
    return own.some((cell) => cell.trim() !== "") ? [block] : [];
  });
}

type BlockPlaces = { name: number; amounts: readonly number[] };

/** The column of a block's names, and those of its amounts. */
function placesOf(rows: readonly TableRow[]): BlockPlaces {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const count = (index: number, isKind: (cell: string) => boolean) =>
    rows.filter(({ cells }) => isKind(cells[index]?.trim() ?? "")).length;
  const isWords = (cell: string) => cell !== "" && !isFigure(cell);
  const amounts = columns.filter(
    (index) => count(index, isFigure) > 0 && count(index, isFigure) >= count(index, isWords),
  );
  const name = columns.find((index) => !amounts.includes(index) && count(index, isWords) > 0) ?? 0;
  return { name, amounts };
}

/** A row of the right side in the columns of the left one; where these differ, the last are the same. */
function moved({ row, cells, indents }: TableRow, from: BlockPlaces, to: BlockPlaces): TableRow {
  const target: string[] = [];
  const words = cells.find((cell, index) => cell.trim() !== "" && !from.amounts.includes(index));
  target[to.name] = words ?? "";
  const skipped = to.amounts.length - from.amounts.length;
  from.amounts.forEach((index, order) => {
    const place = to.amounts[order + skipped];
    if (place !== undefined) target[place] = cells[index] ?? "";
  });
  const indent = indents?.[from.name] ?? 0;
  const placed = Array.from(target, (cell) => cell ?? "");
  return indent === 0
    ? { row, cells: placed }
    : { row, cells: placed, indents: at0n(to.name, indent) };
}

function at0n(index: number, indent: number): number[] {
  return [...Array.from({ length: index }, () => 0), indent];
}

/** Accounts in debit and those in credit, in one column each of their amounts; the totals of both sides in one row. */
function asTrialBalance(
  table: Table,
  { at }: Sides,
  { left, right }: { left: readonly TableRow[]; right: readonly TableRow[] },
): Table {
  const empty = left.filter(({ cells }) => !cells.some(isFigure)).length;
  // Where names stand on the left alone, accounts in credit have no amount beside theirs
  if (empty * FEW > left.length) return table;
  const lines = [left, right].flatMap((block, credit) => {
    const { name, amounts } = placesOf(block);
    const [only = -1] = amounts;
    return block.map(({ row, cells }): TableRow => {
      const amount = cells[only] ?? "";
      const both = credit === 0 ? [amount, ""] : ["", amount];
      return { row, cells: [(cells[name] ?? "").trim(), ...both] };
    });
  });
  const isTotal = ({ cells: [label = ""] }: TableRow) =>
    label === "" || isTotalLine(label, "trial_balance");
  const { sheet, rows } = table;
  const heading = { row: rows[at]?.row ?? 0, cells: ["Account", "Debit", "Credit"] };
  const accounts = lines.filter((line) => !isTotal(line));
  const [debits, credits] = lines.filter((line) => isTotal(line) && line.cells.some(isFigure));
  const total = debits &&
    credits && { row: debits.row, cells: ["Total", debits.cells[1] ?? "", credits.cells[2] ?? ""] };
  return { sheet, rows: [...rows.slice(0, at), heading, ...accounts, ...(total ? [total] : [])] };
}

/** One row in so many may be of nil, or a heading. */
const FEW = 4;

const SIDED: ReadonlySet<FileType> = new Set<FileType>([
  "trial_balance",
  "profit_loss",
  "balance_sheet",
]);

const GROSS = /\bgross (?:profit|loss)\b/i;
const CARRIED = /\b(?:[cb] ?\/ ?[odf]|carried|brought)\b/i;
const RESULT =
  /^(?:to |by )?(?:net|nett) (?:profit|loss|surplus|deficit)\b|^(?:excess of|surplus|deficit)\b/i;

/**
 * Income less costs comes to the profit that balances the two sides. What is carried from one part of the account to
 * the other, and the totals of both sides, are no part of it.
 */
function asProfit({
  left,
  right,
  sides,
  name,
  named,
}: {
  left: readonly TableRow[];
  right: readonly TableRow[];
  sides: Sides;
  name: number;
  named: (words: string) => TableRow;
}): TableRow[] {
  const labelOf = ({ cells }: TableRow) => (cells[name] ?? "").trim().replace(/^(?:to|by) /i, "");
  const isResult = (row: TableRow) => RESULT.test(labelOf(row));
  const isKept = (row: TableRow) =>
    !(GROSS.test(labelOf(row)) && CARRIED.test(labelOf(row))) &&
    !isResult(row) &&
    labelOf(row) !== "" &&
    !isTotalLine(labelOf(row), "balance_sheet");
  const isIncomeLeft = sideOfWords(sides.left, "profit_loss") === "income";
  const [income, costs] = isIncomeLeft ? [left, right] : [right, left];
  const [incomeHead, costsHead] = isIncomeLeft
    ? [sides.left, sides.right]
    : [sides.right, sides.left];
  const profit = costs.filter(isResult);
  const loss = income.filter(isResult).map(
    (row): TableRow => ({
      ...row,
      cells: row.cells.map((cell) => (isFigure(cell) ? `-${cell.trim()}` : cell)),
    }),
  );
  return [
    named(incomeHead),
    ...income.filter(isKept),
    named(costsHead),
    ...costs.filter(isKept),
    ...profit,
    ...loss,
  ];
}
