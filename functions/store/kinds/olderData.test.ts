import { readFile } from "node:fs/promises";
import { statementExport } from "@tieout/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepNotices } from "../../notices/deliverNotice.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../../testing/appUnderTest.ts";
import { fillProject } from "../../testing/fillProject.ts";
import { putStored, readStored, type StoredData } from "../../testing/storedData.ts";
import { sweepOrphans } from "../../uploads/sweepOrphans.ts";

/** What version 0.1.0 stored, of every kind, before anything had a `schemaVersion`. */
const fixture = new URL("../../testing/fixtures/release-0.1.0.json", import.meta.url);
const before: StoredData = JSON.parse(await readFile(fixture, "utf8"));
const id = "id-2";
const params = { id };

let api: AppUnderTest;

/** All that a service stores today, filled once for those who look at it. */
let storedToday: StoredData;
beforeAll(async () => {
  const filled = appUnderTest();
  await fillProject(filled);
  storedToday = await readStored(filled);
}, 600_000); // As long as a test may take

/** A service on what an earlier one stored, a day later. */
beforeEach(async () => {
  api = appUnderTest();
  await putStored(api, before);
  const idsBefore = 100;
  for (let count = 0; count < idsBefore; count += 1) api.deps.newId();
  api.clock.now += 24 * 60 * 60 * 1000;
});

const raw = async (path: string) => (await api.deps.db.doc(path).get()).data() ?? {};

test("it holds a document in every collection that there is", async () => {
  const collections = (stored: StoredData) =>
    new Set(Object.keys(stored.documents).map((path) => path.split("/").filter(isName).join("/")));
  const isName = (_part: string, at: number) => at % 2 === 0;
  expect(collections(before)).toEqual(collections(storedToday));
  expect(collections(before).size).toBe(20);
});

