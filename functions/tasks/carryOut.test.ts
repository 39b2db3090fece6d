import { limits, type UploadPath, uploadPath } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { VersionRequest } from "../statements/versions/makeVersion.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject } from "../testing/smallCompany.ts";
import { receiveUpload } from "../uploads/receiveUpload.ts";
import { carryOut } from "./carryOut.ts";
import { MOST_ATTEMPTS } from "./LongTask.ts";

const LEDGER = `Date,Entry No,Account Code,Account Name,Description,Debit,Credit
2025-01-01,1,1000,Cash at bank,Opening balance,100.00,
2025-01-01,1,3000,Share capital,Opening balance,,100.00
2025-03-31,2,1000,Cash at bank,Fees of March,80.00,
2025-03-31,2,4000,Consulting revenue,Fees of March,,80.00
`;
const UNBALANCED = LEDGER.replace("March,,80.00", "March,,79.00");
const LARGE = limits.fileBytes + 1;

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const file = async () => (await api.call("listFiles", { params: { id } })).reply[0];
const project = async () => (await api.call("getProject", { params: { id } })).reply;
const process = () => api.call("processProject", { params: { id } });

/** A ledger that its event calls large comes into Storage. */
async function arrive(content = LEDGER): Promise<UploadPath> {
  const upload: UploadPath = {
    uid: ADA,
    projectId: id,
    fileType: "general_ledger",
    uploadId: "up-1",
    fileName: "ledger.csv",
  };
  await api.objects.write(uploadPath(upload), content, "text/csv");
  const put = { sizeBytes: LARGE, contentEncoding: null, at: new Date(api.clock.now) };
  expect(await receiveUpload(api.deps, upload, put)).toBe("parsing");
  return upload;
}

/** The queue hands over its oldest task, as the attempt that it is. */
const attempt = (retries = 0) => carryOut(api.deps, api.queued[0], retries);

/** It is what its event said of it: reading it found out that it is not. */
const makeLarge = () => api.deps.db.doc(`projects/${id}/files/up-1`).update({ size: LARGE });

/** The process dies at the first call that fits, and lives on at the next attempt. */
function dieOnce(name: "read" | "readRange" | "write", fits: (path: string) => boolean): void {
  const { objects } = api.deps;
  const living = objects[name] as (...given: unknown[]) => Promise<never>;
  objects[name] = async (...given: unknown[]) => {
    if (!fits(String(given[0]))) return living(...given);
    objects[name] = living;
    throw new Error("killed");
  };
}

describe("a large ledger", () => {
  test("is shown as being read at once, and is read by a task", async () => {
    await arrive();
    expect(await file()).toMatchObject({ status: "parsing", size: LARGE, isStuck: false });
    await attempt();
    expect(await file()).toMatchObject({ status: "valid", ledger: { entryCount: 1 } });
    const done = await api.kept();
    await attempt(1);
    expect(await api.kept()).toEqual(done);
  });

  test.each([
    ["while it reads", "readRange", "uploads/"],
    ["while it keeps what it read", "write", "parsed/"],
  ] as const)("whose attempt dies %s is read whole by the next", async (_when, name, folder) => {
    await arrive();
    dieOnce(name, (path) => path.startsWith(folder));
    await expect(attempt()).rejects.toThrow("killed");
    expect(await file()).toMatchObject({ status: "parsing", ledger: null });
    await attempt(1);
    expect(await file()).toMatchObject({ status: "valid", ledger: { entryCount: 1 } });
  });

  test("whose reading fails at every attempt is given up, and read when that is asked for", async () => {
    await arrive();
    for (let retries = 0; retries < MOST_ATTEMPTS; retries += 1) {
      dieOnce("readRange", () => true);
      await attempt(retries).catch(() => undefined);
    }
    expect(await file()).toMatchObject({ status: "invalid" });
    await makeLarge();
    await api.call("retryFile", { params: { id, fileId: "up-1" } });
    expect(await file()).toMatchObject({ status: "parsing", errors: [] });
    await carryOut(api.deps, api.queued[1], 0);
    expect(await file()).toMatchObject({ status: "valid" });
  });

  test("that is out of balance is taken with its difference by a task", async () => {
    await arrive(UNBALANCED);
    await attempt();
    expect(await file()).toMatchObject({ status: "invalid", acceptedDifferences: [] });
    await makeLarge();
    const params = { id, fileId: "up-1" };
    expect((await api.call("acceptFile", { params })).reply.status).toBe("parsing");
    await carryOut(api.deps, api.queued[1], 0);
    const accepted = [{ period: "Entry 2", amount: "1.00" }];
    const taken = { status: "valid", openDifferences: [] };
    expect(await file()).toMatchObject({ ...taken, acceptedDifferences: accepted });
    const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
    expect(entries[1]?.description).toContain("accepted with its differences");
  });
});

