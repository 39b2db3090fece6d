import { isTrailEntry, type TrailEntry, trailEntryFields } from "@tieout/files";
import type { Outcome } from "./Outcome.ts";
import { isRecord, parseJson } from "./readJsonRecords.ts";

/** Reads an audit trail, as the API answers it (`entries`), page behind page, or as a list of its entries. */
export function readTrailFile(text: string): Outcome<readonly TrailEntry[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const listed = entriesIn(parsed.value);
  if (listed === null) return no("Expected a list of entries, or an object with entries.");
  const at = listed.findIndex((entry) => !isTrailEntry(entry));
  if (at < 0) return { ok: true, value: listed.filter(isTrailEntry) };
  return no(`Entry ${at + 1} of the list is no entry of an audit trail: expected ${expected}.`);
}

const expected = Object.keys(trailEntryFields).join(", ");

/** The entries of a list, of a page, or of pages. */
function entriesIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown) =>
      isRecord(each) ? (entriesIn(each) ?? [each]) : [each],
    );
  }
  return isRecord(value) && Array.isArray(value.entries) ? value.entries : null;
}

function no(problem: string): { ok: false; problems: string[] } {
  return { ok: false, problems: [problem] };
}
