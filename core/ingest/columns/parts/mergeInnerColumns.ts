import type { Table } from "../../../table/Table.ts";
import type { FileType } from "../../fileTypes.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import { type Header, MOST_TITLE_ROWS } from "../../headings/Header.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { isUnit, readAmountHeading } from "../../headings/readAmountHeading.ts";
import { isTakenOff, provesInner } from "./provesInner.ts";

/**
 * Brings the two columns of a year together where a published statement has items in an inner
 * column and their sums in an outer one, both headed alike: a row's amount is the innermost it has.
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

/** The columns of each field that a person gave several. */
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

/** What the figures showed to be taken off gets its minus, which the words alone have said. */
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

/** The one column of amounts that was read and the one beside it, whatever their headings, where the figures prove that one holds the items and the other their sums. */
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
 * Does the same for a profit and loss of one year whose two columns are headed by no more than their
 * unit ("$000", "$000"); null where they are not so, or may be two years.
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

/** Without headings, all columns of amounts are one: `guessHeader` saw that they are inner and outer ones. */
function unheadedGroup(table: Table, { firstData }: Header): number[][] {
  const columns = amountColumns(table.rows.slice(firstData));
  return columns.length < 2 ? [] : [columns];
}

/** The columns with the heading of this one, if it is headed by a year. */
function columnsAlike(headings: readonly string[], index: number): number[] {
  const heading = normaliseHeading(headings[index] ?? "");
  if (readAmountHeading(heading)?.date == null) return [];
  return headings.flatMap((other, at) => (normaliseHeading(other) === heading ? [at] : []));
}

/** Items and their sums seldom share a row; the figures of a group and of its parent do on most. */
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
    // A row too short to reach these columns has nothing to bring together, and stays as long as it is
    if (inner === undefined) continue;
    for (const at of others) if (at < merged.length) merged[at] = "";
    merged[first] = cells[inner] ?? "";
  }
  return merged;
}
