import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { allowances } from "@tieout/contract";
import { verifyArchive } from "@tieout/files";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { printVerification } from "../../cli/printVerification.ts";
import { takeAllowance } from "../limits/takeAllowance.ts";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import { fillProject } from "../testing/fillProject.ts";
import { processedProject, smallTrialBalance } from "../testing/smallCompany.ts";
import { threadTasks } from "../threads/threadTasks.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

/** The archive of a project in which everything has been done, read once for all who look at it. */
let archive: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const other = appUnderTest();
  archive = await download(other, await fillProject(other));
}, 600_000); // As long as a test may take

async function download(from: AppUnderTest, id: string, as = ADA) {
  const headers = { Authorization: `Bearer ${as}` };
  const response = await from.app.request(`/api/projects/${id}/archive`, { headers });
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  return new Uint8Array(await response.arrayBuffer());
}

function restore(bytes: Uint8Array<ArrayBuffer>, as = ADA) {
  const form = new FormData();
  form.set("file", new Blob([bytes]), "archive.zip");
  return api.call("restoreProject", { as, form });
}

/** The same archive with some of its files changed, and the manifest as it was unless that is among them. */
function changed(change: (files: Record<string, Uint8Array>) => void): Uint8Array<ArrayBuffer> {
  const files = unzipSync(archive);
  change(files);
  return new Uint8Array(zipSync(files));
}

/** Writes a file of an archive anew, and has the manifest say so: whoever forges one does that too. */
async function forge(
  files: Record<string, Uint8Array>,
  path: string,
  write: (text: string) => string,
): Promise<void> {
  const bytes = strToU8(write(strFromU8(files[path] ?? new Uint8Array())));
  files[path] = bytes;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const manifest = JSON.parse(strFromU8(files["manifest.json"] ?? new Uint8Array()));
  const listed = manifest.files.find((file: { path: string }) => file.path === path);
  listed.sizeBytes = bytes.byteLength;
  listed.sha256 = Buffer.from(digest).toString("hex");
  files["manifest.json"] = strToU8(JSON.stringify(manifest));
}

async function forged(path: string, write: (text: string) => string) {
  const files = unzipSync(archive);
  await forge(files, path, write);
  return new Uint8Array(zipSync(files));
}

const pathOf = (folder: string) =>
  Object.keys(unzipSync(archive)).find((path) => path.startsWith(folder)) ?? "";

describe("an archive", () => {
  test("holds all of a project, verifies without us, and is the same while nothing changes", async () => {
    const folder = await mkdtemp(join(tmpdir(), "archive-"));
    const path = join(folder, "archive.zip");
    await writeFile(path, archive);
    const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
    expect(await printVerification([path], streams)).toBe(0);
    await rm(folder, { recursive: true });
    expect(String(streams.stdout.read())).toMatch(
      /agrees\. \d+ files, 2 documents, \d+ entries of the audit trail\n$/,
    );
    const names = Object.keys(unzipSync(archive));
    for (const folder of ["files/trial_balance/", "files/profit_loss/", "statements/", "exports/"])
      expect(names.some((name) => name.startsWith(folder))).toBe(true);
    expect(names).toContain("records/adjustments.json");
    const id = await processedProject(api);
    const before = await api.kept();
    const [first, second] = [await download(api, id), await download(api, id)];
    expect(Buffer.from(first).equals(second)).toBe(true);
    const turns = ([path]: [string, unknown]) => !path.includes("/turns/");
    expect([...(await api.kept())].filter(turns)).toEqual([...before].filter(turns));
  });

  test.each([
    ["a file is another", "files/", (text: string) => `${text} `, "tells of no file with SHA-256"],
    [
      "a figure of the statement is",
      "statement.json",
      (text: string) => text.replace('"tiesOut": true', '"tiesOut": false'),
      "and its content gives",
    ],
    [
      "a word of the trail is",
      "audit-trail.json",
      (text: string) => text.replace("Books", "Boots"),
      "does not have the hash it says",
    ],
    [
      "the trail is cut",
      "audit-trail.json",
      (text: string) => JSON.stringify({ entries: JSON.parse(text).entries.slice(0, -1) }),
      "does not end where the manifest says",
    ],
    [
      "an entry of the trail has no hash",
      "audit-trail.json",
      (text: string) => text.replace('"hash"', '"hush"'),
      "audit-trail.json does not read",
    ],
  ])("does not agree where %s", async (_what, folder, write, words) => {
    const verified = await verifyArchive(await forged(pathOf(folder), write));
    expect(verified).toEqual({
      outcome: "differs",
      differences: expect.arrayContaining([expect.stringContaining(words)]),
    });
  });

  test("is made for its owner alone, so many times", async () => {
    const id = await processedProject(api);
    expect((await api.call("getArchive", { params: { id }, as: EVE })).status).toBe(404);
    const { limit } = allowances.archive.perUser;
    for (let turn = 0; turn < limit; turn += 1)
      await takeAllowance(api.deps, "archive", { uid: ADA, address: null });
    expect((await api.call("getArchive", { params: { id } })).status).toBe(429);
  });
});

