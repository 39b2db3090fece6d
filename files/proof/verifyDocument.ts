import type { StatementExport } from "@tieout/core";
import type { Anchor } from "./anchors.ts";
import { findConfirming, findUnanchored } from "./checkAnchors.ts";
import {
  findBreaks,
  findExport,
  findReplaced,
  findUnrecorded,
  type TrailEntry,
} from "./checkTrail.ts";
import { findMisprints } from "./findMisprints.ts";
import { hashOfStatement } from "./hashes.ts";
import { readCarried } from "./readCarried.ts";

/** Whether a document is genuine: the hash it was verified with, or the differences found. */
export type Verification =
  | {
      outcome: "agrees";
      sha256: string;
      /** Where another release printed it: the anchor under which the trail tells of these very bytes. */
      confirmedBy: Anchor | null;
    }
  | {
      outcome: "differs";
      differences: readonly string[];
      /** What to make of it where only the printed words differ. */
      advice: string | null;
    }
  | { outcome: "unreadable"; reason: string };

/** What a document is compared with besides itself: the trail as it is now, and its anchors. */
export type Proofs = { trail?: readonly TrailEntry[] | null; anchors?: readonly Anchor[] | null };

/**
 * Makes the hash of a document again from the JSON it carries, and holds every figure it prints, its
 * stretch of the audit trail, and the proofs that are given against that. Needs nothing but the bytes.
 * What another release printed differs in words: that is settled by a trail that tells of the export's
 * bytes, as far as an anchor reaches.
 */
export async function verifyDocument(
  bytes: Uint8Array,
  { trail = null, anchors = null }: Proofs = {},
): Promise<Verification> {
  const carried = await readCarried(bytes);
  if (!carried.ok) return { outcome: "unreadable", reason: carried.reason };
  const { carrier, exported } = carried;
  const { sha256, auditTrail } = exported;
  try {
    const made = hashOfStatement(exported);
    if (made !== sha256) {
      const words = `It says SHA-256 ${sha256}, and its content gives ${made}.`;
      return { outcome: "differs", differences: [words], advice: null };
    }
    const ofTrail = auditTrail.length === 0 || exported.entity !== null;
    const ofProofs = [
      ...findBreaks(auditTrail),
      ...(ofTrail ? [] : findUnrecorded(exported, auditTrail)),
      ...(trail ? [...findBreaks(trail), ...findUnrecorded(exported, trail)] : []),
      ...findReplaced(exported, trail ?? auditTrail),
      ...(anchors ? findUnanchored(exported, trail, anchors) : []),
    ];
    const misprints = await findMisprints(carrier, bytes, exported);
    if (ofProofs.length > 0) {
      return { outcome: "differs", differences: [...ofProofs, ...misprints], advice: null };
    }
    if (misprints.length === 0) return { outcome: "agrees", sha256, confirmedBy: null };
    const confirmedBy = findConfirmed(exported, bytes, { trail, anchors });
    return confirmedBy
      ? { outcome: "agrees", sha256, confirmedBy }
      : { outcome: "differs", differences: misprints, advice: ofPrintAlone({ trail, anchors }) };
  } catch (error) {
    // A JSON that lacks what an export says, or pages that cannot be read, are met by throwing.
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: "unreadable", reason };
  }
}

/** The anchor of the trail's entry of an export with exactly these bytes, where its proofs are sound. */
function findConfirmed(
  { auditHead }: Pick<StatementExport, "auditHead">,
  bytes: Uint8Array,
  { trail, anchors }: Proofs,
): Anchor | null {
  const exported = trail && findExport(trail, bytes);
  if (!exported || !anchors || !auditHead) return null;
  return findConfirming(exported, auditHead.projectId, anchors) ?? null;
}

/** A page that was changed differs as one does that another release printed. */
function ofPrintAlone({ trail, anchors }: Proofs): string {
  const settled =
    trail && anchors
      ? "No entry of the trail that an anchor confirms tells of an export with these bytes. It was changed, saved again, or exported after the last anchor."
      : "Give the trail and the anchors: where an anchor confirms the entry that tells of an export with these bytes, it is what was exported. Or verify it with the release that made it.";
  return `The JSON it carries agrees with its SHA-256; what is printed is not what this release prints of it. A page that was changed looks so, and so does one that another release printed. ${settled}`;
}
