import type { Table, TableRow } from "../table/Table.ts";
import { type Column, columnsOf } from "./columns.ts";
import type { FileType } from "./fileTypes.ts";

/** Where a field stands in the table: its column, and the heading it was matched to. */
export type MatchedColumn = { field: string; index: number; heading: string };

export type Header = { row: number; columns: readonly MatchedColumn[]; missing: readonly Column[] };

/** How far down a title may push the headings. */
const MOST_TITLE_ROWS = 20;

/**
 * Finds the row of headings among the first rows: the one that matches most columns by meaning.
 * `missing` names the required columns it does not have. Null when no row matches two.
 */
export function findHeader(table: Table, fileType: FileType): Header | null {
  const candidates = table.rows
    .slice(0, MOST_TITLE_ROWS)
    .map((row) => matchColumns(row, fileType))
    .filter(({ columns }) => columns.length >= 2);
  const [first, ...others] = candidates;
  if (!first) return null;
  return others.reduce(
    (best, next) => (next.columns.length > best.columns.length ? next : best),
    first,
  );
}

function matchColumns({ row, cells }: TableRow, fileType: FileType): Header {
  const headings = cells.map((cell, index) => ({
    index,
    heading: cell.trim(),
    words: normalise(cell),
  }));
  const definitions = Object.entries(columnsOf(fileType));
  const taken = new Set<number>();
  const columns: MatchedColumn[] = [];
  const match = (namesOf: (column: Column) => readonly string[]) => {
    for (const [field, column] of definitions) {
      if (columns.some((matched) => matched.field === field)) continue;
      const names = namesOf(column).map(normalise);
      const found = headings.find(({ index, words }) => !taken.has(index) && names.includes(words));
      if (!found) continue;
      taken.add(found.index);
      columns.push({ field, index: found.index, heading: found.heading });
    }
  };
  match((column) => [column.header]);
  match((column) => column.synonyms);
  const missing = definitions
    .filter(
      ([field, column]) => column.isRequired && !columns.some((matched) => matched.field === field),
    )
    .map(([, column]) => column);
  return { row, columns, missing };
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
