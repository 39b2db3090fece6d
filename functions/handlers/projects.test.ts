import { limits } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import {
  createProject,
  processedProject,
  smallTrialBalance,
  uploadTrialBalance,
  writeOff,
} from "../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const get = async (id: string) => (await api.call("getProject", { params: { id } })).reply;
const patch = (id: string, body: object) => api.call("updateProject", { params: { id }, body });

describe("the sample company", () => {
  test("opens once with a statement of its general ledger, and is exported and deleted, not changed", async () => {
    const open = () => api.call("createSample", { body: { isCopy: false } });
    const sample = await open();
    expect([sample.status, sample.reply.isSample, sample.reply.tiesOut]).toEqual([201, true, true]);
    const { id } = sample.reply;
    expect((await open()).reply.id).toBe(id);
    const refused = [
      await patch(id, { name: "Mine" }),
      await api.call("processProject", { params: { id } }),
      await api.call("createAdjustment", { params: { id }, body: writeOff }),
      await api.call("clearProject", { params: { id } }),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual(
      refused.map(() => "sample_is_read_only"),
    );
    const made = await api.call("createExport", { params: { id, format: "json" } });
    expect(made.status).toBe(200);
    expect((await api.call("verifyAuditTrail", { params: { id } })).reply.isIntact).toBe(true);
    expect((await api.call("deleteProject", { params: { id } })).status).toBe(200);
    expect((await open()).reply.id).not.toBe(id);
  });

  test("is copied to be changed", async () => {
    const { reply } = await api.call("createSample", { body: { isCopy: true } });
    expect(reply).toMatchObject({ isSample: false, tiesOut: true });
    expect((await patch(reply.id, { name: "Mine" })).reply.name).toBe("Mine");
  });
});

describe("a project", () => {
  test("is created with the defaults of the specification, as a draft", async () => {
    const answer = await api.call("createProject", { body: { name: "Project 05/01/2026" } });
    expect(answer.status).toBe(201);
    const defaults = { framework: "IFRS", method: "indirect", status: "draft", currency: "GBP" };
    expect(answer.reply).toMatchObject(defaults);
  });

  test("goes from draft to completed, and the tiles count it", async () => {
    await createProject(api);
    await processedProject(api);
    const { reply } = await api.call("getDashboardStats");
    expect(reply).toEqual({ activeProjects: 1, completed: 1, needReview: 0, processing: 0 });
  });

  test("says whether its statement ties out, and what speaks against it", async () => {
    const id = await processedProject(api);
    expect(await get(id)).toMatchObject({ tiesOut: true, draftReasons: [] });
    const noCash = smallTrialBalance.replace("1000,Bank", "1000,Counter");
    await uploadTrialBalance(api, id, noCash);
    await api.call("processProject", { params: { id } });
    const [listed] = (await api.call("listProjects")).reply;
    expect(listed).toMatchObject({ status: "needs_review", tiesOut: false });
    expect(listed?.draftReasons[0]?.code).toBe("cash_definition");
    await api.call("clearProject", { params: { id } });
    expect(await get(id)).toMatchObject({ tiesOut: null, draftReasons: [] });
  });

  test("is out of date after a change of framework, not of method or heading", async () => {
    const id = await processedProject(api);
    expect((await patch(id, { method: "direct", name: "Other" })).reply.isOutOfDate).toBe(false);
    const named = await patch(id, { entityName: "Bay Trading Ltd" });
    expect(named.reply).toMatchObject({ entityName: "Bay Trading Ltd", isOutOfDate: false });
    const changed = await patch(id, { framework: "US_GAAP" });
    expect(changed.reply).toMatchObject({ isOutOfDate: true, statementVersion: 3 });
    await api.call("processProject", { params: { id } });
    expect(await get(id)).toMatchObject({ isOutOfDate: false, statementVersion: 4 });
  });

  test("reads accounts by the national chart that is chosen for it", async () => {
    const id = await processedProject(api);
    const cashFlow = async () => (await api.call("getCashFlow", { params: { id } })).reply;
    expect(await cashFlow()).not.toHaveProperty("chart");
    const chosen = await patch(id, { chart: "PCG" });
    expect(chosen.reply).toMatchObject({ chart: "PCG", isOutOfDate: true });
    await api.call("processProject", { params: { id } });
    expect((await cashFlow()).chart).toBe("PCG");
  });

  test("is not out of date before it has a statement", async () => {
    const id = await createProject(api);
    await uploadTrialBalance(api, id);
    expect((await get(id)).isOutOfDate).toBe(false);
  });

  test("refuses a policy its framework forbids, and stays as it was", async () => {
    const id = await createProject(api);
    const refused = await patch(id, {
      framework: "US_GAAP",
      policies: { interestPaid: "financing" },
    });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors?.[0]).toContain("ASC 230-10-45-17(d)");
    expect((await get(id)).framework).toBe("IFRS");
  });

  test.each([
    [
      "2025-12-31",
      "2025-01-01",
      "period: The period ends on 1 Jan 2025 and starts on 31 Dec 2025.",
    ],
    [
      "2025-12-31",
      "2025-12-31",
      "period: The period ends on 31 Dec 2025 and starts on 31 Dec 2025.",
    ],
    ["2025-02-30", "2025-12-31", 'period.start: "2025-02-30" is not a date of the calendar.'],
    ["2025-01-01", "31/12/2025", 'period.end: "31/12/2025" is not a date of the calendar.'],
  ])("refuses the period %s to %s, and says what was expected", async (start, end, message) => {
    const id = await createProject(api);
    const refused = await patch(id, { period: { start, end } });
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toEqual([expect.stringContaining(`${message} Expected`)]);
    expect((await get(id)).period).toBeNull();
  });

  test("cleared, holds nothing but its audit trail", async () => {
    const id = await processedProject(api);
    expect((await api.call("clearProject", { params: { id } })).status).toBe(200);
    expect((await api.call("listFiles", { params: { id } })).reply).toEqual([]);
    expect((await api.call("getCashFlow", { params: { id } })).reply.version).toBeNull();
    expect(await get(id)).toMatchObject({ status: "draft", statementVersion: null });
    const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
    const actions = ["project_cleared", "processing", "file_upload", "project_created"];
    expect(entries.map(({ action }) => action)).toEqual(actions);
    expect(api.objects.paths()).toEqual([]);
  });

  test("cleared, keeps nothing of a run that failed either", async () => {
    const id = await processedProject(api);
    const { runTransaction } = api.deps.db;
    const { write } = api.objects;
    api.objects.write = async (path, content, contentType) => {
      await write(path, content, contentType);
      api.deps.db.runTransaction = async () => {
        throw new Error("the instance went away");
      };
    };
    expect((await api.call("processProject", { params: { id } })).status).toBe(500);
    api.deps.db.runTransaction = runTransaction;
    expect(api.objects.paths().filter((path) => path.startsWith("statements/"))).toHaveLength(2);
    api.clock.now += 15_000;
    expect((await api.call("clearProject", { params: { id } })).status).toBe(200);
    expect(api.objects.paths()).toEqual([]);
  });

  test("is one of so many, counted in the same transaction", async () => {
    const batch = api.deps.db.batch();
    for (let count = 1; count < limits.projectsPerUser; count += 1) {
      batch.create(api.deps.db.collection("projects").doc(`p-${count}`), { ownerId: "user-ada" });
    }
    await batch.commit();
    const two = [1, 2].map(() => api.call("createProject", { body: { name: "Last" } }));
    const statuses = (await Promise.all(two)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
  });
});
