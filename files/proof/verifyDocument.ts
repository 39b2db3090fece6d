import type { Anchor } from "./anchors.ts";
import { findUnanchored } from "./checkAnchors.ts";
import {
  findBreaks,
  findReplaced,
  findUntold,
  type TrailEntry,
  tellsOfExport,
} from "./checkTrail.ts";
import { findMisprints } from "./findMisprints.ts";
import { hashOfStatement } from "./hashes.ts";
import { readCarried } from "./readCarried.ts";

/** Whether a document is genuine: the hash it was verified with, or the differences found. */
export type Verification =
  | { outcome: "agrees"; sha256: string }
  | {
      outcome: "differs";
      differences: readonly string[];
      /** Whether its JSON agrees, and only what is printed is not what this release prints of it. */
      isOfPrintAlone: boolean;
    }
  | { outcome: "unreadable"; reason: string };

/** What a document is compared with besides itself: the trail as it is now, and its anchors. */
export type Proofs = { trail?: readonly TrailEntry[] | null; anchors?: readonly Anchor[] | null };

/**
 * Makes the hash of a document again from the JSON it carries, and holds every figure it prints, its
 * stretch of the audit trail, and the proofs that are given against that. Needs nothing but the bytes.
 * What another release printed differs in words; a trail that tells of the export's bytes settles that.
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
      return { outcome: "differs", differences: [words], isOfPrintAlone: false };
    }
    const ofTrail = auditTrail.length === 0 || exported.entity !== null;
    const ofProofs = [
      ...findBreaks(auditTrail),
      ...(ofTrail ? [] : findUntold(exported, auditTrail)),
      ...(trail ? [...findBreaks(trail), ...findUntold(exported, trail)] : []),
      ...findReplaced(exported, trail ?? auditTrail),
      ...(anchors ? findUnanchored(exported, trail, anchors) : []),
    ];
    // Bytes that a sound trail tells of are those that were exported, whichever release printed them.
    const isTold = ofProofs.length === 0 && trail !== null && tellsOfExport(trail, bytes);
    const misprints = isTold ? [] : await findMisprints(carrier, bytes, exported);
    const differences = [...ofProofs, ...misprints];
    return differences.length === 0
      ? { outcome: "agrees", sha256 }
      : { outcome: "differs", differences, isOfPrintAlone: ofProofs.length === 0 };
  } catch (error) {
    // A JSON that lacks what an export says, or pages that cannot be read, are met by throwing.
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: "unreadable", reason };
  }
}
