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

/** The hash of an entry of the audit trail: over all of it, and the hash of the entry before. */
export function hashOfAuditEntry(entry: Omit<ReportAuditEntry, "hash" | "user">): string {
  const { seq, createdAt, action, description, userId, metadata, prevHash } = entry;
  return hashOfJson({ seq, createdAt, action, description, userId, metadata, prevHash });
}
