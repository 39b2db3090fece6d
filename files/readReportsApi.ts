import type { Table, TableRow } from "@tieout/core";

/**
 * Reads an answer of the Reports API of Xero or of QuickBooks as the table its report shows: titles,
 * headings, sections with their rows and sums. Null for any other JSON.
 */
export function readReportsApi(value: unknown): Table | null {
  if (!isRecord(value)) return null;
  const [report] = listOf(ofEither(value, "Reports"));
  if (isRecord(report) && Array.isArray(ofEither(report, "Rows"))) return ofXero(report);
  const { Header: header, Rows: rows, Columns: columns } = value;
  return isRecord(header) && isRecord(rows) && isRecord(columns)
    ? ofQuickBooks(header, rows, columns)
    : null;
}

function ofXero(report: Record<string, unknown>): Table {
  const lines: string[][] = listOf(ofEither(report, "ReportTitles")).map((title) => [
    textOf(title),
  ]);
  const add = (rows: readonly unknown[]) => {
    for (const row of rows) {
      if (!isRecord(row)) continue;
      const title = textOf(ofEither(row, "Title"));
      if (title !== "") lines.push([title]);
      const cells = listOf(ofEither(row, "Cells")).map((cell) =>
        textOf(isRecord(cell) ? ofEither(cell, "Value") : cell),
      );
      if (cells.length > 0) lines.push(cells);
      add(listOf(ofEither(row, "Rows")));
    }
  };
  add(listOf(ofEither(report, "Rows")));
  return toTable(lines);
}

/** The API answers "Reports", and Xero's own libraries hand on "reports". */
function ofEither(record: Record<string, unknown>, name: string): unknown {
  return record[name] ?? record[name.charAt(0).toLowerCase() + name.slice(1)];
}

function ofQuickBooks(
  header: Record<string, unknown>,
  rows: Record<string, unknown>,
  columns: Record<string, unknown>,
): Table {
  const titles = [header.ReportName, `${textOf(header.StartPeriod)} - ${textOf(header.EndPeriod)}`];
  const lines: string[][] = titles.map((title) => [textOf(title)]);
  lines.push(
    listOf(columns.Column).map((column) => textOf(isRecord(column) ? column.ColTitle : "")),
  );
  addRows(lines, rows);
  return toTable(lines);
}

/** A section has a heading, its rows and a sum; a row has its cells. */
function addRows(lines: string[][], rows: unknown): void {
  for (const row of listOf(isRecord(rows) ? rows.Row : null)) {
    if (!isRecord(row)) continue;
    for (const part of [row.Header, row]) {
      const cells = listOf(isRecord(part) ? part.ColData : null);
      if (cells.length > 0) lines.push(cells.map(cellOf));
    }
    addRows(lines, row.Rows);
    const sums = listOf(isRecord(row.Summary) ? row.Summary.ColData : null);
    if (sums.length > 0) lines.push(sums.map(cellOf));
  }
}

function cellOf(cell: unknown): string {
  return textOf(isRecord(cell) ? cell.value : cell);
}

function toTable(lines: readonly (readonly string[])[]): Table {
  const rows = lines.map((cells, index): TableRow => ({ row: index + 1, cells }));
  return { sheet: null, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== "")) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
