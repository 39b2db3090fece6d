import { createHash } from "node:crypto";
import {
  canonicalJson,
  describeExport,
  hashedStatement,
  type ReportAuditEntry,
  type StatementExport,
  type StatementReport,
} from "@tieout/core";

/** What a text of JSON grows to before it is hashed: pieces are small, and each call costs. */
const HASHED_AT_ONCE = 65_536;

/** SHA-256 over the canonical JSON of a value (RFC 8785), in hexadecimal. */
export function hashOfJson(value: unknown): string {
  const hash = createHash("sha256");
  let pending = "";
  for (const piece of canonicalJson(value)) {
    pending += piece;
    if (pending.length < HASHED_AT_ONCE) continue;
    hash.update(pending);
    pending = "";
  }
  return hash.update(pending).digest("hex");
}

/** The hash a statement is known by, over all that its exports say of it. */
export function hashOfStatement(exported: StatementExport): string {
  return hashOfJson(hashedStatement(exported));
}

/** A report under its hash. */
export function sealReport(report: Omit<StatementReport, "sha256">): StatementReport {
  const unsealed = { ...report, sha256: "" };
  return { ...unsealed, sha256: hashOfStatement(describeExport(unsealed)) };
}

type Entry = Omit<ReportAuditEntry, "hash" | "user">;

/**
 * The hash of an entry of the audit trail: over all of it, and the hash of the entry before. What it
 * says goes in by a hash of its own, so that words can be removed one day and the chain still follows.
 */
export function hashOfAuditEntry(entry: Entry): string {
  const { seq, createdAt, action, userId, prevHash, contentHash, description, metadata } = entry;
  const said = contentHash === undefined ? { description, metadata } : { contentHash };
  return hashOfJson({ seq, createdAt, action, userId, prevHash, ...said });
}

/** The hash of what an entry says, salted so that nobody finds the words by trying them. */
export function hashOfEntryContent(
  entry: Pick<Entry, "description" | "metadata"> & { salt: string },
): string {
  const { salt, description, metadata } = entry;
  return hashOfJson({ salt, description, metadata });
}

/** Whether an entry is as it was sealed, with all that it said. */
export function isSealed(entry: Entry & { hash: string }): boolean {
  if (hashOfAuditEntry(entry) !== entry.hash) return false;
  const { contentHash, salt, description, metadata } = entry;
  if (contentHash === undefined) return true;
  if (typeof salt !== "string") return false;
  return hashOfEntryContent({ salt, description, metadata }) === contentHash;
}