describe("a restored project", () => {
  test("belongs to whoever restores it, and says in its trail what it was made of", async () => {
    const { status, reply } = await restore(archive, EVE);
    expect([status, reply.hasSameFigures]).toEqual([201, false]); // a corrected file came after its statement
    const { id } = reply.project;
    expect(reply.project).toMatchObject({ name: "Books", statementVersion: 1, isOutOfDate: false });
    const as = EVE;
    const params = { id };
    const files = (await api.call("listFiles", { as, params })).reply;
    expect(files.map(({ fileType, status }) => [fileType, status])).toEqual([
      ["trial_balance", "valid"],
      ["profit_loss", "invalid"],
      ["trial_balance", "valid"],
    ]);
    expect(files.at(-1)?.matching?.origin).toBe("chosen");
    const adjustments = (await api.call("listAdjustments", { as, params })).reply;
    expect(adjustments).toMatchObject([{ status: "active", createdBy: EVE }]);
    const { entries } = (await api.call("listAuditTrail", { as, params })).reply;
    expect(entries.map(({ userId }) => userId)).toEqual(entries.map(() => EVE));
    expect(entries.at(-1)).toMatchObject({
      action: "project_created",
      metadata: { archivedHead: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(entries.map(({ description }) => description)).toContain(
      "Taken from the archive: 3 files, 1 role, 1 adjustment",
    );
    expect((await api.call("verifyAuditTrail", { as, params })).reply.isIntact).toBe(true);
    expect((await api.call("listExports", { as, params })).reply).toEqual([]);
    expect((await api.call("getProject", { params })).status).toBe(404);
  });

  test("has the figures it had, and its archive verifies in turn", async () => {
    const bytes = await download(api, await processedProject(api));
    const { reply } = await restore(bytes);
    expect(reply.hasSameFigures).toBe(true);
    const again = await download(api, reply.project.id);
    expect(await verifyArchive(again)).toMatchObject({ outcome: "agrees" });
  });

  test("opens with last year's project only where that is the caller's", async () => {
    const last = await processedProject(api);
    const { id } = (await api.call("startNextYear", { params: { id: last } })).reply;
    const bytes = await download(api, id);
    expect((await restore(bytes)).reply.project.priorProjectId).toBe(last);
    expect((await restore(bytes, EVE)).reply.project.priorProjectId).toBeNull();
  });

  test("is unpacked on a thread, however small it is, and of one user after the other", async () => {
    const asked = vi.spyOn(api.deps, "runTask");
    const answers = await Promise.all([restore(archive), restore(archive)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { calls } = asked.mock;
    expect(calls[0]).toMatchObject([threadTasks.readArchive, {}, { bytes: Infinity }]);
    expect(calls.findLastIndex(([task]) => task === threadTasks.readArchive)).toBeGreaterThan(1);
  });

  test("takes a turn, and an archive of at most 25 MiB", async () => {
    const tooLarge = await restore(new Uint8Array(26 * 1024 * 1024));
    expect([tooLarge.status, tooLarge.problem.code]).toEqual([413, "file_too_large"]);
    const { limit } = allowances.restore.perUser;
    for (let turn = 1; turn < limit; turn += 1)
      await takeAllowance(api.deps, "restore", { uid: ADA, address: null });
    expect((await restore(archive)).status).toBe(429);
  });
});

describe("what is no archive, or not what it says, is refused in words and leaves nothing", () => {
  const manifest = (files: Record<string, Uint8Array>) =>
    JSON.parse(strFromU8(files["manifest.json"] ?? new Uint8Array()));
  const bomb = () => {
    const files = unzipSync(archive);
    const path = pathOf("files/");
    const list = manifest(files);
    list.files.find((file: { path: string }) => file.path === path).sizeBytes = 2 ** 40;
    return new Uint8Array(zipSync({ ...files, "manifest.json": strToU8(JSON.stringify(list)) }));
  };
  const cases: [
    string,
    () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>,
    string,
  ][] = [
    ["text", () => strToU8(smallTrialBalance), "It is no ZIP archive"],
    ["a cut archive", () => archive.slice(0, 2_000), "It is no ZIP archive"],
    [
      "a workbook",
      () => new Uint8Array(zipSync({ "xl/workbook.xml": strToU8("<a/>") })),
      "It has no manifest.json",
    ],
    [
      "a path that leads out",
      () =>
        changed((files) => {
          files["../../etc/passwd"] = strToU8("x");
        }),
      '"../../etc/passwd" is no safe path.',
    ],
    [
      "a file that nobody lists",
      () =>
        changed((files) => {
          files["more.txt"] = strToU8("x");
        }),
      '"more.txt" is in the archive and not in the manifest.',
    ],
    [
      "a file that is missing",
      () =>
        changed((files) => {
          delete files["project.json"];
        }),
      '"project.json" is in the manifest and not in the archive.',
    ],
    [
      "another file in its place",
      () =>
        changed((files) => {
          files["project.json"] = strToU8("{}");
        }),
      '"project.json" does not hold the',
    ],
    ["more than may come out", bomb, "It holds more than 256 MiB."],
    [
      "a framework that there is none of",
      () =>
        forged("project.json", (text) =>
          text.replace('"framework": "IFRS"', '"framework": "MARS"'),
        ),
      "project.json is not a valid project: framework",
    ],
    [
      "a name that hides characters",
      () => forged("project.json", (text) => text.replace('"Books"', '"Bo\\u202eoks"')),
      "Expected no control characters",
    ],
    [
      "a journal that does not read",
      () => forged("records/adjustments.json", (text) => text.replace('"10.00"', '"ten"')),
      "records/adjustments.json is not a valid adjustment",
    ],
    [
      "records of a later release",
      () =>
        forged("records/mappings.json", (text) =>
          text.replace('"schemaVersion": 1', '"schemaVersion": 99'),
        ),
      "this release reads versions 1 to 1",
    ],
    [
      "an id that leads elsewhere",
      () => forged("records/mappings.json", (text) => text.replace(/"id": "/, '"id": "../')),
      "is no name of a record",
    ],
    [
      "an id that the database takes for a place",
      () => forged("records/mappings.json", (text) => text.replace(/"id": "[^"]*"/, '"id": ".."')),
      '".." is no name of a record',
    ],
    [
      "more records than anybody has said",
      () => forged("records/mappings.json", () => JSON.stringify(Array(50_001).fill({}))),
      "it holds more than 50000 records",
    ],
    [
      "more values than a thread has room for",
      () => forged("records/mappings.json", () => `[${"[],".repeat(1_000_000)}[]]`),
      "records/mappings.json: it holds more than 2000000 values",
    ],
  ];
  test.each(cases)("%s", async (_what, make, words) => {
    const before = await api.kept();
    const refused = await restore(await make());
    expect([refused.status, refused.problem.code]).toEqual([422, "archive_not_read"]);
    expect(refused.problem.errors?.join("\n")).toContain(words);
    const turns = ([path]: [string, unknown]) => !path.includes("turns/");
    expect([...(await api.kept())].filter(turns)).toEqual([...before].filter(turns));
  });
});