test("everything that is stored today says its version", async () => {
  const { documents, objects } = storedToday;
  const read = Object.entries(objects).filter(([path]) => /^(parsed|statements)\//.test(path));
  const all = [
    ...Object.entries(documents),
    ...read.map(([path, text]) => [path, JSON.parse(text)]),
  ];
  expect(all.filter(([, { schemaVersion }]) => !Number.isInteger(schemaVersion))).toEqual([]);
  expect(read).toHaveLength(15);
});

describe("what version 0.1.0 stored", () => {
  test("is listed, each list whole", async () => {
    const lists = ["listFiles", "listAdjustments", "listExports", "listDisclosureNotes"] as const;
    const found = await Promise.all(lists.map((name) => api.call(name, { params })));
    expect(found.map(({ reply }) => reply.length)).toEqual([3, 2, 1, 1]);
    expect((await api.call("listProjects")).reply.map(({ id: each }) => each)).toContain(id);
    expect((await api.call("listAiValidations", { params })).reply).toHaveLength(5);
    expect((await api.call("listAuditNotes", { params })).reply).toHaveLength(2);
    const accounts = (await api.call("listAccounts", { params })).reply;
    expect(accounts.find(({ code }) => code === "5000")).toMatchObject({
      role: "bad_debts",
      isStale: true,
    });
  });

  test("is the project it was, with what nobody had chosen filled in", async () => {
    const { reply } = await api.call("getProject", { params });
    expect(reply).toMatchObject({
      name: "Books",
      statementVersion: 6,
      isOutOfDate: true,
      entityName: null,
      multiEntity: null,
      includeFxRates: false,
      chart: "auto",
      tiesOut: true,
      draftReasons: [],
    });
    const settings = (await api.call("getUserSettings")).reply;
    expect(settings.notifications.needsReview).toBe(true);
  });

  test("is the statement it was, which is processed again before it is exported", async () => {
    const { totals, lines } = (await api.call("getCashFlow", { params })).reply;
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "130.00" });
    expect(lines.some(({ status }) => status === "verified")).toBe(true);
    const [first] = (await api.call("listExports", { params })).reply;
    expect(first).toMatchObject({ isSuperseded: false, statementSha256: null });
    const format = { params: { id, format: "json" } };
    const refused = await api.call("createExport", format);
    expect([refused.status, refused.problem.code]).toEqual([409, "statement_of_older_release"]);
    await api.call("processProject", { params });
    const { id: exportId } = (await api.call("createExport", format)).reply;
    const path = api.objects.paths().find((known) => known.includes(`/${exportId}/`)) ?? "";
    const bytes = (await api.objects.read(path)) ?? new Uint8Array();
    const exported = statementExport.parse(JSON.parse(new TextDecoder().decode(bytes)));
    expect(exported.adjustments.map(({ status }) => status)).toEqual(["reversed", "stale"]);
  });

  test("is an audit trail that still proves itself, and goes on", async () => {
    const verify = async () => (await api.call("verifyAuditTrail", { params })).reply;
    expect(await verify()).toMatchObject({ isIntact: true, entries: 27 });
    await api.call("updateProject", { params, body: { name: "Books of 2025" } });
    expect(await verify()).toMatchObject({ isIntact: true, entries: 28 });
  });

  test("has amounts with two decimals, which a currency without them reads as whole units", async () => {
    await api.call("updateProject", { params, body: { currency: "JPY" } });
    expect((await api.call("getCashFlow", { params })).reply.totals?.cashAtEnd).toBe("130.00");
    await api.call("processProject", { params });
    const { totals } = (await api.call("getCashFlow", { params })).reply;
    expect(totals).toMatchObject({ cashAtBeginning: "100", cashAtEnd: "125" });
  });

  test("is read again before a currency with three decimals counts on them", async () => {
    await api.call("updateProject", { params, body: { currency: "KWD" } });
    const refused = await api.call("processProject", { params });
    expect(refused.problem.errors?.[0]).toContain("with fewer decimals than that currency has");
  });

  test("is processed again, and stored as this release stores it", async () => {
    const { reply } = await api.call("processProject", { params });
    expect(reply).toMatchObject({ version: 7 });
    expect(await raw(`projects/${id}`)).toMatchObject({ schemaVersion: 14, statementVersion: 7 });
    const { lines } = (await api.call("getCashFlow", { params })).reply;
    expect(lines).not.toEqual([]);
  });

  test("takes changes: adjustments, roles, verifications, findings, notes and files", async () => {
    const adjustments = (await api.call("listAdjustments", { params })).reply;
    const stale = adjustments.find(({ status }) => status === "stale");
    const adjustmentId = stale?.id ?? "";
    const confirmed = await api.call("confirmAdjustment", {
      params: { id, adjustmentId },
      body: { status: "active" },
    });
    expect(confirmed.reply.status).toBe("active");
    const kept = { params: { id, code: "5000" }, body: { role: "bad_debts" } };
    expect((await api.call("putAccountMapping", kept)).status).toBe(200);
    const reversed = await api.call("reverseAdjustment", { params: { id, adjustmentId } });
    expect(reversed.reply.status).toBe("reversed");
    const [note] = (await api.call("listAuditNotes", { params })).reply;
    const dismissal = { status: "dismissed", reason: "Looked at again" };
    const place = { id, noteId: note?.id ?? "" };
    const decided = await api.call("decideAuditNote", { params: place, body: dismissal });
    expect(decided.reply).toMatchObject(dismissal);
    expect((await api.call("detectAnomalies", { params })).status).toBe(200);
    const removed = await api.call("removeFile", { params: { id, fileId: "id-31" } });
    expect(removed.status).toBe(200);
  });

  test("is the same reading when a file is read again, but for the mark of types in a column; then nothing becomes stale", async () => {
    const detail = (await api.call("getFile", { params: { id, fileId: "id-31" } })).reply;
    expect(detail.sheets[0]?.rows.length).toBeGreaterThan(0);
    expect(detail.matching?.origin).toBe("remembered");
    const file = async () => raw(`projects/${id}/files/id-4`);
    const rowsAt = async (path: unknown) => {
      const bytes = (await api.objects.read(String(path))) ?? new Uint8Array();
      const text = new TextDecoder().decode(bytes).replaceAll(',"isTyped":true', "");
      return JSON.parse(text);
    };
    const older = await rowsAt((await file()).rowsPath);
    const { suggestion } = (await api.call("getFile", { params: { id, fileId: "id-4" } })).reply
      .sheets[0] ?? { suggestion: null };
    const readAgain = () =>
      api.call("putFileMapping", { params: { id, fileId: "id-4" }, body: suggestion });
    await readAgain();
    const { rowsPath } = await file();
    const trail = (await raw(`projects/${id}`)).auditHead;
    expect((await rowsAt(rowsPath)).items).toEqual(older);
    await readAgain();
    expect((await file()).rowsPath).toBe(rowsPath);
    expect((await raw(`projects/${id}`)).auditHead).toEqual(trail);
  });

  test("are the turns that were taken: they still count", async () => {
    api.clock.now = Date.parse("2026-01-05T09:30:00Z");
    const body = { email: `${ADA}@example.test` };
    const send = async () => (await api.call("sendTestEmail", { body })).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
    const kept = await raw(`users/${ADA}/turns/email`);
    expect(kept).toMatchObject({ schemaVersion: 2, taken: 5 });
  });

  test("is cleaned up and sent by the sweeps", async () => {
    expect(await sweepOrphans(api.deps)).toMatchObject({ removals: 1, failed: 0 });
    expect(await raw("removals/id-58")).toEqual({});
    expect(await sweepNotices(api.deps)).toBe(2);
    expect((await api.deps.db.collection("notices").get()).size).toBe(0);
  });

  test("is removed whole, but for its trail", async () => {
    expect((await api.call("deleteProject", { params })).status).toBe(200);
    api.clock.now += 31 * 24 * 60 * 60 * 1000;
    await sweepOrphans(api.deps);
    expect(api.objects.paths().filter((path) => path.includes(`/${id}/`))).toEqual([]);
    const entries = (await api.deps.db.collection(`projects/${id}/audit`).get()).docs;
    expect(entries).toHaveLength(28);
    expect(entries.filter((entry) => entry.get("description") !== "")).toEqual([]);
  });
});

