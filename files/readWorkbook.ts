import {
  columnName,
  type Problem,
  problem,
  type Result,
  type Table,
  type TableRow,
} from "@tieout/core";
import type { CellObject, WorkBook, WorkSheet } from "xlsx";
import { cellText } from "./cellText.ts";
import { limits } from "./limits.ts";
import type { UnpackedWorkbook } from "./unpackWorkbook.ts";

export type ReadTables = { tables: Table[]; warnings: Problem[] };

/**
 * Reads a workbook's sheets as tables: cached values of formulas, dates as ISO, texts as they
 * stand. Hidden sheets come last; what is hidden is read, with a warning.
 */
export async function readWorkbook({
  archive,
  hasUncomputed,
  hasSoundColumns,
}: UnpackedWorkbook): Promise<Result<ReadTables>> {
  const { read } = await import("xlsx"); // heavy: loaded only when a workbook comes
  const opened = open(() =>
    read(archive, {
      dense: true,
      cellDates: true,
      UTC: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      // The library passes over formulas without a result, unless it is to keep blank cells.
      sheetStubs: hasUncomputed,
      // Tells which rows and columns are hidden.
      cellStyles: hasSoundColumns,
    }),
  );
  if (!opened.ok) return opened;
  const workbook = opened.value;
  const count = workbook.SheetNames.length;
  if (count > limits.sheets) {
    const value = { value: String(count), expected: String(limits.sheets) };
    return { ok: false, problems: [problem("too_many_sheets", value)] };
  }
  const problems: Problem[] = [];
  const tables = workbook.SheetNames.map((name) =>
    readSheet(name, workbook.Sheets[name], problems),
  );
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: visibleFirst(tables, workbook) };
}

function open(read: () => WorkBook): Result<WorkBook> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    // The library says what is wrong with a workbook by throwing.
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) {
      return { ok: false, problems: [problem("file_encrypted")] };
    }
    const where = { expected: "a workbook", value: reason.slice(0, 200) };
    return { ok: false, problems: [problem("file_unreadable", where)] };
  }
}

type Row = readonly (CellObject | undefined)[];

function readSheet(name: string, sheet: WorkSheet | undefined, problems: Problem[]): Table {
  const data: readonly (Row | undefined)[] = sheet?.["!data"] ?? [];
  const rows: TableRow[] = [];
  let widest = 0;
  // Not every index of a sparse sheet is there; forEach passes over the gaps.
  data.forEach((cells, index) => {
    if (!cells || cells.length === 0) return;
    const texts = readRow(cells);
    if (texts.length === 0) return;
    widest = Math.max(widest, texts.length);
    rows.push({ row: index + 1, cells: texts });
  });
  if ((rows.at(-1)?.row ?? 0) > limits.rows + 1)
    problems.push(problem("too_many_rows", { sheet: name, expected: String(limits.rows) }));
  if (widest > limits.columns)
    problems.push(problem("too_many_columns", { sheet: name, expected: String(limits.columns) }));
  return { sheet: name, rows };
}

/** The texts of a row up to its last cell that is not blank. */
function readRow(cells: Row): string[] {
  const texts: string[] = [];
  let width = 0;
  for (let index = 0; index < cells.length; index += 1) {
    const text = cellText(cells[index]);
    texts.push(text);
    if (text !== "") width = index + 1;
  }
  return width === texts.length ? texts : texts.slice(0, width);
}

function visibleFirst(tables: readonly Table[], workbook: WorkBook): ReadTables {
  const isHidden = (_: Table, index: number) =>
    (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
  const hidden = tables.filter(isHidden);
  const visible = tables.filter((table, index) => !isHidden(table, index));
  const warnings = hidden
    .filter(({ rows }) => rows.length > 0)
    .map(({ sheet }) => problem("sheet_hidden", { sheet: sheet ?? "" }));
  const parts = visible.flatMap((table) => hiddenParts(table, workbook.Sheets[table.sheet ?? ""]));
  return { tables: [...visible, ...hidden], warnings: [...warnings, ...parts] };
}

/** Rows and columns that hold something and are not shown: a filter or a hand has hidden them. */
function hiddenParts({ sheet, rows }: Table, worksheet: WorkSheet | undefined): Problem[] {
  const { "!rows": heights, "!cols": widths } = worksheet ?? {};
  const hiddenRows = heights ? rows.filter(({ row }) => heights[row - 1]?.hidden) : [];
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const hiddenColumns = Array.from({ length: width }, (_, index) => index).filter(
    (index) => widths?.[index]?.hidden && rows.some(({ cells }) => (cells[index] ?? "") !== ""),
  );
  const where = sheet === null ? {} : { sheet };
  return [
    ...(hiddenRows.length > 0
      ? [
          problem("rows_hidden", {
            ...where,
            value: list(hiddenRows.map(({ row }) => String(row))),
          }),
        ]
      : []),
    ...(hiddenColumns.length > 0
      ? [problem("columns_hidden", { ...where, value: list(hiddenColumns.map(columnName)) })]
      : []),
  ];
}

const MOST_LISTED = 10;

function list(names: readonly string[]): string {
  const more = names.length - MOST_LISTED;
  const listed = names.slice(0, MOST_LISTED).join(", ");
  return more > 0 ? `${listed} and ${more} more` : listed;
}
