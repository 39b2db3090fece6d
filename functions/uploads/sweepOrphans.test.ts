import {
  exportPath,
  parsedFolder,
  readingsPath,
  statementPath,
  type UploadPath,
  uploadPath,
} from "@tieout/contract";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import {
  createProject,
  processedProject,
  smallTrialBalance,
  uploadTrialBalance,
} from "../testing/smallCompany.ts";
import { findOrphans } from "./findOrphans.ts";
import { ingestUpload } from "./ingestUpload.ts";
import { sweepOrphans } from "./sweepOrphans.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const nothing = { removals: 0, orphans: 0, unfinished: 0, failed: 0 };

const upload = (projectId: string, uploadId: string, uid = ADA): UploadPath => ({
  uid,
  projectId,
  fileType: "trial_balance",
  uploadId,
  fileName: "tb.csv",
});
const put = (place: UploadPath) =>
  api.objects.write(uploadPath(place), smallTrialBalance, "text/csv");

/** Makes the next write of the store fail, as when an instance goes away. */
function crashOn(what: "removeFolder" | "write"): () => void {
  const works = api.objects[what];
  api.objects[what] = async () => {
    throw new Error("the instance went away");
  };
  return () => Object.assign(api.objects, { [what]: works });
}

test("a sweep leaves alone what is in use, however old", async () => {
  const id = await processedProject(api);
  await api.call("putAccountMapping", {
    params: { id, code: "5000" },
    body: { role: "bad_debts" },
  });
  const kept = api.objects.paths();
  api.clock.now += 400 * DAY_MS;
  expect(await sweepOrphans(api.deps)).toEqual(nothing);
  expect(api.objects.paths()).toEqual(kept);
  expect((await api.call("processProject", { params: { id } })).reply.tiesOut).toBe(true);
});

test("objects nothing leads to go after a day, and not before", async () => {
  const id = await processedProject(api);
  const kept = api.objects.paths();
  await put(upload(id, "lost"));
  await put(upload(id, "foreign", EVE));
  await put(upload("gone", "u1"));
  const others = [
    `${parsedFolder(id, "lost")}rows-1.json`,
    statementPath("gone", 1, "run"),
    // Of a run and an export that ended before they were recorded
    statementPath(id, 1, "ended-run"),
    readingsPath(id, 2, "ended-run"),
    exportPath({ uid: ADA, projectId: id }, "ended-export", "statement.pdf"),
    `exports/${ADA}/gone/statement.pdf`,
    `exports/${EVE}/${id}/statement.pdf`,
    "uploads/somewhere-else",
  ];
  for (const path of others) await api.objects.write(path, "x", "text/plain");
  expect(await sweepOrphans(api.deps)).toEqual(nothing);
  api.clock.now += DAY_MS + 1;
  expect(await sweepOrphans(api.deps)).toEqual({ ...nothing, orphans: 11 });
  expect(api.objects.paths()).toEqual(kept);
});

test("an upload nobody finished is recorded, and can be read again", async () => {
  const id = await createProject(api);
  await put(upload(id, "up-1"));
  const mend = crashOn("write");
  await expect(ingestUpload(api.deps, upload(id, "up-1"))).rejects.toThrow("went away");
  mend();
  api.clock.now += DAY_MS + 1;
  expect(await sweepOrphans(api.deps)).toEqual({ ...nothing, unfinished: 1 });
  const [file] = (await api.call("listFiles", { params: { id } })).reply;
  expect(file).toMatchObject({ status: "invalid", isStuck: false });
  const retried = await api.call("retryFile", { params: { id, fileId: "up-1" } });
  expect(retried.reply).toMatchObject({ status: "valid", rowCount: 6 });
});

