import { type Problem, problem, type Result, type Table } from "@tieout/core";
import { decodeText } from "./decodeText.ts";
import { limits } from "./limits.ts";

/** Reads JSON as one table: an array of objects, or `{columns, rows}`. */
export async function readJson(bytes: Uint8Array): Promise<Result<Table[]>> {
  const parsed = parse(decodeText(bytes));
  if (!parsed.ok) return parsed;
  const grid = toGrid(parsed.value);
  if (!grid)
    return refuse(unreadable("expected an array of objects, or an object with columns and rows"));
  if (grid.length > limits.rows + 1)
    return refuse(problem("too_many_rows", { expected: String(limits.rows) }));
  if (grid.some((cells) => cells.length > limits.columns)) {
    return refuse(problem("too_many_columns", { expected: String(limits.columns) }));
  }
  return {
    ok: true,
    value: [{ sheet: null, rows: grid.map((cells, index) => ({ row: index + 1, cells })) }],
  };
}

function parse(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return refuse(unreadable(error instanceof Error ? error.message : String(error)));
  }
}

function toGrid(value: unknown): string[][] | null {
  if (Array.isArray(value)) return fromObjects(value);
  const { columns, rows: written } = isRecord(value) ? value : {};
  if (!Array.isArray(columns) || !Array.isArray(written)) return null;
  const headings = columns.map(toText);
  const rows = written.map((row: unknown) => {
    if (Array.isArray(row)) return row.map(toText);
    return isRecord(row) ? headings.map((heading) => toText(own(row, heading))) : null;
  });
  return rows.every((row) => row !== null) ? [headings, ...rows] : null;
}

function fromObjects(items: readonly unknown[]): string[][] | null {
  if (!items.every(isRecord)) return null;
  const headings = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return [headings, ...items.map((item) => headings.map((heading) => toText(own(item, heading))))];
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unreadable(value: string): Problem {
  return problem("file_unreadable", { expected: "JSON", value });
}

function refuse(found: Problem): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [found] };
}
