import type { Table, TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import type { FileType } from "../../fileTypes.ts";
import { amountsAmong } from "../../headings/fileTypeColumns.ts";
import type { Header } from "../../headings/Header.ts";

/** One column to the right counts as one step of indentation. */
const STEP = "   ";

/**
 * Merges the name columns of a report with one column per level: every row has its name in one of them, and the column
 * shows the depth.
 */
export function mergeLabelColumns(
  table: Table,
  header: Header,
  fileType: FileType,
): { table: Table; header: Header } {
  const unchanged = { table, header };
  const name = header.columns.find(({ field }) => field === "name")?.index;
  const amounts = amountsAmong(header.columns, fileType);
  if (name === undefined || amounts.length === 0) return unchanged;
  const first = Math.min(...amounts.map(({ index }) => index));
  const kept = header.columns.filter(
    ({ field, index }) => field !== "name" && !(field === "type" && index < first),
  );
  const taken = new Set(kept.map(({ index }) => index));
  const found = Array.from({ length: first }, (_, index) => index).filter(
    (index) => !taken.has(index) && holdsNames(table, header, index, name),
  );
  const said = header.labelColumns && [name, ...header.labelColumns];
  const levels = said?.toSorted((left, right) => left - right) ?? found;
  const named = withNamesBeside(table, header, {
    name,
    first,
    taken: new Set([...taken, ...levels]),
  });
  if (levels.length < 2) return { table: named, header };
  const rows = named.rows.map((row, at) =>
    at < header.firstData ? row : merged(row, levels, name),
  );
  const columns = header.columns.filter(
    ({ field, index }) => field !== "type" || !levels.includes(index),
  );
  const labelColumns = levels.filter((index) => index !== name);
  return { table: { ...table, rows }, header: { ...header, columns, labelColumns } };
}

/**
 * Fills missing names from a column without a heading before the amounts; a label further left may be for several rows.
 */
function withNamesBeside(
  table: Table,
  { firstData, headings }: Header,
  { name, first, taken }: { name: number; first: number; taken: ReadonlySet<number> },
): Table {
  const isFree = (index: number) => !taken.has(index) && (headings[index] ?? "").trim() === "";
  const beside = Array.from({ length: first }, (_, index) => index).filter(
    (index) => index > name && isFree(index),
  );
  if (beside.length === 0) return table;
  const rows = table.rows.map((row, at) => {
    const isNameless = (row.cells[name] ?? "").trim() === "";
    if (at < firstData || !isNameless || !row.cells.slice(first).some(isFigure)) return row;
    const words = beside.map((index) => row.cells[index]?.trim() ?? "");
    const own = words.findLast((cell) => /\p{L}/u.test(cell));
    if (own === undefined) return row;
    return { ...row, cells: row.cells.map((cell, index) => (index === name ? own : cell)) };
  });
  return { ...table, rows };
}

/** Whether a column has texts in rows where the name column is blank, and is not mostly amounts. */
function holdsNames(
  { rows }: Table,
  { firstData, headings }: Header,
  index: number,
  name: number,
): boolean {
  if (index === name) return true;
  const heading = headings[index]?.trim() ?? "";
  let [own, shared, figures] = [0, 0, 0];
  for (const { cells } of rows.slice(firstData)) {
    const cell = cells[index]?.trim() ?? "";
    // Repeated headings of the next page are no names
    if (cell === "" || cell === heading) continue;
    if (isFigure(cell)) figures += 1;
    else if ((cells[name]?.trim() ?? "") === "") own += 1;
    else shared += 1;
  }
  return own > 0 && shared * 10 <= own && figures <= own;
}

function merged(row: TableRow, levels: readonly number[], name: number): TableRow {
  const at = levels.findLast((index) => (row.cells[index]?.trim() ?? "") !== "");
  if (at === undefined) return row;
  const cells = [...row.cells, ...Array<string>(Math.max(0, name + 1 - row.cells.length)).fill("")];
  const label = STEP.repeat(levels.indexOf(at)) + (row.cells[at]?.trim() ?? "");
  for (const index of levels) if (index < cells.length) cells[index] = "";
  cells[name] = label;
  return { ...row, cells };
}
