import type { TrailEntry } from "./checkTrail.ts";

/** What every entry of an audit trail says, and as what type. */
export const trailEntryFields = {
  seq: "number",
  createdAt: "string",
  action: "string",
  description: "string",
  userId: "string",
  metadata: "object",
  prevHash: "string",
  hash: "string",
} as const satisfies Record<Exclude<keyof TrailEntry, "contentHash" | "salt">, string>;

/** Whether a value of JSON, whoever wrote it, is an entry of an audit trail; its hash may still be wrong. */
export function isTrailEntry(value: unknown): value is TrailEntry {
  if (!isRecord(value)) return false;
  const { metadata, contentHash = "", salt = null } = value;
  const hasFields = Object.entries(trailEntryFields).every(
    ([field, type]) => typeof value[field] === type,
  );
  const isContent = typeof contentHash === "string" && (salt === null || typeof salt === "string");
  return hasFields && isContent && isRecord(metadata) && Object.values(metadata).every(isScalar);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
