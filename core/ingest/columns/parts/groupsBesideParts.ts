import type { TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { amountColumns } from "../../headings/guessHeader.ts";

const CENT = 0.015;

/** An inner and an outer amount column of a date. */
type Pair = readonly [inner: number, outer: number];

/** A row with amounts in the outer columns, and the rows below with amounts in the inner columns. */
type Group = { head: TableRow; parts: TableRow[] };

/**
 * Merges inner and outer columns of reports with groups beside their parts, as in Tally: all amounts in one column,
 * with each group as a total below its parts. Unchanged where the figures do not prove it.
 */
export function groupsBesideParts(rows: readonly TableRow[]): readonly TableRow[] {
  return inOneColumn(rows, FEWEST_PARTS) ?? rows;
}

/** The same for both sides of a statement: the proof on one side is enough for single-account groups on the other. */
export function groupsBesidePartsIn(
  left: readonly TableRow[],
  right: readonly TableRow[],
): readonly [readonly TableRow[], readonly TableRow[]] {
  const isShown = [left, right].some((rows) => inOneColumn(rows, FEWEST_PARTS) !== null);
  const [one, other] = [left, right].map((rows) => (isShown ? inOneColumn(rows, 0) : null));
  return one && other ? [one, other] : [left, right];
}

/** A group with fewer parts may match by chance. */
const FEWEST_PARTS = 2;

function inOneColumn(rows: readonly TableRow[], fewestParts: number): readonly TableRow[] | null {
  const pairs = pairsOf(amountColumns(rows));
  const first = rows.findIndex((row) => pairs.some((pair) => hasOneOf(row, pair)));
  if (pairs.length === 0 || first < 0) return null;
  const groups = groupsOf(rows.slice(first), pairs);
  if (groups === null || !areProved(groups, pairs, fewestParts)) return null;
  return [...rows.slice(0, first), ...groups.flatMap((group) => written(group, pairs))];
}

function pairsOf(columns: readonly number[]): Pair[] {
  const pairs = columns.flatMap((inner, at): Pair[] => {
    const outer = columns[at + 1];
    return at % 2 === 0 && outer === inner + 1 ? [[inner, outer]] : [];
  });
  return pairs.length * 2 === columns.length ? pairs : [];
}

function hasOneOf({ cells }: TableRow, pair: Pair): boolean {
  return pair.some((index) => isFigure(cells[index] ?? ""));
}

/** The groups; null where a part has no group or a row has amounts in both columns. */
function groupsOf(rows: readonly TableRow[], pairs: readonly Pair[]): Group[] | null {
  const groups: Group[] = [];
  for (const row of rows) {
    const [inner, outer] = [0, 1].map((place) =>
      pairs.some((pair) => isFigure(row.cells[pair[place] ?? -1] ?? "")),
    );
    if (inner && outer) return null;
    const open = groups.at(-1);
    if (outer || open === undefined) groups.push({ head: row, parts: [] });
    else open.parts.push(row);
    if (inner && open === undefined) return null;
  }
  return groups;
}

/** Whether every group is the sum of its parts, and one has enough parts. */
function areProved(groups: readonly Group[], pairs: readonly Pair[], fewestParts: number): boolean {
  const partsOf = ({ parts }: Group) => parts.filter((row) => hasAny(row, pairs)).length;
  const isSum = ({ head, parts }: Group, [inner, outer]: Pair) => {
    const sum = parts.reduce((total, { cells }) => total + nearAmount(cells[inner] ?? ""), 0);
    return Math.abs(sum - nearAmount(head.cells[outer] ?? "")) < CENT;
  };
  return (
    groups.every((group) => partsOf(group) === 0 || pairs.every((pair) => isSum(group, pair))) &&
    groups.some((group) => partsOf(group) >= fewestParts)
  );
}

function hasAny(row: TableRow, pairs: readonly Pair[]): boolean {
  return pairs.some((pair) => hasOneOf(row, pair));
}

function written({ head, parts }: Group, pairs: readonly Pair[]): TableRow[] {
  const moved = head.cells.map((cell, index) => {
    const pair = pairs.find((one) => one.includes(index));
    if (pair === undefined) return cell;
    return index === pair[0] ? (head.cells[pair[1]] ?? "") : "";
  });
  const isSum = parts.some((row) => hasAny(row, pairs));
  if (!isSum) return [{ ...head, cells: moved }, ...parts];
  const name = head.cells.findIndex((cell) => cell.trim() !== "" && !isFigure(cell));
  const heading = head.cells.map((cell) => (isFigure(cell) ? "" : cell));
  const total = moved.map((cell, index) => (index === name ? `Total ${cell.trim()}` : cell));
  return [{ ...head, cells: heading }, ...parts, { ...head, cells: total }];
}
