import {
  type FileType,
  fileTypes,
  type Matching,
  type SaidRow,
  type SaidSides,
  saidRowKinds,
  sideContents,
} from "@tieout/core";
import type { Outcome } from "./Outcome.ts";

/** Where the fields of each file stand, by file type. */
export type Layouts = Partial<Record<FileType, Matching>>;

const EXPECTED =
  'Expected an object such as {"profit_loss": {"sheet": "Sheet1", "headingRow": 5, "columns": {"name": "B", "current": "E"}, "labelColumns": ["A"], "innerColumns": {"current": ["D"]}, "sides": {"rightFrom": "G", "left": "expenses"}, "rows": {"12": {"kind": "account", "section": "Expenses"}, "20": {"kind": "total"}}}}.';

/**
 * Reads a layout file: by file type the sheet, the row of headings (0 for none), the column of each
 * field, further columns of names and of amounts, where the right one of two sides begins, and what rows
 * are where they are not what they seem ("12R" on the right side).
 */
export function readLayoutFile(text: string): Outcome<Layouts> {
  const parsed = parseJson(text);
  if (!isRecord(parsed)) return refuse(`The layout file is not an object. ${EXPECTED}`);
  const layouts: Layouts = {};
  const problems: string[] = [];
  for (const [name, written] of Object.entries(parsed)) {
    const fileType = fileTypes.find((type) => type === name);
    const matching = readMatching(written);
    if (fileType === undefined)
      problems.push(`The layout file names "${name}", which is no file type.`);
    else if (matching === null) problems.push(`The layout of ${name} cannot be read. ${EXPECTED}`);
    else layouts[fileType] = matching;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: layouts };
}

function readMatching(written: unknown): Matching | null {
  if (!isRecord(written) || !isRecord(written.columns)) return null;
  const { sheet = null, headingRow, columns } = written;
  if (sheet !== null && typeof sheet !== "string") return null;
  if (typeof headingRow !== "number" || !Number.isInteger(headingRow) || headingRow < 0)
    return null;
  const { labelColumns = [], innerColumns = {}, rows = {} } = written;
  const places = readEach(columns, columnIndex);
  const labels = readColumns(labelColumns);
  const inner = readEach(innerColumns, readColumns);
  const said = readEach(rows, readRow);
  const sides = written.sides === undefined ? null : readSides(written.sides);
  const isUnread = written.sides !== undefined && sides === null;
  if (!places || !labels || !inner || !said || isUnread) return null;
  return {
    sheet,
    headingRow,
    columns: places,
    labelColumns: labels,
    innerColumns: inner,
    sides,
    rows: said,
  };
}

/** Every value of an object, read; null where it is no object or one of them cannot be read. */
function readEach<Value>(
  written: unknown,
  read: (value: unknown) => Value | null,
): Record<string, Value> | null {
  if (!isRecord(written)) return null;
  const entries = Object.entries(written).map(([key, value]) => [key, read(value)] as const);
  const known = entries.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  return known.length < entries.length ? null : Object.fromEntries(known);
}

function readColumns(written: unknown): number[] | null {
  if (!Array.isArray(written)) return null;
  const indexes = written.map(columnIndex).filter((index) => index !== null);
  return indexes.length < written.length ? null : indexes;
}

function readSides(written: unknown): SaidSides | null {
  if (!isRecord(written)) return null;
  const { left: content = null } = written;
  const rightFrom = columnIndex(written.rightFrom);
  const left = sideContents.find((known) => known === content) ?? null;
  return rightFrom === null || (content !== null && left === null) ? null : { rightFrom, left };
}

function readRow(written: unknown): SaidRow | null {
  if (!isRecord(written)) return null;
  const { section = null } = written;
  const kind = saidRowKinds.find((known) => known === written.kind);
  const isSection = section === null || typeof section === "string";
  return kind !== undefined && isSection ? { kind, section } : null;
}

const LETTERS = 26;

/** "A" is the first column, "AA" the twenty-seventh; null for anything else. */
function columnIndex(column: unknown): number | null {
  if (typeof column !== "string" || !/^[A-Z]{1,2}$/i.test(column)) return null;
  const letters = [...column.toUpperCase()].map((letter) => letter.charCodeAt(0) - 64);
  return letters.reduce((index, letter) => index * LETTERS + letter, 0) - 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is not JSON is no object, and is refused as such
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(problem: string): { ok: false; problems: readonly string[] } {
  return { ok: false, problems: [problem] };
}
