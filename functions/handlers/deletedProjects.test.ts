import { limits } from "@tieout/contract";
import { hashOfAuditEntry } from "@tieout/files";
import { beforeEach, describe, expect, test } from "vitest";
import { projectCollection, rememberedMappings, tombstoneRef } from "../store/paths.ts";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import {
  createProject,
  fileForm,
  processedProject,
  smallTrialBalance,
} from "../testing/smallCompany.ts";
import { sweepOrphans } from "../uploads/sweepOrphans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await processedProject(api);
});

const remove = (query?: Record<string, string>) =>
  api.call("deleteProject", { params: { id }, ...(query && { query }) });
const restore = (as = ADA) => api.call("restoreDeletedProject", { params: { id }, as });
const deleted = async (as = ADA) => (await api.call("listDeletedProjects", { as })).reply;

describe("a deleted project", () => {
  test("is not there any more, for anybody, and says until when it can be restored", async () => {
    await remove();
    expect((await api.call("getProject", { params: { id } })).status).toBe(404);
    expect((await api.call("listProjects")).reply).toEqual([]);
    expect((await remove()).status).toBe(404);
    expect(await deleted()).toEqual([
      {
        id,
        name: "Books",
        deletedAt: expect.stringContaining("2026-01-05"),
        restorableUntil: expect.stringContaining("2026-02-04"),
      },
    ]);
    expect(await deleted(EVE)).toEqual([]);
    expect((await restore(EVE)).status).toBe(404);
  });

  test("is restored as it was, and its trail tells of both", async () => {
    const before = (await api.call("getCashFlow", { params: { id } })).text;
    await remove();
    api.clock.now += 29 * DAY_MS;
    await sweepOrphans(api.deps);
    expect((await restore()).reply).toMatchObject({ id, status: "completed" });
    expect((await api.call("getCashFlow", { params: { id } })).text).toBe(before);
    const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual([
      "project_restored",
      "project_deleted",
    ]);
    const { reply } = await api.call("verifyAuditTrail", { params: { id } });
    expect(reply.isIntact).toBe(true);
    expect((await restore()).status).toBe(404);
  });

  test("cannot be restored after 30 days, nor beyond as many projects as there may be", async () => {
    await remove();
    const batch = api.deps.db.batch();
    for (let at = 0; at < 200; at += 1) {
      batch.create(api.deps.db.collection("projects").doc(`p-${at}`), { ownerId: ADA });
    }
    await batch.commit();
    expect((await restore()).problem.code).toBe("too_many_projects");
    api.clock.now += 30 * DAY_MS;
    expect(await deleted()).toEqual([]);
    expect((await restore()).status).toBe(404);
  });

  test("has the head of its trail anchored at once", async () => {
    await remove();
    expect(api.locked.paths()).toEqual([`anchors/${id}/0000000004.json`]);
  });
});

