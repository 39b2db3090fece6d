import type { Table } from "../../../table/Table.ts";
import type { FileType } from "../../fileTypes.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import { type Header, MOST_TITLE_ROWS } from "../../headings/Header.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { isUnit, readAmountHeading } from "../../headings/readAmountHeading.ts";
import { isTakenOff, provesInner } from "./provesInner.ts";

/**
 * Merges the two columns of a year, where a published statement has items in an inner and subtotals in an outer column
 * with the same heading. The amount of a row is the innermost one.
 */
export function mergeInnerColumns(
  table: Table,
  header: Header,
  fileType: FileType,
): { table: Table; header: Header } {
  const isOpen = header.innerColumns === undefined && STATEMENTS.has(fileType);
  const proved = isOpen && header.row !== 0 ? provedGroup(table, header) : null;
  const groups = header.innerColumns
    ? groupsSaid(header.columns, header.innerColumns)
    : proved
      ? [proved]
      : findGroups(table, header, fileType);
  if (groups.length === 0) return { table, header };
  const isProved = groups[0] !== undefined && groups[0] === proved;
  const name = header.columns.find(({ field }) => field === "name")?.index ?? -1;
  const rows = table.rows.map((row, at) => {
    if (at < header.firstData) return row;
    const cells = isProved ? withTakenOff(row.cells, proved, name) : row.cells;
    return { ...row, cells: mergeCells(cells, groups) };
  });
  const columns = header.columns.map((column) => {
    const [first = column.index] = groups.find((group) => group.includes(column.index)) ?? [];
    return { ...column, index: first };
  });
  const innerColumns = Object.fromEntries(
    columns.flatMap(({ field, index }) => {
      const group = groups.find(([first]) => first === index);
      return group ? [[field, group.slice(1)] as const] : [];
    }),
  );
  return { table: { ...table, rows }, header: { ...header, columns, innerColumns } };
}

/** The columns of each field for which a person chose several. */
function groupsSaid(
  columns: Header["columns"],
  inner: Readonly<Record<string, readonly number[]>>,
): number[][] {
  return columns.flatMap(({ field, index }) => {
    const others = inner[field] ?? [];
    return others.length === 0 ? [] : [[index, ...others].sort((left, right) => left - right)];
  });
}

function findGroups(table: Table, header: Header, fileType: FileType): number[][] {
  if (!STATEMENTS.has(fileType)) return [];
  if (header.row === 0) return unheadedGroup(table, header);
  return header.columns.flatMap(({ index }) => {
    const alike = columnsAlike(header.headings, index);
    return alike.length > 1 && areInnerAndOuter(table, header, alike) ? [alike] : [];
  });
}

/** Adds the minus to amounts that labels and figures show to be deductions. */
function withTakenOff(
  cells: readonly string[],
  [inner = -1]: readonly number[],
  name: number,
): readonly string[] {
  const amount = cells[inner] ?? "";
  if (!isTakenOff(cells[name] ?? "", amount)) return cells;
  return cells.map((cell, index) => (index === inner ? `-${amount.trim()}` : cell));
}

const STATEMENTS: ReadonlySet<FileType> = new Set<FileType>(["balance_sheet", "profit_loss"]);

/**
 * The amount column that was read with an adjacent column, where the figures prove items and subtotals, whatever the
 * headings.
 */
function provedGroup({ rows }: Table, { columns, firstData }: Header): number[] | null {
  const beneath = rows.slice(firstData);
  const amounts = columns.filter(({ field }) => AMOUNTS.has(field));
  const [read] = amounts;
  const name = columns.find(({ field }) => field === "name")?.index ?? -1;
  if (!read || amounts.length > 1) return null;
  const taken = new Set(columns.map(({ index }) => index));
  const pairs = amountColumns(beneath, taken).map((other) => [
    Math.min(other, read.index),
    Math.max(other, read.index),
  ]);
  const found = pairs.filter(([inner = 0, outer = 0]) =>
    provesInner(beneath, { inner, outer, name }),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

const AMOUNTS: ReadonlySet<string> = new Set(["current", "prior", "opening", "closing"]);

/**
 * The same for a profit and loss of one year whose two columns have only a unit as heading ("$000", "$000"). Null where
 * they may be two years.
 */
export function mergeUnitColumns(table: Table, fileType: FileType): Table | null {
  if (fileType !== "profit_loss") return null;
  const heading = table.rows
    .slice(0, MOST_TITLE_ROWS)
    .find(({ cells }) => cells.filter((cell) => isUnit(cell)).length > 1);
  if (heading === undefined) return null;
  const columns = heading.cells.flatMap((cell, at) => (isUnit(cell) ? [at] : []));
  if (!areInnerAndOuter(table, heading, columns)) return null;
  const rows = table.rows.map((row) =>
    row.row < heading.row ? row : { ...row, cells: mergeCells(row.cells, [columns]) },
  );
  return { ...table, rows };
}

/** Without headings all amount columns are one; `guessHeader` already checked that they are inner and outer columns. */
function unheadedGroup(table: Table, { firstData }: Header): number[][] {
  const columns = amountColumns(table.rows.slice(firstData));
  return columns.length < 2 ? [] : [columns];
}

/** Columns with the same heading, if it is a year. */
function columnsAlike(headings: readonly string[], index: number): number[] {
  const heading = normaliseHeading(headings[index] ?? "");
  if (readAmountHeading(heading)?.date == null) return [];
  return headings.flatMap((other, at) => (normaliseHeading(other) === heading ? [at] : []));
}

/** Whether two columns seldom share a row, as items and subtotals do. (Group and parent company share most rows.) */
function areInnerAndOuter(
  { rows }: Table,
  { row }: { row: number },
  columns: readonly number[],
): boolean {
  const filled = rows
    .filter((item) => item.row > row)
    .map(({ cells }) => columns.filter((at) => (cells[at] ?? "").trim() !== "").length);
  const shared = filled.filter((count) => count > 1).length;
  return shared * 2 <= filled.filter((count) => count > 0).length;
}

function mergeCells(cells: readonly string[], groups: readonly (readonly number[])[]): string[] {
  const merged = [...cells];
  for (const [first = 0, ...others] of groups) {
    const inner = [first, ...others].find((at) => (cells[at] ?? "").trim() !== "");
    // Rows too short for these columns stay unchanged
    if (inner === undefined) continue;
    for (const at of others) if (at < merged.length) merged[at] = "";
    merged[first] = cells[inner] ?? "";
  }
  return merged;
}
