import { createHash } from "node:crypto";
import type { ReportAuditEntry, StatementExport } from "@tieout/core";
import { isSealed } from "./hashes.ts";

/** An entry as the API lists it or as an export prints it. */
export type TrailEntry = Omit<ReportAuditEntry, "user">;

/** What is wrong in a stretch of the audit trail: entries that do not have their hash, or do not follow. */
export function findBreaks(entries: readonly TrailEntry[]): string[] {
  const inOrder = entries.toSorted((left, right) => left.seq - right.seq);
  return inOrder.flatMap((entry, at) => {
    const before = inOrder[at - 1];
    const name = `Entry ${entry.seq} of the audit trail`;
    if (!isSealed(entry)) return [`${name} does not have the hash it says.`];
    if (!before) return [];
    const follows = before.seq + 1 === entry.seq && before.hash === entry.prevHash;
    return follows ? [] : [`${name} does not follow entry ${before.seq}.`];
  });
}

/**
 * Entries that a document carries, and the head it was made under, where the trail has others in
 * their place: it was written anew since.
 */
export function findReplaced(
  { auditTrail, auditHead }: Pick<StatementExport, "auditTrail" | "auditHead">,
  entries: readonly TrailEntry[],
): string[] {
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  const carried = auditHead ? [...auditTrail, auditHead] : auditTrail;
  const replaced = carried.find(({ seq, hash }) => (hashes.get(seq) ?? hash) !== hash);
  const last = Math.max(0, ...hashes.keys());
  const cut = carried.find(({ seq }) => seq > last);
  return [
    ...(replaced
      ? [`Entry ${replaced.seq} of the audit trail is not the one in the document.`]
      : []),
    ...(cut ? [`The audit trail ends before entry ${cut.seq}, which the document names.`] : []),
  ];
}

/**
 * Whether a trail tells of a statement under its hash: in the entry of its version, or, where one
 * entity's part is shown, in that of an export of it.
 */
export function findUnrecorded(
  { version, entity, sha256 }: Pick<StatementExport, "version" | "entity" | "sha256">,
  entries: readonly TrailEntry[],
): string[] {
  if (version === null) return ["The statement has no version: no audit trail tells of it."];
  const field = entity === null ? "sha256" : "statementSha256";
  const isOfKind = ({ action }: TrailEntry) => (action === "export") === (entity !== null);
  const ofVersion = entries.filter((each) => isOfKind(each) && each.metadata.version === version);
  const isRecorded = ofVersion.some(({ metadata }) => metadata[field] === sha256);
  if (isRecorded) return [];
  return ofVersion.length === 0
    ? [`The audit trail has no entry of version ${version}.`]
    : [`The audit trail tells of version ${version} under another hash.`];
}

/** The entry of a trail that tells of an export which is these bytes. */
export function findExport(
  entries: readonly TrailEntry[],
  bytes: Uint8Array,
): TrailEntry | undefined {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return entries.find(({ action, metadata }) => action === "export" && metadata.sha256 === sha256);
}
