import type { Table, TableRow } from "../table/Table.ts";
import { cutText } from "../text/cutText.ts";
import { showText } from "../text/showText.ts";
import type { ColumnMapping } from "./ColumnMapping.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import { type FileType, formOf } from "./fileTypes.ts";
import { findHeader, MOST_COLUMNS, MOST_TITLE_ROWS } from "./findHeader.ts";

/** The beginning of a sheet, for a person who says which column is what. */
export type SheetStart = {
  sheet: string | null;
  rows: readonly TableRow[];
  /** How the sheet is read where nobody says otherwise; nothing is matched where nothing is understood. */
  suggestion: ColumnMapping;
};

const ROWS_SHOWN = MOST_TITLE_ROWS + 10;
const LONGEST_CELL = 80;

/** The first rows of a sheet and how its columns are matched by themselves. */
export function describeSheet(fileType: FileType, table: Table): SheetStart {
  const header = findHeader(table, formOf(fileType));
  const definitions = columnsOf(fileType);
  const columns = (header?.columns ?? []).flatMap(({ field, index }) =>
    Object.hasOwn(definitions, field) ? [[field, index] as const] : [],
  );
  const { sheet } = table;
  return {
    sheet,
    rows: table.rows.slice(0, ROWS_SHOWN).map(({ row, cells }) => ({
      row,
      cells: cells
        .slice(0, MOST_COLUMNS)
        .map((cell) => showText(cutText(cell.trim(), LONGEST_CELL))),
    })),
    suggestion: {
      sheet,
      headingRow: header?.row ?? likelyHeadingRow(table),
      columns: Object.fromEntries(columns),
    },
  };
}

/** Where no heading is understood: the first of the rows with the most words among the first ones. */
function likelyHeadingRow({ rows }: Table): number {
  const counted = rows.slice(0, MOST_TITLE_ROWS).map(({ row, cells }) => ({
    row,
    words: cells.filter((cell) => /\p{L}/u.test(cell)).length,
  }));
  const [first = { row: 0, words: 0 }, ...others] = counted;
  return others.reduce((best, next) => (next.words > best.words ? next : best), first).row;
}
