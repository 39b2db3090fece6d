import type { Table, TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { readAmountHeading, readBesides } from "../../headings/readAmountHeading.ts";
import { areSameRows, isTelling } from "../balances/balanceUnits.ts";
import {
  type AmountHeadings,
  columnsByKind,
  type HeadedColumn,
  readAmountHeadings,
} from "./amountHeadings.ts";

/** A total column and the columns of its parts (companies, departments, funds). */
export type SummedColumns = { whole: HeadedColumn; parts: readonly HeadedColumn[] };

const ROWS_LOOKED_AT = 5_000;
const MOST_AMOUNTS = 60;

/** Headings of total columns. */
const WHOLE =
  /(?:^| )(?:totals?|grand total|consolidated|consol|consolidation|combined|group|aggregated?|all|gesamt|summe|konzern|konsolidiert|total general|consolidado|combinado|consolide|groupe|gruppo|consolidato|razem|totaal|summa|koncern(?:en)?|合计|合計|合併|合并)(?= |$)/;
/** Headings of budgets and comparisons, which are no parts. */
const NO_PART =
  /(?:^| )(?:change|changes|variance|var|diff|difference|movement|movements|budget|forecast|plan|increase|decrease|growth|percent|q\d|h\d)(?= |$)/;

/**
 * Leaves out the columns of parts, where another column is their total in every row, or is the group's beside the
 * parent company's. The statement is for the total, and nothing counts twice.
 */
export function withoutParts(table: Table): { table: Table; summed: readonly SummedColumns[] } {
  const headings = readAmountHeadings(table);
  if (headings.columns.length > MOST_AMOUNTS) return { table, summed: [] };
  const body = table.rows.slice(headings.first, headings.first + ROWS_LOOKED_AT);
  const parts = withDateOfOthers(headings.columns.filter(isPart), body);
  const summed = columnsByKind(parts).flatMap((columns) =>
    columns.length < 2 ? [] : (wholeOf(columns, body) ?? []),
  );
  if (summed.length === 0) return { table, summed };
  return { table: leaveOut(table, headings, summed), summed };
}

/** Gives "Eliminations" without a date the date of the companies beside it. */
function withDateOfOthers(
  columns: readonly HeadedColumn[],
  rows: readonly TableRow[],
): HeadedColumn[] {
  const dated: HeadedColumn[] = [];
  for (const column of columns) {
    const before = dated.at(-1);
    const isOpen =
      ELIMINATIONS.test(column.owner) &&
      readBesides(column.heading).reading.date === null &&
      rows.some(({ cells }) => nearAmount(cells[column.index] ?? "") !== 0);
    dated.push(before && isOpen ? { ...column, kind: before.kind } : column);
  }
  return dated;
}

const ELIMINATIONS = /^(?:(?:consolidation|intercompany) )?(?:eliminations?|adjustments?|elims?)$/;

function isPart({ heading }: HeadedColumn): boolean {
  return !NO_PART.test(normaliseHeading(heading)) && !heading.includes("%");
}

function isWhole({ heading }: HeadedColumn): boolean {
  return WHOLE.test(normaliseHeading(heading));
}

/** The only total column of a kind, by figures or heading. */
function wholeOf(
  columns: readonly HeadedColumn[],
  rows: readonly TableRow[],
): SummedColumns | null {
  const last = columns.some(isWhole) ? lastAddedUp(columns, rows) : undefined;
  if (last) return last;
  const group = columns.filter(isOfGroup);
  const companies = columns.filter(({ owner }) => OF_COMPANY.test(owner));
  const [only] = group;
  const isPair = group.length === 1 && group.length + companies.length === columns.length;
  return only && isPair && companies.length > 0 ? { whole: only, parts: companies } : null;
}

/** Whether a column is the group's; the parent's own figures beside it are included in it (IFRS 10, IAS 27.17). */
function isOfGroup({ owner, heading }: HeadedColumn): boolean {
  return owner === "group" || (owner === "" && /\bconsolidated\b/i.test(heading));
}

const OF_COMPANY =
  /^(?:the )?(?:company|parent|parent company|bank|trust|separate|standalone|unconsolidated)$/;

/** A column with its amounts, and the start of the columns whose total it is. */
type SummableColumn = {
  column: HeadedColumn;
  amounts: readonly number[];
  isWhole: boolean;
  addsUpFrom: ReadonlySet<SummableColumn>;
};

function lastAddedUp(
  columns: readonly HeadedColumn[],
  rows: readonly TableRow[],
): SummedColumns | undefined {
  const summable: SummableColumn[] = [];
  for (const column of columns) {
    const amounts = rows.map(({ cells }) => nearAmount(cells[column.index] ?? ""));
    const from = isWhole(column)
      ? summable.filter((_, first) => isSum(amounts, summable.slice(first)))
      : [];
    summable.push({ column, amounts, isWhole: isWhole(column), addsUpFrom: new Set(from) });
  }
  const wholes = summable.filter((column) => column.isWhole);
  return wholes.flatMap((whole) => addedUp(whole, summable) ?? []).at(-1);
}

/**
 * A column with the adjacent columns whose total it is in every row. Totals of some of them ("Subtotal" before
 * "Eliminations") are left out first, so that each column counts once. Null where it is no total.
 */
function addedUp(whole: SummableColumn, columns: readonly SummableColumn[]): SummedColumns | null {
  const parts = beside(whole, columns).find((found) => {
    const [first] = found;
    const leaves = found.filter(({ addsUpFrom }) => !first || !addsUpFrom.has(first));
    return [found, leaves].some((summed) => isSum(whole.amounts, summed));
  });
  return parts ? { whole: whole.column, parts: parts.map(({ column }) => column) } : null;
}

/** The columns before one, in shorter and shorter runs; then those after it. */
function beside<Column>(whole: Column, columns: readonly Column[]): Column[][] {
  const at = columns.indexOf(whole);
  const [before, behind] = [columns.slice(0, at), columns.slice(at + 1)];
  return [
    ...before.map((_, first) => before.slice(first)),
    ...behind.map((_, count) => behind.slice(0, behind.length - count)),
  ];
}

function isSum(
  whole: readonly number[],
  parts: readonly Pick<SummableColumn, "amounts">[],
): boolean {
  if (parts.length < 2 || !isTelling(whole)) return false;
  const sumOf = (row: number) => parts.reduce((sum, { amounts }) => sum + (amounts[row] ?? 0), 0);
  return (
    areSameRows(whole, sumOf) &&
    parts.every(({ amounts }) => amounts.some((amount) => amount !== 0))
  );
}

/** Blanks the parts below the titles, and reduces the heading of the total to its date. */
function leaveOut(
  table: Table,
  { columns, rows: headingRows }: AmountHeadings,
  summed: readonly SummedColumns[],
): Table {
  const parts = new Set(summed.flatMap((found) => found.parts.map(({ index }) => index)));
  const wholes = new Set(summed.flatMap(({ whole }) => likeWhole(whole, columns)));
  const isHeading = new Set(headingRows);
  const [top = 0] = headingRows;
  const rows = table.rows.map((row, at) => {
    if (at < top) return row;
    const spanning =
      isHeading.has(at) && at !== headingRows.at(-1) ? spread(row, columns) : row.cells;
    const cells = spanning.map((cell, index) => {
      if (parts.has(index)) return "";
      return isHeading.has(at) && wholes.has(index) ? plainHeading(cell) : cell;
    });
    return { ...row, cells };
  });
  return { ...table, rows };
}

/** The total column of another date: "Group 2024" beside "Group 2025". */
function likeWhole({ index, owner }: HeadedColumn, columns: readonly HeadedColumn[]): number[] {
  const others = columns.filter((column) => owner !== "" && column.owner === owner);
  return [index, ...others.map((column) => column.index)];
}

/** Copies a cell above several columns to each of them. */
function spread({ cells }: TableRow, columns: readonly HeadedColumn[]): readonly string[] {
  const amounts = columns.map(({ index }) => index);
  return cells.map((cell, index) => {
    if (!amounts.includes(index) || cell.trim() !== "") return cell;
    const left = amounts.filter((other) => other < index && /\S/.test(cells[other] ?? "")).at(-1);
    return left === undefined ? cell : (cells[left] ?? "");
  });
}

function plainHeading(cell: string): string {
  if (cell.trim() === "" || readAmountHeading(cell) !== null) return cell;
  const { unknown } = readBesides(cell);
  const words = normaliseHeading(cell).split(" ");
  return words.filter((word) => !unknown.includes(word)).join(" ") || "Total";
}
