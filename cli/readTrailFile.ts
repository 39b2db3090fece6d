import type { TrailEntry } from "@tieout/files";
import type { Outcome } from "./readOptions.ts";

const FIELDS = {
  seq: "number",
  createdAt: "string",
  action: "string",
  description: "string",
  userId: "string",
  metadata: "object",
  prevHash: "string",
  hash: "string",
} as const satisfies Record<keyof TrailEntry, string>;

/** Reads an audit trail, as the API answers it (`entries`) or as a list of its entries. */
export function readTrailFile(text: string): Outcome<readonly TrailEntry[]> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const listed = isRecord(parsed.value) ? parsed.value.entries : parsed.value;
  if (!Array.isArray(listed)) return no("Expected a list of entries, or an object with entries.");
  const at = listed.findIndex((entry) => !isEntry(entry));
  if (at < 0) return { ok: true, value: listed };
  return no(`Entry ${at + 1} of the list is no entry of an audit trail: expected ${expected}.`);
}

const expected = Object.keys(FIELDS).join(", ");

function isEntry(value: unknown): value is TrailEntry {
  if (!isRecord(value) || value.metadata === null) return false;
  return Object.entries(FIELDS).every(([field, type]) => typeof value[field] === type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): Outcome<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return no(`It is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function no(problem: string): { ok: false; problems: string[] } {
  return { ok: false, problems: [problem] };
}
