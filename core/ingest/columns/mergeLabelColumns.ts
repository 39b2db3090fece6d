import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { FileType } from "../fileTypes.ts";
import { amountsAmong } from "../headings/fileTypeColumns.ts";
import type { Header } from "../headings/Header.ts";

/** A column to the right is as a step of indentation. */
const STEP = "   ";

/**
 * Brings the names of a report together that has a column for each level of its accounts: every
 * row has its name in one of them, and the column says how deep it stands.
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
  if (levels.length < 2) return unchanged;
  const rows = table.rows.map((row, at) =>
    at < header.firstData ? row : merged(row, levels, name),
  );
  const columns = header.columns.filter(
    ({ field, index }) => field !== "type" || !levels.includes(index),
  );
  const labelColumns = levels.filter((index) => index !== name);
  return { table: { ...table, rows }, header: { ...header, columns, labelColumns } };
}

/** Whether a column has words, in rows where the column of names has none, and not mostly amounts. */
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
    // Headings that are printed again on the next page name no account
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
