import { type Problem, problem, type Result, type Table, type TableRow } from "@tieout/core";
import { itemsOfLists } from "./jsonLists.ts";
import { limits } from "./limits.ts";
import { parseJson } from "./parseJson.ts";
import { readReportsApi } from "./readReportsApi.ts";

/**
 * Reads JSON as one table: an array of objects, alone or within a report, `{columns, rows}`, a statement as we export
 * it, with its `lines`, or a report as an accounting program's API answers it. The headings are row 1.
 */
export function readJson(text: string): Result<Table[]> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const report = readReportsApi(parsed.value);
  if (report !== null) return withinLimits(report);
  const source = toSource(parsed.value);
  if (source === null) {
    const value =
      "expected an array of objects, alone or in an object, or an object with columns and rows";
    return refuse(unreadable(value));
  }
  if (source.items.length > limits.rows)
    return refuse(problem("too_many_rows", { expected: String(limits.rows) }));
  if (source.headings.length > limits.columns)
    return refuse(problem("too_many_columns", { expected: String(limits.columns) }));
  return toTable(source);
}

function withinLimits(table: Table): Result<Table[]> {
  if (table.rows.length > limits.rows)
    return refuse(problem("too_many_rows", { expected: String(limits.rows) }));
  if (table.rows.some(({ cells }) => cells.length > limits.columns))
    return refuse(problem("too_many_columns", { expected: String(limits.columns) }));
  return { ok: true, value: [table] };
}

/** The headings, and how to get the cells beneath them from each item. */
type Source = {
  /** What a statement says of itself, as our other exports have it above the headings. */
  titles?: readonly Cells[];
  headings: readonly string[];
  items: readonly unknown[];
};

type Cells = readonly unknown[];

function parse(text: string): Result<unknown> {
  try {
    return { ok: true, value: parseJson(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(unreadable(reason.slice(0, 200)));
  }
}

function toSource(value: unknown): Source | null {
  if (Array.isArray(value))
    return value.every(isRecord) ? { headings: keysOf(value), items: value } : null;
  if (!isRecord(value)) return null;
  const lines = linesOf(value) ?? (isRecord(value.statement) ? linesOf(value.statement) : null);
  if (lines) return { titles: titlesOf(value), headings: lineHeadings, items: lines };
  const { columns, rows } = value;
  if (!Array.isArray(columns) || !Array.isArray(rows)) return itemsOfLists(value);
  const headings = columns.map((heading: unknown) => (isPlain(heading) ? plainText(heading) : ""));
  return rows.every((row) => isRecord(row) || Array.isArray(row))
    ? { headings, items: rows }
    : null;
}

/** The lines of an exported statement, as the template of last year's has them. */
function linesOf({ lines }: Record<string, unknown>): Cells[] | null {
  if (!Array.isArray(lines) || !lines.every(isRecord)) return null;
  return lines.map(({ lineItem, category, currentYear, concept }) => [
    lineItem,
    category,
    currentYear,
    concept,
  ]);
}

/** The facts of an exported statement, in the words of our workbook. */
function titlesOf(value: Record<string, unknown>): Cells[] {
  const { framework, method, currency, period, isDraft, tiesOut } = value;
  const isOfDraft = isDraft === true || tiesOut === false;
  const end = isRecord(period) && typeof period.end === "string" ? period.end : null;
  const titles: (readonly [string, string] | null)[] = [
    typeof framework === "string" ? ["Standard", framework] : null,
    typeof method === "string" ? ["Method", `${method} method`] : null,
    typeof currency === "string" ? ["Units", `All amounts in ${currency}`] : null,
    end === null ? null : ["Period", `for the period ended ${end}`],
    isOfDraft ? ["Status", "DRAFT"] : null,
  ];
  return titles.flatMap((title) => (title === null ? [] : [title]));
}

const lineHeadings = ["Line Item", "Category", "Amount", "Concept"];

/** Every key of the objects in the order met, until there are too many. */
function keysOf(items: readonly Record<string, unknown>[]): string[] {
  const keys = new Set<string>();
  for (const item of items) {
    if (keys.size > limits.columns) break;
    for (const key of Object.keys(item)) keys.add(key);
  }
  return [...keys];
}

function toTable({ titles = [], headings, items }: Source): Result<Table[]> {
  const problems: Problem[] = [];
  const above = [...titles.map((title) => title.map(String)), headings];
  const rows: TableRow[] = above.map((cells, at) => ({ row: at + 1, cells }));
  items.forEach((item, index) => {
    const row = above.length + index + 1;
    const values = cellsOf(item, headings);
    const nested = values.findIndex((value) => !isPlain(value));
    if (nested >= 0 && problems.length < MOST_NAMED) {
      problems.push(problem("json_nested", { row, column: headings[nested] ?? "" }));
    }
    if (values.length > limits.columns && problems.length < MOST_NAMED)
      problems.push(problem("too_many_columns", { row, expected: String(limits.columns) }));
    else if (hasBeyond(values, headings.length) && problems.length < MOST_NAMED)
      problems.push(problem("json_row_too_long", { row, ...lengthsOf(values, headings) }));
    const cells = values
      .slice(0, limits.columns)
      .map((value) => (isPlain(value) ? plainText(value) : ""));
    if (cells.some((cell) => cell !== "")) rows.push({ row, cells });
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: [{ sheet: null, rows }] };
}

/** Whether a list of values says something behind the last heading. */
function hasBeyond(values: Cells, headings: number): boolean {
  return values.slice(headings).some((value) => !isPlain(value) || plainText(value) !== "");
}

function lengthsOf(values: Cells, headings: readonly string[]) {
  return { value: String(values.length), expected: String(headings.length) };
}

const MOST_NAMED = 1_000;

function cellsOf(item: unknown, headings: readonly string[]): Cells {
  if (Array.isArray(item)) return item;
  if (!isRecord(item)) return [];
  // Own keys only: a heading such as "constructor" is just a heading.
  return headings.map((heading) => (Object.hasOwn(item, heading) ? item[heading] : undefined));
}

type Plain = string | number | boolean | null | undefined;

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== "object";
}

/** Exactly three decimals get a fourth, or the number 1.234 might be taken for thousands. */
function plainText(value: Plain): string {
  if (value === null || value === undefined) return "";
  const text = String(value).trim();
  return typeof value === "number" && /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
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
