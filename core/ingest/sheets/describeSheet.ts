import type { Table, TableRow } from "../../table/Table.ts";
import { widthOf } from "../../table/widthOf.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import type { IgnoredRow } from "../accountRows/sortRows.ts";
import { mergeLabelColumns } from "../columns/labels/mergeLabelColumns.ts";
import { mergeInnerColumns } from "../columns/parts/mergeInnerColumns.ts";
import { type FileType, formOf } from "../fileTypes.ts";
import { columnsOf } from "../headings/fileTypeColumns.ts";
import { findHeader } from "../headings/findHeader.ts";
import { MOST_COLUMNS, MOST_TITLE_ROWS } from "../headings/Header.ts";
import { likelyHeadings } from "../headings/likelyHeadings.ts";
import type { Matching, SaidRowKind } from "../headings/Matching.ts";
import type { IngestedFile } from "../IngestResult.ts";
import type { AccountRow } from "../rows.ts";
import { findPart } from "./findPart.ts";
import { findSides } from "./findSides.ts";
import { stackSides } from "./stackSides.ts";

/** A row of a sheet as it is shown, and what it was read as. */
type ShownRow = TableRow & { readAs: SaidRowKind | null; section: string | null };

/** The beginning of a sheet, for a person who says which column is what. */
export type SheetStart = {
  sheet: string | null;
  rows: readonly ShownRow[];
  /** How the sheet is read where nobody says otherwise; nothing is matched where nothing is understood. */
  suggestion: Required<Matching>;
};

const ROWS_SHOWN = MOST_TITLE_ROWS + 10;
const LONGEST_CELL = 80;

/** Of the sheet that was read, more is shown, so that somebody may say what each row is. */
const ROWS_OF_REPORT = 400;
const CELLS_OF_REPORT = 12_000;

/** The first rows of a sheet, what they were read as, and how its columns are matched by themselves. */
export function describeSheet(
  fileType: FileType,
  table: Table,
  read: IngestedFile<FileType> | null = null,
): SheetStart {
  const own = read && read.sheet === table.sheet ? read : null;
  // A row of two sides was read as two things
  const oneSided = own?.sides ? null : own;
  const rows = own ? startOfReport(table) : table.rows.slice(0, ROWS_SHOWN);
  const kinds = oneSided ? kindsOf(oneSided, rows.at(-1)?.row ?? 0) : new Map<number, RowReading>();
  return {
    sheet: table.sheet,
    rows: rows.map((shown) => ({
      row: shown.row,
      cells: shown.cells
        .slice(0, MOST_COLUMNS)
        .map((cell) => showText(cutText(cell.trim(), LONGEST_CELL))),
      ...(kinds.get(shown.row) ?? { readAs: null, section: null }),
    })),
    suggestion: suggest(fileType, table),
  };
}

function startOfReport({ rows }: Table): readonly TableRow[] {
  const first = rows.slice(0, ROWS_OF_REPORT);
  const width = Math.min(MOST_COLUMNS, Math.max(1, widthOf(first)));
  return first.slice(0, Math.max(ROWS_SHOWN, Math.floor(CELLS_OF_REPORT / width)));
}

type RowReading = Pick<ShownRow, "readAs" | "section">;

/** What the rows were read as, down to the last that is shown: a file may hold half a million. */
function kindsOf(
  { rows, ignoredRows }: IngestedFile<FileType>,
  last: number,
): Map<number, RowReading> {
  const kinds = new Map<number, RowReading>();
  for (const ignored of ignoredRows) {
    if (ignored.row > last) break;
    kinds.set(ignored.row, { readAs: kindOf(ignored), section: null });
  }
  for (const row of rows) {
    if (row.row > last) break;
    kinds.set(row.row, { readAs: "account", section: sectionOf(row) });
  }
  return kinds;
}

function sectionOf({ path = [] }: Partial<AccountRow>): string | null {
  return path.length === 0 ? null : showText(cutText(path.join(" › "), LONGEST_CELL));
}

function kindOf({ reason }: IgnoredRow): SaidRowKind {
  return reason === "heading" || reason === "total" ? reason : "ignore";
}

/** So many rows tell which columns hold names and amounts. */
const ROWS_LOOKED_AT = 2_000;

function suggest(fileType: FileType, whole: Table): Required<Matching> {
  const form = formOf(fileType);
  const start = { ...whole, rows: whole.rows.slice(0, ROWS_LOOKED_AT) };
  const part = findPart(start, form) ?? start;
  const twoSides = findSides(part, form);
  const table = twoSides ? stackSides(part, twoSides, form) : part;
  const found = findHeader(table, form);
  const { sheet } = table;
  const sides = twoSides && { rightFrom: twoSides.boundary, left: null };
  const further = { labelColumns: [], innerColumns: {}, sides, rows: {} };
  if (!found)
    return { sheet, headingRow: likelyHeadings(table)?.row ?? 0, columns: {}, ...further };
  const named = mergeLabelColumns(table, found, form);
  const { header } = mergeInnerColumns(named.table, named.header, form);
  const definitions = columnsOf(fileType);
  const columns = header.columns.filter(({ field }) => Object.hasOwn(definitions, field));
  return {
    sheet,
    headingRow: header.row,
    columns: Object.fromEntries(columns.map(({ field, index }) => [field, index])),
    labelColumns: header.labelColumns ?? [],
    innerColumns: header.innerColumns ?? {},
    sides,
    rows: {},
  };
}
