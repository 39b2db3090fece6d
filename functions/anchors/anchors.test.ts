import { anchorPath, exportPath } from "@tieout/contract";
import { type Anchor, verifyDocument } from "@tieout/files";
import { beforeEach, describe, expect, test } from "vitest";
import type { SealedEntry } from "../store/kinds/auditKind.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { rewriteTrail, rewritings, storedTrail } from "../testing/rewriteTrail.ts";
import { processedProject } from "../testing/smallCompany.ts";
import { anchorTrails } from "./anchorTrails.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await processedProject(api);
});

async function exportJson(): Promise<Uint8Array> {
  const { reply } = await api.call("createExport", { params: { id, format: "json" } });
  const path = exportPath({ uid: ADA, projectId: id }, reply.id, reply.fileName);
  return (await api.objects.read(path)) ?? new Uint8Array();
}

async function anchorsKept(): Promise<Anchor[]> {
  const kept = api.locked.paths().map(async (path): Promise<Anchor> => {
    return JSON.parse(new TextDecoder().decode((await api.locked.read(path)) ?? undefined));
  });
  return Promise.all(kept);
}

const trailNow = (): Promise<SealedEntry[]> => storedTrail(api, id);

describe("the head under which a statement was made", () => {
  test("is carried by its exports, and anchored once when one ties out", async () => {
    const exported = JSON.parse(new TextDecoder().decode(await exportJson()));
    await exportJson();
    const { seq, hash } = exported.auditTrail.at(-1);
    expect(exported.auditHead).toEqual({ projectId: id, seq, hash });
    expect(api.locked.paths()).toEqual([anchorPath(id, seq, 1)]);
    expect(await anchorsKept()).toMatchObject([{ projectId: id, seq, hash, version: 1 }]);
  });

  test("agrees with the anchors and the trail as it goes on", async () => {
    const document = await exportJson();
    await api.call("detectAnomalies", { params: { id } });
    await anchorTrails(api.deps);
    const [anchors, trail] = [await anchorsKept(), await trailNow()];
    expect(anchors).toHaveLength(2);
    for (const proofs of [{ anchors }, { anchors, trail }]) {
      expect(await verifyDocument(document, proofs)).toMatchObject({ outcome: "agrees" });
    }
    const other = anchors.map((anchor) => ({ ...anchor, seq: anchor.seq + 1 }));
    expect(await verifyDocument(document, { anchors: other })).toMatchObject({
      differences: other.map(({ seq, at }) => {
        return `The anchor of ${at} for entry ${seq} is not signed by the key it names.`;
      }),
    });
    expect(await verifyDocument(document, { anchors: [] })).toMatchObject({
      differences: [`No anchor names an entry of the trail of ${id}.`],
    });
  });

  test("is missing where a trail breaks off before an anchor", async () => {
    const document = await exportJson();
    await anchorTrails(api.deps);
    const proofs = { anchors: await anchorsKept(), trail: (await trailNow()).slice(0, -1) };
    expect(await verifyDocument(document, proofs)).toMatchObject({
      differences: [expect.stringContaining("for entry 4 names an entry that is missing.")],
    });
  });
});

describe.each(Object.entries(rewritings))(
  "an entry that was %s, with the chain sealed anew,",
  (_how, change) => {
    test("is not seen by the chain, and is found by an export and an anchor alone", async () => {
      const before = await exportJson();
      await rewriteTrail(api, id, (entries) => change(entries, 1));
      const { reply } = await api.call("verifyAuditTrail", { params: { id } });
      expect(reply.isIntact).toBe(true);
      const after = await exportJson();
      expect(await verifyDocument(after)).toMatchObject({ outcome: "agrees" });
      const anchors = (await anchorsKept()).slice(0, 1);
      expect(await verifyDocument(after, { anchors })).toMatchObject({ outcome: "differs" });
      expect(await verifyDocument(before, { trail: await trailNow() })).toMatchObject({
        outcome: "differs",
      });
    });
  },
);

describe("the nightly run", () => {
  test("anchors what changed within a week, each head once", async () => {
    expect(await anchorTrails(api.deps)).toMatchObject({ anchored: 1, known: 0 });
    expect(await anchorTrails(api.deps)).toMatchObject({ anchored: 0, known: 1 });
    api.clock.now += 8 * 24 * 60 * 60 * 1000;
    expect(await anchorTrails(api.deps)).toMatchObject({ anchored: 0, known: 0 });
  });

  test("reports a trail that was written anew under a number that is anchored", async () => {
    await anchorTrails(api.deps);
    await rewriteTrail(api, id, (entries) =>
      entries.map((each) => ({ ...each, description: "x" })),
    );
    expect(await anchorTrails(api.deps)).toMatchObject({ contradicted: 1 });
    expect(api.logged.join()).toContain("a trail does not lead to its anchor");
  });

  test("says what failed and what is not configured, and nobody's export fails by it", async () => {
    const sign = () => Promise.reject(new Error("the key cannot be reached"));
    api.deps.anchors = { sign, objects: api.locked };
    expect((await exportJson()).length).toBeGreaterThan(0);
    expect(await anchorTrails(api.deps)).toMatchObject({ failed: 1 });
    api.deps.anchors = null;
    expect(await anchorTrails(api.deps)).toMatchObject({ not_configured: 1 });
  });
});
