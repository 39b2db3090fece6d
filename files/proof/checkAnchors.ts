import type { StatementExport } from "@tieout/core";
import { type Anchor, isSigned } from "./anchors.ts";
import type { TrailEntry } from "./checkTrail.ts";

/** The facts of a document that anchors can confirm. */
type Anchorable = Pick<StatementExport, "auditHead" | "auditTrail" | "version">;

/**
 * Where a document, or the whole trail that is given with it, does not lead to what was anchored:
 * entries that were removed, changed or put in another order since have another number or hash.
 */
export function findUnanchored(
  { auditHead, auditTrail, version }: Anchorable,
  trail: readonly TrailEntry[] | null,
  anchors: readonly Anchor[],
): string[] {
  if (!auditHead) return ["The document names no head of an audit trail: no anchor speaks of it."];
  const unsigned = anchors.filter((anchor) => !isSigned(anchor));
  if (unsigned.length > 0) {
    return unsigned.map((anchor) => `${nameOf(anchor)} is not signed by the key it names.`);
  }
  const own = anchors.filter(({ projectId }) => projectId === auditHead.projectId);
  const entries = trail ?? auditTrail;
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  const differences = own.flatMap((anchor) => [
    ...compare(anchor, hashes, trail !== null),
    ...compareVersion(anchor, { seq: auditHead.seq, version }),
  ]);
  if (differences.length > 0) return differences;
  const isReached = own.some(({ seq }) => hashes.has(seq));
  return [
    ...beginning(entries),
    ...(isReached ? [] : [`No anchor names an entry of the trail of ${auditHead.projectId}.`]),
  ];
}

/**
 * The anchor that confirms an entry of a trail which leads to all its anchors: the first of that entry
 * or of one behind it. What stands after the last anchor anybody may have added.
 */
export function findConfirming(
  { seq }: Pick<TrailEntry, "seq">,
  projectId: string,
  anchors: readonly Anchor[],
): Anchor | undefined {
  return anchors
    .filter((anchor) => anchor.projectId === projectId && anchor.seq >= seq)
    .toSorted((one, other) => one.seq - other.seq)[0];
}

/** A trail that is given goes to its end: an anchor beyond it names what was removed. */
function compare(
  anchor: Anchor,
  hashes: ReadonlyMap<number, string>,
  isWholeTrail: boolean,
): string[] {
  const hash = hashes.get(anchor.seq);
  if (hash === anchor.hash) return [];
  if (hash !== undefined) return [`${nameOf(anchor)} gives that entry another hash.`];
  const isLater = [...hashes.keys()].every((seq) => seq < anchor.seq);
  if (isLater && !isWholeTrail) return [];
  return [`${nameOf(anchor)} names an entry that is missing.`];
}

/** The trail of a version ends where it was anchored, and those of earlier versions end before. */
function compareVersion(anchor: Anchor, head: { seq: number; version: number | null }): string[] {
  if (anchor.version === null || head.version === null) return [];
  const isRight =
    anchor.version === head.version
      ? anchor.seq === head.seq
      : anchor.version > head.version || anchor.seq < head.seq;
  if (isRight) return [];
  return [
    `${nameOf(anchor)} is of version ${anchor.version}; in the document version ${head.version} is entry ${head.seq}.`,
  ];
}

function beginning(entries: readonly TrailEntry[]): string[] {
  const first = Math.min(...entries.map(({ seq }) => seq));
  if (first === 1) return [];
  return ["The trail does not begin with entry 1: give all of it."];
}

function nameOf({ seq, at }: Anchor): string {
  return `The anchor of ${at} for entry ${seq}`;
}