describe("after 30 days", () => {
  const pass = (days: number) => {
    api.clock.now += days * DAY_MS;
    return sweepOrphans(api.deps);
  };
  const trail = async () => {
    const found = await projectCollection(api.deps.db, id, "audit").orderBy("seq").get();
    return found.docs.map((document) => document.data());
  };

  test("its contents are gone; a tombstone and a chain without words stay", async () => {
    const before = await trail();
    await remove();
    expect(await pass(31)).toMatchObject({ removals: 1, failed: 0 });
    expect(api.objects.paths()).toEqual([]);
    const collections = await api.deps.db.doc(`projects/${id}`).listCollections();
    expect(collections.map((collection) => collection.id)).toEqual(["audit"]);
    const entries = await trail();
    const last = entries.at(-1);
    expect((await tombstoneRef(api.deps.db, id).get()).data()).toMatchObject({
      deletedBy: ADA,
      head: { seq: 4, hash: last?.hash },
      deletedAt: last?.createdAt,
      keepUntil: expect.stringMatching(/^2036-01-05/),
    });
    expect(entries.slice(0, 3).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    for (const [at, entry] of entries.entries()) {
      expect(entry).toMatchObject({ description: "", metadata: {}, salt: null, userId: ADA });
      expect(hashOfAuditEntry(entry)).toBe(entry.hash);
      expect(entry.prevHash).toBe(entries[at - 1]?.hash ?? "0".repeat(64));
    }
  });

  test("the remembered names of its accounts go where that was said, and no others", async () => {
    const give = (params: { id: string; code: string }) =>
      api.call("putAccountMapping", { params, body: { role: "bad_debts" } });
    const other = await processedProject(api);
    await give({ id, code: "4000" });
    await give({ id, code: "5000" });
    await give({ id: other, code: "4000" });
    await remove({ forgetNames: "true" });
    await pass(31);
    const kept = await rememberedMappings(api.deps.db, ADA).get();
    expect(kept.docs.map((document) => document.data().key)).toEqual(['["4000","sale"]']);
  });

  test("the last of it goes when the law does not want it any more", async () => {
    await remove();
    await pass(31);
    await pass(366 * 10);
    expect(await trail()).toEqual([]);
    expect((await tombstoneRef(api.deps.db, id).get()).exists).toBe(false);
  });

  test("a project that was restored in time is kept", async () => {
    await remove();
    await restore();
    await createProject(api);
    expect(await pass(31)).toMatchObject({ removals: 0 });
    expect((await api.call("getProject", { params: { id } })).status).toBe(200);
  });
});

test("words that are taken out of an entry of a project that is there are missed", async () => {
  const entry = api.deps.db.doc(`projects/${id}/audit/0000000002`);
  await entry.update({ description: "", metadata: {}, salt: null });
  const { reply } = await api.call("verifyAuditTrail", { params: { id } });
  expect(reply).toMatchObject({ isIntact: false, brokenAt: 2 });
});

describe("a removed file", () => {
  let fileId: string;
  beforeEach(async () => {
    fileId = (await files())[0]?.id ?? "";
  });
  const files = async () => (await api.call("listFiles", { params: { id } })).reply;
  const removed = async () => (await api.call("listRemovedFiles", { params: { id } })).reply;
  const removeIt = () => api.call("removeFile", { params: { id, fileId } });
  const restoreIt = (as = ADA) => api.call("restoreFile", { params: { id, fileId }, as });

  test("counts no more, says until when it can be restored, and is restored as it was", async () => {
    const [before] = await files();
    const figures = (await api.call("getCashFlow", { params: { id } })).reply.lines;
    await removeIt();
    expect(await files()).toEqual([]);
    expect((await api.call("processProject", { params: { id } })).status).toBe(422);
    expect(await removed()).toEqual([
      {
        id: fileId,
        fileName: "tb.csv",
        fileType: "trial_balance",
        size: before?.size,
        removedAt: expect.stringContaining("2026-01-05"),
        restorableUntil: expect.stringContaining("2026-02-04"),
      },
    ]);
    expect((await restoreIt(EVE)).status).toBe(404);
    api.clock.now += 29 * DAY_MS;
    await sweepOrphans(api.deps);
    expect((await restoreIt()).reply).toMatchObject({ id: fileId, status: "valid" });
    expect([await files(), await removed()]).toEqual([[before], []]);
    expect((await restoreIt()).status).toBe(404);
    await api.call("processProject", { params: { id } });
    expect((await api.call("getCashFlow", { params: { id } })).reply.lines).toEqual(figures);
    const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
    const descriptions = entries.map(({ description }) => description);
    expect(descriptions.filter((each) => each.startsWith("tb.csv")).slice(0, 2)).toEqual([
      "tb.csv restored",
      "tb.csv removed",
    ]);
  });

  test("that was read again while it was removed is restored with its rows", async () => {
    const { write } = api.objects;
    api.objects.write = async (...written) => {
      await write(...written);
      api.objects.write = write;
      await removeIt();
    };
    expect((await api.call("forgetFileMapping", { params: { id, fileId } })).status).toBe(404);
    await restoreIt();
    expect((await api.call("processProject", { params: { id } })).status).toBe(200);
  });

  test("goes for good after 30 days, with its object and what was read of it", async () => {
    const own = () => api.objects.paths().filter((path) => path.includes(fileId));
    await removeIt();
    expect(own()).toHaveLength(3);
    api.clock.now += 30 * DAY_MS;
    expect([await removed(), (await restoreIt()).status]).toEqual([[], 404]);
    expect(await sweepOrphans(api.deps)).toMatchObject({ removals: 1, failed: 0 });
    expect(own()).toEqual([]);
    expect((await api.deps.db.collection(`projects/${id}/removedFiles`).get()).empty).toBe(true);
  });

  test("takes room until then, and goes at once when the project is cleared", async () => {
    await removeIt();
    const record = api.deps.db.doc(`projects/${id}/removedFiles/${fileId}`);
    await record.update({ size: limits.storedBytesPerUser });
    const form = fileForm("trial_balance", "next.csv", smallTrialBalance);
    const full = await api.call("uploadFile", { params: { id }, form });
    expect(full.problem.code).toBe("storage_full");
    await api.call("clearProject", { params: { id } });
    expect((await record.get()).exists).toBe(false);
    expect((await api.call("uploadFile", { params: { id }, form })).status).toBe(200);
  });
});
