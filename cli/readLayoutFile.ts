import { type ColumnMapping, type FileType, fileTypes } from "@tieout/core";
import type { Outcome } from "./readOptions.ts";

/** Where the fields of each file stand, by file type. */
export type Layouts = Partial<Record<FileType, ColumnMapping>>;

const EXPECTED =
  'Expected an object such as {"profit_loss": {"sheet": "Sheet1", "headingRow": 5, "columns": {"name": "A", "current": "D"}}}.';

/** Reads a layout file: by file type the sheet, the row of headings (0 for none) and the column of each field. */
export function readLayoutFile(text: string): Outcome<Layouts> {
  const parsed = parseJson(text);
  if (!isRecord(parsed)) return refuse(`The layout file is not an object. ${EXPECTED}`);
  const layouts: Layouts = {};
  const problems: string[] = [];
  for (const [name, written] of Object.entries(parsed)) {
    const fileType = fileTypes.find((type) => type === name);
    const mapping = readMapping(written);
    if (fileType === undefined)
      problems.push(`The layout file names "${name}", which is no file type.`);
    else if (mapping === null) problems.push(`The layout of ${name} cannot be read. ${EXPECTED}`);
    else layouts[fileType] = mapping;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: layouts };
}

function readMapping(written: unknown): ColumnMapping | null {
  if (!isRecord(written) || !isRecord(written.columns)) return null;
  const { sheet = null, headingRow, columns } = written;
  if (sheet !== null && typeof sheet !== "string") return null;
  if (typeof headingRow !== "number" || !Number.isInteger(headingRow) || headingRow < 0)
    return null;
  const places = Object.entries(columns).map(
    ([field, column]) => [field, columnIndex(column)] as const,
  );
  const known = places.flatMap(([field, index]) =>
    index === null ? [] : [[field, index] as const],
  );
  return known.length < places.length
    ? null
    : { sheet, headingRow, columns: Object.fromEntries(known) };
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