describe("the statement of a large ledger", () => {
  beforeEach(async () => {
    await arrive();
    await attempt();
    await makeLarge();
    api.queued.length = 0;
  });

  test("is prepared by a task, which says how far it is", async () => {
    const asked = await process();
    expect(asked.reply).toEqual({ version: 1, status: "processing", tiesOut: null });
    expect(await project()).toMatchObject({
      status: "processing",
      isRunByTask: true,
      progress: { stage: "waiting" },
    });
    expect((await process()).problem.code).toBe("processing_in_progress");
    const { runTask } = api.deps;
    api.deps.runTask = (task, request, { onProgress, ...about }) =>
      project().then(({ progress }) => {
        expect(progress?.stage).toBe("reading");
        return runTask(task, request, about);
      });
    await attempt();
    expect(await project()).toMatchObject({
      statementVersion: 1,
      progress: null,
      runFailure: null,
    });
  });

  test.each([
    ["before it has read", "read", (path: string) => path.startsWith("parsed/")],
    ["before it has kept anything", "write", (path: string) => path.startsWith("statements/")],
    ["with half of it kept", "write", (path: string) => path.endsWith("-entries.json")],
  ] as const)("goes on after its attempt dies %s", async (_when, name, fits) => {
    await process();
    dieOnce(name, fits);
    await expect(attempt()).rejects.toThrow("killed");
    expect(await project()).toMatchObject({ status: "processing", statementVersion: null });
    await attempt(1);
    expect(await project()).toMatchObject({ statementVersion: 1, isRunByTask: false });
    const { totals } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "180.00" });
    const done = await api.kept();
    await attempt(2); // the queue hands a task over at least once
    expect(await api.kept()).toEqual(done);
  });

  test("that was kept whole is published by the next attempt, and not made again", async () => {
    await process();
    const { objects, runTask } = api.deps;
    const { write } = objects;
    const tasks: unknown[] = [];
    api.deps.runTask = (task, request, about) => {
      tasks.push(task);
      return runTask(task, request, about);
    };
    const written: string[] = [];
    objects.write = async (path, content, contentType) => {
      await write(path, content, contentType);
      written.push(path);
      if (path.endsWith("-finished.json")) throw new Error("killed");
    };
    await expect(attempt()).rejects.toThrow("killed");
    expect(await project()).toMatchObject({ status: "processing", statementVersion: null });
    const kept = [written.length, tasks.length];
    await attempt(1);
    expect([written.length, tasks.length]).toEqual(kept);
    expect(await project()).toMatchObject({ statementVersion: 1, isOutOfDate: false });
    expect(api.objects.paths().filter((path) => path.endsWith("-finished.json"))).toEqual([]);

    // The same claim that nothing interrupts says the same
    const first = (await api.call("getCashFlow", { params: { id } })).reply;
    objects.write = write;
    api.queued.length = 0;
    await process();
    await attempt();
    const second = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(second.lines).toEqual(first.lines);
    expect(second.totals).toEqual(first.totals);
  });

  test("whose attempt dies while it is made goes on with what was traced, unless it is of something else", async () => {
    const traces = () => api.objects.paths().filter((path) => path.endsWith("-trace.bin"));
    const lines = async () => (await api.call("getCashFlow", { params: { id } })).reply.lines;
    const begun: (Uint8Array | null)[] = [];
    const { runTask } = api.deps;
    // A thread keeps what it has traced every minute; here after every entry
    api.deps.runTask = (task, request, about) => {
      const { checkpoints } = request as VersionRequest;
      if (!checkpoints) return runTask(task, request, about);
      begun.push(checkpoints.saved);
      const often = { ...checkpoints, everyMilliseconds: 0 };
      return runTask(task, { ...request, checkpoints: often }, about).then(
        (made) => new Promise((resolve) => setTimeout(() => resolve(made), 0)),
      );
    };
    await process();
    dieOnce("write", (path) => path.endsWith("-entries.json"));
    await expect(attempt()).rejects.toThrow("killed");
    expect(traces()).toHaveLength(1);
    await attempt(1);
    expect([begun[0], begun[1]?.byteLength]).toEqual([null, expect.any(Number)]);
    expect(traces()).toEqual([]);
    const first = await lines();

    api.queued.length = 0;
    await process();
    dieOnce("write", (path) => path.endsWith("-entries.json"));
    await expect(attempt()).rejects.toThrow("killed");
    api.deps.release = "another";
    await attempt(1);
    expect(begun[3]).toBeNull();
    expect(await lines()).toEqual(first);
  });

  test("that cannot be made says why, and leaves the project free", async () => {
    await api.call("updateProject", {
      params: { id },
      body: { period: { start: "2024-01-01", end: "2024-12-31" } },
    });
    await process();
    await attempt();
    const { status, runFailure } = await project();
    expect([status, runFailure]).toEqual(["draft", expect.stringContaining("1 Jan 2024")]);
    await process();
    expect(await project()).toMatchObject({ status: "processing", runFailure: null });
  });

  test("that fails at every attempt says so, and leaves the project free", async () => {
    await process();
    for (let retries = 0; retries < MOST_ATTEMPTS; retries += 1) {
      dieOnce("read", (path) => path.startsWith("parsed/"));
      await attempt(retries).catch(() => undefined);
    }
    const { status, runFailure } = await project();
    expect([status, runFailure]).toEqual(["draft", expect.stringContaining("on our side")]);
  });

  test("is prepared by a task with the roles, words and adjustments that it is given", async () => {
    await process();
    await attempt();
    api.queued.length = 0;
    const role = (code: string, given: "other_operating_income" | "revenue") =>
      api.call("putAccountMapping", { params: { id, code }, body: { role: given } });
    expect((await role("4000", "other_operating_income")).reply).toEqual({ ok: true });
    expect(await project()).toMatchObject({ status: "processing", statementVersion: 1 });
    dieOnce("read", (path) => path.startsWith("parsed/"));
    await expect(attempt()).rejects.toThrow("killed");
    await attempt(1);
    const accounts = (await api.call("listAccounts", { params: { id } })).reply;
    expect(accounts.find(({ code }) => code === "4000")?.role).toBe("other_operating_income");
    expect(await project()).toMatchObject({ statementVersion: 2, isOutOfDate: false });

    const lines = [
      { account: "4000", debit: "5.00" },
      { account: "3000", credit: "5.00" },
    ];
    const body = { adjustmentType: "journal" as const, reason: "Fees of April", lines };
    const added = (await api.call("createAdjustment", { params: { id }, body })).reply;
    // While the task waits another change joins it
    expect((await role("4000", "revenue")).reply).toEqual({ ok: true });
    expect(api.queued).toHaveLength(2);
    await carryOut(api.deps, api.queued[1], 0);
    expect(await project()).toMatchObject({ statementVersion: 3, runFailure: null });
    const params = { id, adjustmentId: added.id };
    expect((await api.call("reverseAdjustment", { params })).reply.status).toBe("reversed");
    await carryOut(api.deps, api.queued[2], 0);
    expect(await project()).toMatchObject({ statementVersion: 4, runFailure: null });
  });

  test("is nobody's once its project is deleted", async () => {
    await process();
    await api.deps.db.doc(`projects/${id}`).update({ lease: null });
    await api.call("deleteProject", { params: { id } });
    const before = await api.kept();
    await attempt();
    expect(await api.kept()).toEqual(before);
  });
});
