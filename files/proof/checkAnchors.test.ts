import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sealedTrail } from "../testing/sealedTrail.ts";
import { type AnchoredHead, signHead } from "./anchors.ts";
import { findUnanchored } from "./checkAnchors.ts";

const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const trail = sealedTrail("Made", "Uploaded", "Processed", "Renamed", "Processed again");
const hashOf = (seq: number) => trail.find((entry) => entry.seq === seq)?.hash ?? "";

function anchor(seq: number, changes: Partial<AnchoredHead> = {}) {
  const at = "2026-02-14T23:00:00.000Z";
  return signHead(
    { projectId: "p", seq, hash: hashOf(seq), version: null, at, ...changes },
    privateKey,
  );
}

/** The document of version 2, made under entry 3, whose trail it carries. */
const document = {
  version: 2,
  auditHead: { projectId: "p", seq: 3, hash: hashOf(3) },
  auditTrail: trail.slice(0, 3).map((entry) => ({ ...entry, user: "Ada" })),
};
const missing = expect.stringContaining("names an entry that is missing");

describe("anchors", () => {
  test("confirm a document and the trail that went on", () => {
    const anchors = [anchor(2), anchor(3, { version: 2 }), anchor(5)];
    expect(findUnanchored(document, null, anchors)).toEqual([]);
    expect(findUnanchored(document, trail, anchors)).toEqual([]);
  });

  test("name entries that were changed since", () => {
    expect(findUnanchored(document, null, [anchor(2, { hash: "0".repeat(64) })])).toEqual([
      expect.stringContaining("for entry 2 gives that entry another hash"),
    ]);
  });

  test("name what was cut off a trail, which a document may end before", () => {
    const anchors = [anchor(3), anchor(5)];
    expect(findUnanchored(document, trail.slice(0, 4), anchors)).toEqual([missing]);
    expect(findUnanchored(document, null, anchors)).toEqual([]);
  });

  test("name what was taken out of a document's trail", () => {
    const auditTrail = document.auditTrail.filter(({ seq }) => seq !== 2);
    expect(findUnanchored({ ...document, auditTrail }, null, [anchor(2)])).toEqual([missing]);
  });

  test("of a version say where it ends, and where those before it do", () => {
    const isOf = (version: number, seq: number) =>
      findUnanchored(document, trail, [anchor(seq, { version })]).length === 0;
    expect([isOf(2, 3), isOf(2, 4), isOf(1, 2), isOf(1, 3), isOf(1, 4), isOf(3, 5)]).toEqual([
      ...[true, false, true, false, false, true],
    ]);
    expect(findUnanchored({ ...document, version: null }, trail, [anchor(4)])).toEqual([]);
  });

  test("say nothing of a trail that does not begin with its first entry", () => {
    expect(findUnanchored(document, trail.slice(1), [anchor(3)])).toEqual([
      "The trail does not begin with entry 1: give all of it.",
    ]);
  });

  test("of another project confirm nothing", () => {
    const words = ["No anchor names an entry of the trail of p."];
    expect(findUnanchored(document, null, [])).toEqual(words);
    expect(findUnanchored(document, null, [anchor(3, { projectId: "q" })])).toEqual(words);
  });

  test("confirm no document without a head", () => {
    expect(findUnanchored({ ...document, auditHead: null }, null, [anchor(3)])).toHaveLength(1);
  });
});

describe("a signature", () => {
  const unsigned = [expect.stringContaining("is not signed by the key it names")];

  test("covers all that an anchor says", () => {
    const changes = [{ seq: 2 }, { hash: hashOf(2) }, { at: "2026-02-13" }, { version: 2 }];
    for (const change of [...changes, { projectId: "q" }])
      expect(findUnanchored(document, null, [{ ...anchor(3), ...change }])).toEqual(unsigned);
  });

  test("is of the key that is named, and of the kind that anchors have", () => {
    const signed = anchor(3);
    const other = signHead(signed, generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey);
    const none = Buffer.from("no key").toString("base64");
    for (const publicKey of [other.publicKey, none])
      expect(findUnanchored(document, null, [{ ...signed, publicKey }])).toEqual(unsigned);
    const ofRsa = signHead(signed, generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey);
    expect(findUnanchored(document, null, [ofRsa])).toEqual(unsigned);
  });
});
