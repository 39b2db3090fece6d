import {
  type Adjustment,
  isRole,
  isTrait,
  type Policies,
  type Role,
  readAdjustment,
  shorten,
  showText,
  type TraitId,
  traitIds,
  type WrittenAdjustment,
} from "@tieout/core";
import { findRepeatedName } from "@tieout/files";
import type { Outcome } from "./Outcome.ts";

/** Reads an adjustments file: an array of journals, reclassifications and overrides. */
export function readAdjustmentsFile(text: string, currency: string): Outcome<Adjustment[]> {
  const parsed = parseJson(text, "The adjustments file");
  if (!parsed.ok) return parsed;
  if (!Array.isArray(parsed.value))
    return refuse("The adjustments file is not a list. Expected an array of adjustments.");
  const read = parsed.value.map((item: unknown, index) => {
    const written = spellAmounts(item);
    return isWrittenAdjustment(written)
      ? readAdjustment(written, `adjustment-${index + 1}`, currency)
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

/** What a person says of accounts, by account code: what each is, and what is known of it besides. */
export type Mappings = {
  roles: Map<string, Role>;
  traits: Map<string, readonly TraitId[]>;
};

/** Reads a mappings file: account code to `{ "role": … }`, `{ "traits": […] }`, or both. */
export function readMappingsFile(text: string): Outcome<Mappings> {
  const parsed = parseJson(text, "The mappings file");
  if (!parsed.ok) return parsed;
  if (!isRecord(parsed.value))
    return refuse("The mappings file is not an object of account codes.");
  const problems: string[] = [];
  const mappings: Mappings = { roles: new Map(), traits: new Map() };
  for (const [code, mapping] of Object.entries(parsed.value)) {
    const name = `Account ${showText(shorten(code))}`;
    if (!isRecord(mapping)) {
      problems.push(`${name}: expected { "role": … }, { "traits": […] }, or both.`);
      continue;
    }
    const { role, traits } = mapping;
    if (typeof role === "string" && isRole(role)) mappings.roles.set(code, role);
    else if (role !== undefined || traits === undefined)
      problems.push(`${name}: "${showText(shorten(String(role)))}" is not a role.`);
    if (isListOfTraits(traits)) mappings.traits.set(code, traits);
    else if (traits !== undefined)
      problems.push(`${name}: traits have to be a list of ${traitIds.join(", ")}.`);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: mappings };
}

function isListOfTraits(value: unknown): value is TraitId[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string" && isTrait(item));
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
    const value: unknown = JSON.parse(text);
    const repeated = findRepeatedName(text);
    return repeated === null
      ? { ok: true, value }
      : refuse(`${what} gives ${showText(shorten(repeated))} twice in one object.`);
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