describe("damage", () => {
  const refused = async (name: "listFiles" | "getCashFlow" | "listProjects" | "getWorkings") => {
    const answer = await api.call(name, { params });
    expect(answer.status).toBe(500);
    return api.logged.at(-1) ?? "";
  };

  test("to a document is an error that names its path and its field", async () => {
    await api.deps.db.doc(`projects/${id}/files/id-4`).update({ rowCount: "six" });
    expect(await refused("listFiles")).toContain(
      `projects/${id}/files/id-4 is not a valid file: rowCount`,
    );
    await api.deps.db.doc(`projects/${id}`).update({ schemaVersion: 99 });
    expect(await refused("listProjects")).toContain(`projects/${id} is a project of version 99`);
  });

  test("to an amount of a statement is an error, never a zero", async () => {
    const { statementRun } = await raw(`projects/${id}`);
    const path = `statements/${id}/6-${statementRun}.json`;
    const text = before.objects[path] ?? "";
    await api.objects.write(path, text.replace('"130.00"', '"130"'), "application/json");
    expect(await refused("getCashFlow")).toContain(`${path} is not a valid statement: document.`);
  });

  test("to an amount of the rows is an error, and no statement is made of it", async () => {
    const { rowsPath } = await raw(`projects/${id}/files/id-31`);
    const text = before.objects[rowsPath] ?? "";
    await api.objects.write(rowsPath, text.replace('"12500"', '"125.00"'), "application/json");
    expect((await api.call("processProject", { params })).status).toBe(500);
    expect(api.logged.join()).toContain(
      `${rowsPath} is not a valid list of rows: items.0.currentDebit`,
    );
    expect((await api.call("getProject", { params })).reply.statementVersion).toBe(6);
  });

  test("to an entry of the trail is found by its verification", async () => {
    await api.deps.db.doc(`projects/${id}/audit/0000000005`).update({ action: "bribe" });
    const { reply } = await api.call("verifyAuditTrail", { params });
    expect(reply).toMatchObject({ isIntact: false, brokenAt: 5, entries: 27 });
  });

  test("to one project does not keep the sweep from the others, and nothing of it is removed", async () => {
    await api.deps.db.doc(`projects/${id}`).update({ ownerId: 7 });
    const kept = api.objects.paths().filter((path) => path.includes(`/${id}/`));
    const swept = await sweepOrphans(api.deps);
    expect(swept).toMatchObject({ removals: 1 });
    expect(swept.failed).toBeGreaterThan(0);
    expect(api.objects.paths().filter((path) => path.includes(`/${id}/`))).toEqual(kept);
    expect(api.logged.join()).toContain(`projects/${id} is not a valid project: ownerId`);
  });
});
