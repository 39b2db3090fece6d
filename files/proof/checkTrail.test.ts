import { describe, expect, test } from "vitest";
import { sealedTrail } from "../testing/sealedTrail.ts";
import { findBreaks, findReplaced, findUnrecorded, type TrailEntry } from "./checkTrail.ts";
import { hashOfAuditEntry, hashOfEntryContent } from "./hashes.ts";

const trail: readonly TrailEntry[] = sealedTrail("Made", "Uploaded", "Processed", "Exported");
const [first, second, third, last] = trail;

/** The trail with one entry as somebody would have it, under the hash that it then has. */
function withEntry(seq: number, changes: Partial<TrailEntry>): TrailEntry[] {
  return trail.map((entry) => {
    if (entry.seq !== seq) return entry;
    const changed = { ...entry, ...changes };
    return { ...changed, hash: hashOfAuditEntry(changed) };
  });
}

describe("a trail of which nothing is missing", () => {
  test("follows in whichever order it comes", () => {
    expect(findBreaks(trail)).toEqual([]);
    expect(findBreaks(trail.toReversed())).toEqual([]);
  });

  test("breaks where an entry was taken out, and where two changed places", () => {
    expect(findBreaks(trail.filter(({ seq }) => seq !== 2))).toEqual([
      "Entry 3 of the audit trail does not follow entry 1.",
    ]);
    const swapped = trail.map((entry) => {
      return { 2: { ...third, seq: 2 }, 3: { ...second, seq: 3 } }[entry.seq] ?? entry;
    });
    expect(findBreaks(swapped as TrailEntry[])).toHaveLength(3);
  });

  test("breaks where an entry says something else, and where it was sealed anew with that", () => {
    const other = { description: "Nothing" };
    const unsealed = trail.map((entry) => (entry.seq === 2 ? { ...entry, ...other } : entry));
    const words = "Entry 2 of the audit trail does not have the hash it says.";
    expect(findBreaks(unsealed)).toEqual([words]);
    expect(findBreaks(withEntry(2, other))[0]).toBe(words);
    const contentHash = hashOfEntryContent({ salt: "salt 1", metadata: {}, ...other });
    expect(findBreaks(withEntry(2, { ...other, contentHash }))).toEqual([
      "Entry 3 of the audit trail does not follow entry 2.",
    ]);
  });

  test("of an earlier release has no hashes of what its entries say", () => {
    const { contentHash: _, salt: __, ...plain } = { ...sealedTrail("Made")[0] } as TrailEntry;
    const sealed = { ...plain, hash: hashOfAuditEntry(plain) };
    expect(findBreaks([sealed])).toEqual([]);
    expect(findBreaks([{ ...sealed, description: "Nothing" }])).toHaveLength(1);
  });

  test("breaks where what an entry said has lost its salt", () => {
    expect(findBreaks(withEntry(4, { salt: null }))).toHaveLength(1);
  });
});

describe("what a document carries", () => {
  const auditHead = { projectId: "p", seq: 3, hash: third?.hash ?? "" };
  const carried = { auditTrail: trail.slice(0, 2).map(withUser), auditHead };

  test("stands in the trail as it went on", () => {
    expect(findReplaced(carried, trail)).toEqual([]);
  });

  test("is not the trail that was written anew, up to its head", () => {
    expect(findReplaced(carried, sealedTrail("Made", "Uploaded", "Reprocessed"))).toEqual([
      "Entry 3 of the audit trail is not the one in the document.",
    ]);
  });

  test("is missed in a trail that ends before it", () => {
    expect(findReplaced(carried, trail.slice(0, 2))).toEqual([
      "The audit trail ends before entry 3, which the document names.",
    ]);
  });
});

describe("a statement", () => {
  const trailWith = (action: string, metadata: TrailEntry["metadata"]) =>
    [first, { ...last, action, metadata }] as TrailEntry[];
  const whole = { version: 2, entity: null, sha256: "abc" };

  test("is told of by the entry of its version, under its hash", () => {
    expect(findUnrecorded(whole, trailWith("processing", { version: 2, sha256: "abc" }))).toEqual(
      [],
    );
    expect(findUnrecorded(whole, trailWith("processing", { version: 2, sha256: "abd" }))).toEqual([
      "The audit trail tells of version 2 under another hash.",
    ]);
    expect(findUnrecorded(whole, trailWith("processing", { version: 1, sha256: "abc" }))).toEqual([
      "The audit trail has no entry of version 2.",
    ]);
    expect(findUnrecorded(whole, trailWith("export", { version: 2, sha256: "abc" }))).toHaveLength(
      1,
    );
  });

  test("of one entity is told of by an export of it", () => {
    const part = { ...whole, entity: "North" };
    const exported = { version: 2, statementSha256: "abc" };
    expect(findUnrecorded(part, trailWith("export", exported))).toEqual([]);
    expect(findUnrecorded(part, trailWith("processing", exported))).toHaveLength(1);
  });

  test("without a version is told of by nobody", () => {
    const metadata = { version: null, sha256: "abc" };
    expect(
      findUnrecorded({ ...whole, version: null }, trailWith("processing", metadata)),
    ).toHaveLength(1);
  });
});

function withUser(entry: TrailEntry) {
  return { ...entry, user: "Ada" };
}
