import type { Outcome } from "./Outcome.ts";

/** What type each field of a record has; `null` beside a type means that it may be absent. */
export type Shape = Readonly<Record<string, "string" | "number" | "object" | "number or null">>;

/** Reads JSON, or JSON Lines: an object a line, as objects of a bucket are put behind each other. */
export function parseJson(text: string): Outcome<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const parsed = lines.length > 1 ? parseLines(lines) : null;
    if (parsed) return { ok: true, value: parsed };
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [`It is not JSON: ${reason}`] };
  }
}

/** Whether a value has all fields of a shape. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(shape).every(([field, type]) => {
    const given = value[field];
    if (type === "number or null") return given === null || typeof given === "number";
    return typeof given === type && given !== null;
  });
}

/** Whether a value of JSON is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseLines(lines: readonly string[]): unknown[] | null {
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    return null;
  }
}
