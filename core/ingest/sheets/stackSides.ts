import type { Table, TableRow } from "../../table/Table.ts";
import { widthOf } from "../../table/widthOf.ts";
import { withOtherRows } from "../../table/withOtherRows.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { groupsBesidePartsIn } from "../columns/parts/groupsBesideParts.ts";
import type { FileType } from "../fileTypes.ts";
import { isTotalLine } from "../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import { blockOf } from "./blockOf.ts";
import { joined, MOST_COLUMNS, type Sides, sideOfBalances } from "./findSides.ts";

/** A two-sided statement as one of one side: the right one stands beneath the left. */
export function stackSides(table: Table, sides: Sides, fileType: FileType): Table {
  const { at, boundary } = sides;
  const { rows } = table;
  const heading = rows[at] ?? { row: 0, cells: [] };
  const body = rows.slice(at + 1);
  const [left, right] = groupsBesidePartsIn(
    withoutNotes(blockOf(body, 0, boundary)),
    withoutNotes(blockOf(body, boundary, MOST_COLUMNS)),
  );
  if (fileType === "trial_balance") return asTrialBalance(table, sides, { left, right });
  const place = placesOf(left);
  const placeOfRight = placesOf(right);
  const ofRight = right.map((row) => moved(row, placeOfRight, place));
  const named = (words: string): TableRow[] =>
    words === "" ? [] : [{ row: heading.row, cells: at0(place.name, words) }];
  const heads: TableRow = {
    row: heading.row,
    cells: heading.cells
      .slice(0, boundary)
      .map((cell, index) => (joined(cell) === sides.left && index <= place.name ? "" : cell)),
  };
  const stacked =
    fileType === "balance_sheet"
      ? [...named(sides.left), ...left, ...named(sides.right), ...ofRight]
      : asProfit({ left, right: ofRight, sides, name: place.name, named });
  const above = at < 0 ? [] : [...rows.slice(0, at), heads];
  return withOtherRows(table, [...above, ...stacked]);
}

function at0(index: number, words: string): string[] {
  return [...Array.from({ length: index }, () => ""), words];
}

type BlockPlaces = { name: number; amounts: readonly number[] };

/** The column of a block's names, and those of its amounts. */
function placesOf(rows: readonly TableRow[]): BlockPlaces {
  const width = widthOf(rows);
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

/** Without the numbers of notes before the names, which few rows have; a code stands before nearly every account. */
function withoutNotes(rows: readonly TableRow[]): readonly TableRow[] {
  const { name, amounts } = placesOf(rows);
  const count = (isOwn: (index: number) => boolean) =>
    rows.filter(({ cells }) => cells.some((cell, index) => isOwn(index) && isFigure(cell))).length;
  const counted = count((index) => index > name && amounts.includes(index));
  const notes = amounts.filter(
    (index) => index < name && count((at) => at === index) * 2 < counted,
  );
  if (notes.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (notes.includes(index) ? "" : cell)),
  }));
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
  return {
    row,
    cells: placed,
    isRight: true,
    ...(indent !== 0 && { indents: at0n(to.name, indent) }),
  };
}

function at0n(index: number, indent: number): number[] {
  return [...Array.from({ length: index }, () => 0), indent];
}

/** Accounts in debit and those in credit, in one column each of their amounts; the totals of both sides in one row. */
function asTrialBalance(
  table: Table,
  { at, left: words }: Sides,
  { left, right }: { left: readonly TableRow[]; right: readonly TableRow[] },
): Table {
  const empty = left.filter(({ cells }) => !cells.some(isFigure)).length;
  // Where names stand on the left alone, accounts in credit have no amount beside theirs
  if (empty * FEW > left.length) return table;
  const isCreditLeft = sideOfBalances(words) === "credit";
  const lines = [left, right].flatMap((block, side) => {
    const { name, amounts } = placesOf(block);
    const [only = -1] = amounts;
    const isRight = side === 1;
    return block.map(({ row, cells }): TableRow => {
      const amount = cells[only] ?? "";
      const both = isRight === isCreditLeft ? [amount, ""] : ["", amount];
      const placed = [(cells[name] ?? "").trim(), ...both];
      return isRight ? { row, cells: placed, isRight } : { row, cells: placed };
    });
  });
  const isTotal = ({ cells: [label = ""] }: TableRow) =>
    label === "" || isTotalLine(label, "trial_balance");
  const { sheet, rows } = table;
  const heading = { row: rows[at]?.row ?? 0, cells: ["Account", "Debit", "Credit"] };
  const accounts = lines.filter((line) => !isTotal(line));
  const totals = lines.filter((line) => isTotal(line) && line.cells.some(isFigure));
  const [debits, credits] = [1, 2].map((place) =>
    totals.find(({ cells }) => isFigure(cells[place] ?? "")),
  );
  const total = debits &&
    credits && { row: debits.row, cells: ["Total", debits.cells[1] ?? "", credits.cells[2] ?? ""] };
  const above = rows.slice(0, Math.max(0, at));
  return { sheet, rows: [...above, heading, ...accounts, ...(total ? [total] : [])] };
}

/** One row in so many may be of nil, or a heading. */
const FEW = 4;

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
  named: (words: string) => readonly TableRow[];
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
    ...named(incomeHead),
    ...income.filter(isKept),
    ...named(costsHead),
    ...costs.filter(isKept),
    ...profit,
    ...loss,
  ];
}