test("a deleted project whose removal was cut short goes with all it held", async () => {
  const id = await processedProject(api);
  expect((await api.call("deleteProject", { params: { id } })).status).toBe(200);
  api.clock.now += 31 * DAY_MS;
  const mend = crashOn("removeFolder");
  expect(await sweepOrphans(api.deps)).toMatchObject({ removals: 0, failed: 1 });
  mend();
  api.clock.now += 16 * 60_000;
  expect(await sweepOrphans(api.deps)).toMatchObject({ removals: 1, failed: 0 });
  expect(api.objects.paths()).toEqual([]);
  expect(await sweepOrphans(api.deps)).toEqual(nothing);
});

test("a cleared project keeps what came after the clearing that was cut short", async () => {
  const id = await processedProject(api);
  const mend = crashOn("removeFolder");
  const { recursiveDelete } = api.deps.db;
  api.deps.db.recursiveDelete = async () => {
    throw new Error("the instance went away");
  };
  expect((await api.call("clearProject", { params: { id } })).status).toBe(500);
  api.deps.db.recursiveDelete = recursiveDelete;
  mend();
  const later = await uploadTrialBalance(api, id);
  api.clock.now += 16 * 60_000;
  expect(await sweepOrphans(api.deps)).toEqual({ ...nothing, removals: 1 });
  const files = (await api.call("listFiles", { params: { id } })).reply;
  expect(files.map((file) => file.id)).toEqual([later]);
  expect(api.objects.paths().every((path) => path.includes(later))).toBe(true);
  expect((await api.call("processProject", { params: { id } })).reply.tiesOut).toBe(true);
});

test("a clearing that version 0.1.0 noted and did not end is finished, and what came since stays", async () => {
  const id = await processedProject(api);
  const at = new Date(api.clock.now).toISOString();
  await api.deps.db.doc(`removals/${id}`).set({ uid: ADA, projectId: id, what: "contents", at });
  const later = await uploadTrialBalance(api, id);
  api.clock.now += 16 * 60_000;
  expect(await sweepOrphans(api.deps)).toEqual({ ...nothing, removals: 1 });
  const files = (await api.call("listFiles", { params: { id } })).reply;
  expect(files.map((file) => file.id)).toEqual([later]);
  expect(api.objects.paths().every((path) => path.includes(later))).toBe(true);
  expect((await api.deps.db.collection(`projects/${id}/statements`).get()).size).toBe(0);
  expect((await api.deps.db.doc(`removals/${id}`).get()).exists).toBe(false);
});

test("of any objects, exactly those without owner or file, or beside the one of their file, are orphans", () => {
  const owners = new Map([["p1", ADA]]);
  const files = new Map([
    ["p1/f1", "valid"],
    ["p1/f2", "parsing"],
  ] as const);
  const segment = fc.constantFrom("p1", "p2", "f1", "f2", "f3", ADA, EVE);
  const name = fc.constantFrom("tb.csv", "tb.csv", "other.csv");
  const path = fc.oneof(
    fc
      .tuple(segment, segment, segment, name)
      .map(([uid, project, file, fileName]) =>
        uploadPath({ ...upload(project, file, uid), fileName }),
      ),
    fc
      .tuple(segment, segment)
      .map(([project, file]) => `${parsedFolder(project, file)}rows-1.json`),
  );
  fc.assert(
    fc.property(fc.array(path), (paths) => {
      const { orphans, unfinished } = findOrphans(paths, {
        ownerOf: (projectId) => owners.get(projectId) ?? null,
        isRecorded: () => true,
        uploadOf: (projectId, fileId) => uploadPath(upload(projectId, fileId)),
        statusOf: (projectId, fileId) =>
          [...files].find(([key]) => key === `${projectId}/${fileId}`)?.[1] ?? null,
      });
      const isKept = (name: string) =>
        /^(uploads\/user-ada\/p1\/trial_balance|parsed\/p1)\/f[12]\/(tb|rows)/.test(name);
      expect(orphans).toEqual(paths.filter((name) => !isKept(name)));
      expect(unfinished.map(uploadPath)).toEqual(
        paths.filter((name) => isKept(name) && /^uploads.*\/f2\//.test(name)),
      );
    }),
  );
});
