import { statementPath } from "@tieout/contract";
import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, expect, test, vi } from "vitest";
import { projectRef } from "../../store/paths.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../../testing/appUnderTest.ts";
import {
  correctedTrialBalance,
  createProject,
  processedProject,
  uploadTrialBalance,
} from "../../testing/smallCompany.ts";
import { readScope } from "../record/readScope.ts";
import { claim } from "./lease.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const process = (id: string) => api.call("processProject", { params: { id } });
const project = async (id: string) => (await api.call("getProject", { params: { id } })).reply;
const cashFlow = async (id: string, query = {}) =>
  (await api.call("getCashFlow", { params: { id }, query })).reply;

test("a run gives the statement of the small company, which ties out", async () => {
  const id = await processedProject(api);
  const shown = await cashFlow(id);
  expect(shown).toMatchObject({ version: 1, status: "completed", tiesOut: true });
  expect(shown.totals).toMatchObject({
    operating: "30.00",
    netChange: "30.00",
    cashAtBeginning: "100.00",
    cashAtEnd: "130.00",
  });
  expect(shown.files).toMatchObject([{ fileType: "trial_balance", fileName: "tb.csv" }]);
  expect(shown.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
});

test("lines that stand among those of both methods are left out where that is asked", async () => {
  const id = await processedProject(api);
  const shown = await cashFlow(id);
  const shorter = await cashFlow(id, { lines: "by_method" });
  expect(shorter).toEqual({ ...shown, lines: [] });
  expect(shorter.statements?.[shorter.method].lines).toEqual(shown.lines);
});

test("before the first run there is nothing, and it says so", async () => {
  const id = await createProject(api);
  expect(await cashFlow(id)).toMatchObject({
    version: null,
    status: "draft",
    lines: [],
    totals: null,
  });
});

test("the project's method comes first, and both are there", async () => {
  const id = await processedProject(api);
  await api.call("updateProject", { params: { id }, body: { method: "direct" } });
  const { lines, statements } = await cashFlow(id);
  expect(lines.map(({ concept }) => concept)).toContain("receipts_from_customers");
  expect(lines).toEqual(statements?.direct.lines);
  expect(statements?.indirect.totals.operating).toBe(statements?.direct.totals.operating);
});

test("a run without files is refused in plain words, told to the trail, and changes no status", async () => {
  const id = await createProject(api);
  const refused = await process(id);
  expect([refused.status, refused.problem.code]).toEqual([422, "statement_not_possible"]);
  expect(refused.problem.errors?.[0]).toContain("Upload a trial balance");
  expect(await project(id)).toMatchObject({ status: "draft", statementVersion: null });
  const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
  expect(entries[0]?.description).toMatch(/^No statement was prepared: Upload a trial balance/);
});

test("a second run while one goes on is 409; a crashed one does not lock the project for good", async () => {
  const id = await processedProject(api);
  const expiresAt = new Date(api.clock.now + 60_000).toISOString();
  await api.deps.db.doc(`projects/${id}`).update({ lease: { id: "other", expiresAt } });
  const busy = await process(id);
  expect([busy.status, busy.problem.code]).toEqual([409, "processing_in_progress"]);
  expect(busy.headers.get("Retry-After")).toBe("5");
  expect((await project(id)).status).toBe("processing");
  expect((await api.call("clearProject", { params: { id } })).status).toBe(409);
  expect((await api.call("deleteProject", { params: { id } })).status).toBe(409);
  api.clock.now += 61_000;
  expect((await process(id)).reply.version).toBe(2);
});

test("the project of a run that was killed is free within fifteen seconds", async () => {
  const id = await processedProject(api);
  await claim(api.deps, { uid: ADA, projectId: id }, { isMadeAnew: true });
  api.clock.now += 14_000;
  expect((await process(id)).status).toBe(409);
  api.clock.now += 1_000;
  expect((await process(id)).reply.version).toBe(2);
});

test("that a run was killed is said to whoever looks later, until the next run begins", async () => {
  const id = await processedProject(api);
  await claim(api.deps, { uid: ADA, projectId: id }, { isMadeAnew: true });
  expect((await project(id)).runFailure).toBeNull();
  api.clock.now += 15_000;
  expect(await project(id)).toMatchObject({
    status: "completed",
    runFailure: expect.stringMatching(/^The last run broke off/),
  });
  expect((await process(id)).reply.version).toBe(2);
  expect((await project(id)).runFailure).toBeNull();
});

test("a run keeps its project for as long as it lives", async () => {
  const id = await processedProject(api);
  const { write } = api.objects;
  const statuses: number[] = [];
  api.objects.write = async (path, content, contentType) => {
    for (let times = 0; times < 3; times += 1) {
      api.clock.now += 14_000;
      await api.doRegular();
      statuses.push((await process(id)).status);
    }
    await write(path, content, contentType);
  };
  expect((await process(id)).reply.version).toBe(2);
  expect(statuses).toEqual([409, 409, 409]);
  api.objects.write = write;
  expect(await api.doRegular()).toEqual([]);
});

test("a run that could not renew its claim is told to the log, and tries again", async () => {
  const id = await processedProject(api);
  const { write } = api.objects;
  api.objects.write = async (path, content, contentType) => {
    vi.spyOn(api.deps.db, "runTransaction").mockRejectedValueOnce(new Error("unavailable"));
    await api.doRegular();
    await api.doRegular();
    await write(path, content, contentType);
  };
  expect((await process(id)).reply.version).toBe(2);
  const warned = api.logged.filter((line) => line.includes("lease not renewed"));
  expect(warned).toHaveLength(1);
  expect(warned[0]).toContain("unavailable");
});

test.each(["clearProject", "removeFile"] as const)(
  "a run that was late does not publish what %s has taken away",
  async (name) => {
    const id = await processedProject(api);
    const [file] = (await api.call("listFiles", { params: { id } })).reply;
    const params = { id, fileId: file?.id ?? "" };
    const { write } = api.objects;
    api.objects.write = async (path, content, contentType) => {
      await write(path, content, contentType);
      expect((await api.call(name, { params })).status).toBe(409);
      api.clock.now += 15_000;
      expect((await api.call(name, { params })).status).toBe(200);
    };
    expect((await process(id)).status).toBe(409);
    expect((await api.call("listFiles", { params: { id } })).reply).toEqual([]);
    const versions = await api.deps.db.collection(`projects/${id}/statements`).get();
    expect(versions.docs.map((document) => document.id)).not.toContain("2");
  },
);

test("a request in the middle of a run is refused, and the run goes on", async () => {
  const id = await processedProject(api);
  const write = api.objects.write;
  const statuses: number[] = [];
  api.objects.write = async (path, content, contentType) => {
    statuses.push((await process(id)).status);
    await write(path, content, contentType);
  };
  expect((await process(id)).reply.version).toBe(2);
  expect(statuses).toEqual([409]);
});

test("two requests at once never make two versions of one number", async () => {
  const id = await processedProject(api);
  const answers = await Promise.all([process(id), process(id)]);
  const versions = answers.filter(({ status }) => status === 200).map(({ reply }) => reply.version);
  expect(new Set(versions).size).toBe(versions.length);
  expect((await cashFlow(id)).version).toBe(Math.max(...versions));
});

test("a run whose lease went to another publishes nothing", async () => {
  const id = await processedProject(api);
  const write = api.objects.write;
  api.objects.write = async (path, content, contentType) => {
    await write(path, content, contentType);
    if (!path.startsWith(`statements/${id}/`)) return;
    api.objects.write = write;
    api.clock.now += 6 * 60_000;
    expect((await process(id)).reply.version).toBe(2);
  };
  expect((await process(id)).status).toBe(409);
  expect(await cashFlow(id)).toMatchObject({ version: 2 });
  expect((await process(id)).reply.version).toBe(3);
});

test("a run that failed uses up no number, and what it wrote is never the statement", async () => {
  const id = await createProject(api);
  expect((await process(id)).status).toBe(422);
  await uploadTrialBalance(api, id, correctedTrialBalance);
  const { write } = api.objects;
  const late: (() => Promise<void>)[] = [];
  api.objects.write = async (path, content, contentType) => {
    late.push(() => write(path, content, contentType));
    throw new Error("the bucket is slow");
  };
  expect((await process(id)).status).toBe(500);
  api.objects.write = write;
  await uploadTrialBalance(api, id);
  expect((await process(id)).reply.version).toBe(1);
  const before = await cashFlow(id);
  for (const arrive of late) await arrive();
  expect(late).toHaveLength(1);
  expect(await cashFlow(id)).toEqual(before);
});

test("a run whose answer was lost after it published is a version, and the next has another number", async () => {
  const id = await createProject(api);
  await uploadTrialBalance(api, id);
  const { runTransaction } = api.deps.db;
  let transactions = 0;
  vi.spyOn(api.deps.db, "runTransaction").mockImplementation(async (...args) => {
    const value = await runTransaction.apply(api.deps.db, args);
    transactions += 1;
    if ((await project(id)).statementVersion === 1 && transactions > 1) {
      vi.restoreAllMocks();
      throw new Error("the connection was lost");
    }
    return value;
  });
  expect((await process(id)).status).toBe(500);
  expect((await cashFlow(id)).version).toBe(1);
  expect((await process(id)).reply.version).toBe(2);
});

test("a statement kept before runs were named is read, and its successor is the next number", async () => {
  const id = await processedProject(api);
  const [path = ""] = api.objects.paths().filter((known) => known.startsWith("statements/"));
  const bytes = await api.objects.read(path);
  await api.objects.write(statementPath(id, 1, null), bytes ?? "", "application/json");
  await api.objects.remove(path);
  await api.deps.db.doc(`projects/${id}`).update({
    statementRun: FieldValue.delete(),
    schemaVersion: FieldValue.delete(),
  });
  expect((await cashFlow(id)).version).toBe(1);
  expect((await process(id)).reply.version).toBe(2);
});

test("a fault in the middle leaves the old statement and no lease", async () => {
  const id = await processedProject(api);
  const write = api.objects.write;
  api.objects.write = async () => {
    throw new Error("the bucket is away");
  };
  expect((await process(id)).status).toBe(500);
  api.objects.write = write;
  expect(await project(id)).toMatchObject({ status: "completed", statementVersion: 1 });
});

test("a file that comes while a run goes on leaves the new version out of date", async () => {
  const id = await processedProject(api);
  await uploadTrialBalance(api, id, correctedTrialBalance);
  const write = api.objects.write;
  api.objects.write = async (path, content, contentType) => {
    await write(path, content, contentType);
    if (!path.startsWith(`statements/${id}/`)) return;
    api.objects.write = write;
    await uploadTrialBalance(api, id);
  };
  expect((await process(id)).reply.version).toBe(2);
  expect((await project(id)).isOutOfDate).toBe(true);
  await process(id);
  expect((await project(id)).isOutOfDate).toBe(false);
});

test("the workings explain every account to the last penny", async () => {
  const id = await processedProject(api);
  const { rows } = (await api.call("getWorkings", { params: { id } })).reply;
  expect(rows.length).toBe(6);
  expect(new Set(rows.map(({ remainder }) => remainder))).toEqual(new Set(["0.00"]));
});

test("a check is confirmed with a reason, counts no more, and is taken back", async () => {
  const id = await processedProject(api);
  const params = { id, checkId: "tie_out" };
  const unknown = { params: { id, checkId: "no-such-check" }, body: { status: "review" } };
  expect((await api.call("confirmCheck", unknown)).status).toBe(404);
  const reason = "Agreed with the bank";
  const nameless = { params, body: { status: "confirmed", reason: "" } };
  expect((await api.call("confirmCheck", nameless)).status).toBe(400);
  const body = { status: "confirmed", reason };
  expect((await api.call("confirmCheck", { params, body })).status).toBe(200);
  const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
  expect(entries[0]).toMatchObject({ metadata: { check: "tie_out", reason } });
  expect((await api.call("confirmCheck", { params, body: { status: "review" } })).status).toBe(200);
});

test("a verified line stays verified until its amount changes", async () => {
  const id = await processedProject(api);
  const lineId = "indirect.change_in_trade_receivables";
  const statusNow = async () =>
    (await cashFlow(id)).lines.find((line) => line.id === lineId)?.status;
  const reason = "Agreed with the aged list";
  await api.call("verifyLine", { params: { id, lineId }, body: { status: "verified", reason } });
  const found = (await cashFlow(id)).lines.find((line) => line.id === lineId);
  expect(found).toMatchObject({ status: "verified", verification: { reason, by: "Ada Lovelace" } });
  await uploadTrialBalance(api, id, correctedTrialBalance);
  await process(id);
  expect(await statusNow()).toBe("auto");
});

test("a version keeps no name of one who has none: nobody is called by an empty one", async () => {
  const key = { projectId: await createProject(api), uid: ADA };
  const project = (await projectRef(api.deps.db, key.projectId).get()).data();
  if (!project) throw new Error("the project is there");
  const profile = await api.deps.profileOf(ADA);
  const deps = (named: Partial<typeof profile>) => ({
    ...api.deps,
    profileOf: async () => ({ ...profile, ...named }),
  });
  const peopleOf = async (named: Partial<typeof profile>) =>
    (await readScope(deps(named), key, project)).people;
  expect(await peopleOf({})).toEqual({ [ADA]: "Ada Lovelace" });
  expect(await peopleOf({ name: null, email: null })).toEqual({});
});
