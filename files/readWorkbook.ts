import { type Problem, problem, type Result, type Table, type TableRow } from "@tieout/core";
import type { CellObject, WorkBook, WorkSheet } from "xlsx";
import { inflatedSize } from "./inflatedSize.ts";
import { limits } from "./limits.ts";

/** Reads a workbook's sheets as tables: cached values of formulas, dates as ISO, texts as they stand. */
export async function readWorkbook(
  bytes: Uint8Array,
  format: "xlsx" | "xls",
): Promise<Result<Table[]>> {
  const size = format === "xlsx" ? inflatedSize(bytes) : 0;
  if (size === null) return refuse(unreadable("the archive is damaged"));
  if (size > limits.inflatedBytes) return refuse(inflatesTooFar(size));
  const { read } = await import("xlsx"); // heavy: loaded only when a workbook comes
  const opened = open(() =>
    read(bytes, { dense: true, cellDates: true, sheetRows: limits.rows + 2, UTC: true }),
  );
  if (!opened.ok) return opened;
  const workbook = opened.value;
  if (workbook.SheetNames.length > limits.sheets) {
    const value = String(workbook.SheetNames.length);
    return refuse(problem("too_many_sheets", { value, expected: String(limits.sheets) }));
  }
  const sheets = workbook.SheetNames.map((name) => readSheet(name, workbook.Sheets[name]));
  const problems = sheets.flatMap((sheet) => (sheet.ok ? [] : sheet.problems));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: sheets.flatMap((sheet) => (sheet.ok ? [sheet.value] : [])) };
}

function open(read: () => WorkBook): Result<WorkBook> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(
      /password|encrypt/i.test(reason) ? problem("file_encrypted") : unreadable(reason),
    );
  }
}

function readSheet(name: string, sheet: WorkSheet | undefined): Result<Table> {
  const data: readonly (readonly CellObject[] | undefined)[] = sheet?.["!data"] ?? [];
  const problems: Problem[] = [];
  if (data.length > limits.rows + 1)
    problems.push(problem("too_many_rows", { sheet: name, expected: String(limits.rows) }));
  const rows = data.flatMap((cells, index): TableRow[] => {
    if (!cells || cells.length === 0) return [];
    const texts = Array.from(cells, (cell, column) =>
      readCell(cell, { name, row: index + 1, column }, problems),
    );
    return texts.some((text) => text !== "") ? [{ row: index + 1, cells: texts }] : [];
  });
  if (rows.some(({ cells }) => cells.length > limits.columns)) {
    problems.push(problem("too_many_columns", { sheet: name, expected: String(limits.columns) }));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { sheet: name, rows } };
}

type CellPlace = { name: string; row: number; column: number };

function readCell(cell: CellObject | undefined, at: CellPlace, problems: Problem[]): string {
  if (!cell || cell.v === undefined || cell.v === null) return "";
  if (cell.t === "e") {
    const where = {
      sheet: at.name,
      row: at.row,
      column: letters(at.column),
      value: cell.w ?? String(cell.v),
    };
    problems.push(problem("cell_error", where));
    return "";
  }
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  return typeof cell.v === "number" ? numberText(cell.v) : String(cell.v).trim();
}

/** A float as the digits a person typed: fifteen significant ones, as spreadsheets show. */
function numberText(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

/** A column as spreadsheets name it: 0 is A, 26 is AA. */
function letters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? letters(rest) : "") + String.fromCharCode(65 + (column % 26));
}

function inflatesTooFar(size: number): Problem {
  const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB when unpacked`;
  return problem("file_too_large", {
    value: mebibytes(size),
    expected: mebibytes(limits.inflatedBytes),
  });
}

function unreadable(value: string): Problem {
  return problem("file_unreadable", { expected: "a workbook", value });
}

function refuse(found: Problem): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [found] };
}
