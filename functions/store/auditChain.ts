import { randomBytes } from "node:crypto";
import type { AuditEntry } from "@tieout/contract";
import { hashOfAuditEntry, hashOfEntryContent, isSealed } from "@tieout/files";
import type { SealedEntry } from "./kinds/auditKind.ts";
import type { ProjectRecord } from "./kinds/ProjectRecord.ts";

/** What a change says of itself. */
export type AuditDraft = Pick<AuditEntry, "action" | "description" | "metadata">;

const SALT_BYTES = 16;

/** The hash before the first entry. */
const GENESIS = "0".repeat(64);

type Head = ProjectRecord["auditHead"];

/** Seals drafts onto the chain: each entry's hash covers the hash before it. */
export function sealEntries(
  drafts: readonly AuditDraft[],
  head: Head,
  by: { userId: string; createdAt: string },
): { entries: SealedEntry[]; head: Head } {
  let last = head;
  const entries = drafts.map((draft) => {
    const seq = (last?.seq ?? 0) + 1;
    const prevHash = last?.hash ?? GENESIS;
    const said = { ...wellFormed(draft), salt: randomBytes(SALT_BYTES).toString("hex") };
    const content = { ...said, ...by, seq, prevHash, contentHash: hashOfEntryContent(said) };
    const hash = hashOfAuditEntry(content);
    last = { seq, hash };
    return { ...content, hash };
  });
  return { entries, head: last };
}

/** Half of a character in a text, which the store would keep as another. */
const HALF = /\p{Cs}/gu;

/** A draft as it comes back from the store: whatever slips in, the chain of its project stays whole. */
function wellFormed({ action, description, metadata }: AuditDraft): AuditDraft {
  const whole = Object.entries(metadata).map(([name, value]) => {
    return [name, typeof value === "string" ? value.replace(HALF, "\ufffd") : value] as const;
  });
  return {
    action,
    description: description.replace(HALF, "\ufffd"),
    metadata: Object.fromEntries(whole),
  };
}

/** How far a chain was walked, and where it first broke; null while everything followed. */
export type Walk = { entries: number; last: Head; brokenAt: number | null };

export const startOfWalk: Walk = { entries: 0, last: null, brokenAt: null };

/**
 * Walks on over the next entry, in order of seq. What cannot be read as an entry (null) follows from
 * nothing, and after a break the entries are only counted.
 */
export function walkOn({ entries, last, brokenAt }: Walk, entry: SealedEntry | null): Walk {
  if (brokenAt !== null) return { entries: entries + 1, last, brokenAt };
  const seq = (last?.seq ?? 0) + 1;
  if (!entry) return { entries: entries + 1, last, brokenAt: seq };
  const follows = entry.seq === seq && entry.prevHash === (last?.hash ?? GENESIS);
  if (!follows || !isSealed(entry)) return { entries: entries + 1, last, brokenAt: entry.seq };
  return { entries: entries + 1, last: { seq, hash: entry.hash }, brokenAt: null };
}

/** Where a chain that was walked to its end first breaks: at an entry, or after the last one. */
export function breakIn({ last, brokenAt }: Walk, head: Head): number | null {
  if (brokenAt !== null) return brokenAt;
  const isWhole = (last?.hash ?? null) === (head?.hash ?? null);
  return isWhole ? null : (last?.seq ?? 0) + 1;
}
