import {
  type Adjustment,
  isRole,
  type Policies,
  type Role,
  readAdjustment,
  shorten,
  showText,
  type WrittenAdjustment,
} from "@tieout/core";
import type { Outcome } from "./readOptions.ts";

/** Reads an adjustments file: an array of journals, reclassifications and overrides. */
export function readAdjustmentsFile(text: string): Outcome<Adjustment[]> {
  const parsed = parseJson(text, "The adjustments file");
  if (!parsed.ok) return parsed;
  if (!Array.isArray(parsed.value))
    return refuse("The adjustments file is not a list. Expected an array of adjustments.");
  const read = parsed.value.map((item: unknown, index) => {
    const written = spellAmounts(item);
    return isWrittenAdjustment(written)
      ? readAdjustment(written, `adjustment-${index + 1}`)
      : ({ ok: false, problems: [{ message: NOT_AN_ADJUSTMENT }] } as const);
  });
  const problems = read.flatMap((item, index) =>
    item.ok ? [] : item.problems.map(({ message }) => `Adjustment ${index + 1}: ${message}`),
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: read.flatMap((item) => (item.ok ? [item.value] : [])) };
}

const NOT_AN_ADJUSTMENT =
  'Expected an object with adjustmentType "journal" (and lines of texts), "reclassification" or "override".';

/** Reads a mappings file: account code to `{ "role": … }`. */
export function readMappingsFile(text: string): Outcome<Map<string, Role>> {
  const parsed = parseJson(text, "The mappings file");
  if (!parsed.ok) return parsed;
  if (!isRecord(parsed.value))
    return refuse("The mappings file is not an object of account codes.");
  const entries = Object.entries(parsed.value).map(([code, mapping]) => {
    const { role } = isRecord(mapping) ? mapping : {};
    return {
      code,
      role: typeof role === "string" && isRole(role) ? role : null,
      written: String(role),
    };
  });
  const unknown = entries.filter(({ role }) => role === null);
  if (unknown.length > 0) {
    return {
      ok: false,
      problems: unknown.map(
        ({ code, written }) =>
          `Account ${showText(shorten(code))}: "${showText(shorten(written))}" is not a role.`,
      ),
    };
  }
  return {
    ok: true,
    value: new Map(entries.flatMap(({ code, role }) => (role ? [[code, role] as const] : []))),
  };
}

/** Reads a policies file; the core refuses what the framework forbids. */
export function readPoliciesFile(text: string): Outcome<Partial<Policies>> {
  const parsed = parseJson(text, "The policies file");
  if (!parsed.ok) return parsed;
  if (!isRecord(parsed.value)) return refuse("The policies file is not an object of policies.");
  return { ok: true, value: parsed.value as Partial<Policies> }; // each value is checked against the framework's rules
}

function parseJson(text: string, what: string): Outcome<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return refuse(
      `${what} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A person writes an amount as 20 or as "20"; its digits are the same. */
function spellAmounts(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { lines } = item;
  const spelled = spellNumbers(item);
  return Array.isArray(lines)
    ? { ...spelled, lines: lines.map((line) => (isRecord(line) ? spellNumbers(line) : line)) }
    : spelled;
}

function spellNumbers(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).map(([key, value]) => [
    key,
    typeof value === "number" ? String(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function isWrittenAdjustment(item: unknown): item is WrittenAdjustment {
  if (!isRecord(item)) return false;
  const texts = ["reason", "account", "role", "concept", "adjustedValue"] as const;
  const { adjustmentType, lines = [] } = item;
  const isKnown = ["journal", "reclassification", "override"].some(
    (type) => type === adjustmentType,
  );

  return (
    isKnown &&
    texts.every((key) => isText(item[key])) &&
    Array.isArray(lines) &&
    lines.every(isWrittenLine)
  );
}

function isWrittenLine(line: unknown): boolean {
  if (!isRecord(line)) return false;
  return ["account", "cash", "debit", "credit", "presentAs"].every((key) => isText(line[key]));
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuse(problem: string): { ok: false; problems: readonly string[] } {
  return { ok: false, problems: [problem] };
}
