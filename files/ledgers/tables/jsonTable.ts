import { type LedgerPartSaid, problem, type Result, type Table } from "@tieout/core";
import { decodeText } from "../../decodeText.ts";
import { limits } from "../../limits.ts";
import { parseJson } from "../../parseJson.ts";
import { pageSaid } from "./jsonPages.ts";

type Fields = Record<string, unknown>;
/** What a line says, by the names of its fields in small letters. */
type Cells = Map<string, { name: string; value: string; isNo?: true }>;

/** Where programs' answers keep their list, in small letters: Xero, ERPNext, Odoo, QuickBooks and others. */
const LISTS = [
  "journals",
  "manualjournals",
  "journalentry",
  "data",
  "message",
  "result",
  "results",
];
const MORE_LISTS = ["records", "items", "value", "entries", "rows", "queryresponse"];
const DEEPEST = 3;
/** Where nobody is named, it says so: "name" beside an empty "partner_id" is no name of a partner. */
const RELATION = "_id";
const YES = "true";

/** The lines of an answer, and what it says of its pages. */
type JsonTable = { table: Table; page: LedgerPartSaid | null };

/**
 * The answer of a program's API as a table, a line of an entry a row: lines within an entry take what
 * the entry says of itself. Names of fields are the same in any case: libraries write "accountCode" where
 * the API says "AccountCode". Null where the JSON holds no list of such lines; odd nesting is for others.
 */
export function jsonTable(bytes: Uint8Array): Result<JsonTable> | null {
  const value = parsed(decodeText(bytes).text);
  if (value === undefined) return null;
  const list = listIn(value, []);
  if (list === null || list.items.length === 0) return null;
  const { items, around } = list;
  const lines = items.flatMap(linesOf);
  const spellings = new Map<string, string>();
  for (const line of lines)
    for (const [key, { name, isNo }] of line)
      if ((!isNo || key.endsWith(RELATION)) && !spellings.has(key)) spellings.set(key, name);
  const headings = [...spellings.values()];
  if (headings.length > limits.ledgerColumns)
    return {
      ok: false,
      problems: [problem("too_many_columns", { expected: String(limits.ledgerColumns) })],
    };
  // Odoo says no of what is empty too: it is an answer where other lines say yes
  const answers = new Set(
    lines.flatMap((line) => [...line].flatMap(([key, { value }]) => (value === YES ? [key] : []))),
  );
  const rows = lines.map((line, at) => {
    const cells = [...spellings.keys()].map((key) => {
      const { value, isNo } = line.get(key) ?? { value: "" };
      return isNo && !answers.has(key) ? "" : value;
    });
    return { row: at + 1, cells };
  });
  const page = pageSaid(around, { items: items.length, lines: lines.length });
  const table = { sheet: null, rows: [{ row: 0, cells: headings }, ...rows] };
  return { ok: true, value: { table, page } };
}

/** What does not parse is told by the reader of JSON files. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The list that a value holds, and the objects around it. */
function listIn(
  value: unknown,
  around: readonly Fields[],
): { items: Fields[]; around: readonly Fields[] } | null {
  if (Array.isArray(value)) return value.every(isFields) ? { items: value, around } : null;
  if (!isFields(value) || around.length > DEEPEST) return null;
  const held = new Map(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inner]));
  for (const name of [...LISTS, ...MORE_LISTS]) {
    const found = held.has(name) ? listIn(held.get(name), [...around, value]) : null;
    if (found !== null) return found;
  }
  return null;
}

/** An entry with a list of lines is as many lines; any other item is one. */
function linesOf(item: Fields): Cells[] {
  const own: Cells = new Map();
  let lines: Fields[] | null = null;
  for (const [name, value] of Object.entries(item)) {
    if (Array.isArray(value) && value.length > 0 && value.every(isFields)) {
      if (lines === null || /line/i.test(name)) lines = value;
    } else take(own, name, value, 0);
  }
  if (lines === null) return [own];
  return lines.map((line) => {
    const cells = new Map(own);
    for (const [name, value] of Object.entries(line)) take(cells, name, value, 0);
    return cells;
  });
}

/** `[7, "1000 Bank"]` and `{ "name": "Bank" }` stand for what they name; other objects for what they hold. */
function take(cells: Cells, name: string, value: unknown, depth: number): void {
  if (Array.isArray(value)) {
    const [, named] = value;
    if (value.length === 2 && typeof named === "string") put(cells, name, named);
  } else if (isFields(value)) {
    const named = Object.entries(value).find(([inner]) => inner.toLowerCase() === "name")?.[1];
    if (typeof named === "string") put(cells, name, named);
    else if (depth < DEEPEST)
      for (const [inner, held] of Object.entries(value)) take(cells, inner, held, depth + 1);
  } else if (value === false) cells.set(name.toLowerCase(), { name, value: "false", isNo: true });
  else if (value !== null && value !== undefined) put(cells, name, dated(String(value).trim()));
}

function put(cells: Cells, name: string, value: string): void {
  cells.set(name.toLowerCase(), { name, value });
}

const MILLISECONDS = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

/** `/Date(1386633600000+0000)/` as 2013-12-10. */
function dated(text: string): string {
  const [, milliseconds] = MILLISECONDS.exec(text) ?? [];
  if (milliseconds === undefined) return text;
  const date = new Date(Number(milliseconds));
  return Number.isNaN(date.getTime()) ? text : date.toISOString().slice(0, 10);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
