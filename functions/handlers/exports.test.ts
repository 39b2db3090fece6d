import { createHash } from "node:crypto";
import { exportPath, statementExport } from "@tieout/contract";
import type { TraitId } from "@tieout/core";
import { hashOfStatement } from "@tieout/files";
import { beforeEach, describe, expect, test } from "vitest";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import { createProject, fileForm, processedProject, writeOff } from "../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const formats = ["pdf", "excel", "json", "document"];
const make = async (id: string, format: string) =>
  (await api.call("createExport", { params: { id, format } })).reply;
const jsonOf = async (id: string) =>
  statementExport.parse(
    JSON.parse(new TextDecoder().decode(await bytesOf(id, await make(id, "json")))),
  );

async function bytesOf(id: string, made: { id: string; fileName: string }): Promise<Uint8Array> {
  const bytes = await api.objects.read(
    exportPath({ uid: ADA, projectId: id }, made.id, made.fileName),
  );
  if (!bytes) throw new Error(`${made.fileName} is not there`);
  return bytes;
}

describe("an export", () => {
  test.each(formats)(
    "as %s is kept with its hash in history and trail, and is the same whenever it is made",
    async (format) => {
      const id = await processedProject(api);
      const made = await make(id, format);
      const sha256 = createHash("sha256")
        .update(await bytesOf(id, made))
        .digest("hex");
      expect(made).toMatchObject({ version: 1, method: "indirect", entity: null, sha256 });
      expect(made).toMatchObject({ createdBy: "Ada Lovelace" });
      const { downloadUrl: _, expiresAt: __, ...kept } = made;
      expect((await api.call("listExports", { params: { id } })).reply).toEqual([kept]);
      const { entries, exportCount } = (await api.call("listAuditTrail", { params: { id } })).reply;
      expect(exportCount).toBe(1);
      expect(entries[0]).toMatchObject({
        action: "export",
        metadata: { exportId: made.id, sha256 },
      });
      await make(id, "json");
      await api.call("updateProject", { params: { id }, body: { processesAutomatically: false } });
      api.clock.now += 86_400_000;
      const second = await make(id, format);
      expect(second.id).not.toBe(made.id);
      expect(second.sha256).toBe(sha256);
      expect(await bytesOf(id, second)).toEqual(await bytesOf(id, made));
    },
  );

  test("in thousands carries both, under the hash of its version, and is made for that unit", async () => {
    const id = await processedProject(api);
    const newest = { params: { id, format: "json" } };
    const exact = (await api.call("getExport", newest)).reply;
    const body = { presentationUnit: "thousands" } as const;
    const changed = (await api.call("updateProject", { params: { id }, body })).reply;
    expect(changed).toMatchObject({ presentationUnit: "thousands", isOutOfDate: false });
    const rounded = (await api.call("getExport", newest)).reply;
    expect(rounded).toMatchObject({ presentationUnit: "thousands" });
    expect(rounded.id).not.toBe(exact.id);
    expect(rounded.statementSha256).toBe(exact.statementSha256);
    const { presentation, lines } = await jsonOf(id);
    expect(presentation?.unit).toBe("thousands");
    expect(presentation?.lines.map(({ id: line }) => line)).toEqual(
      expect.arrayContaining(lines.map(({ id: line }) => line)),
    );
    expect(lines.find(({ concept }) => concept === "cash_at_end")?.currentYear).toMatch(/\.00$/);
  });

  test("is of what its body asks for, as of what its address does", async () => {
    const id = await processedProject(api);
    const params = { id, format: "json" };
    const ask = (query: Record<string, string>, body: object) =>
      api.call("createExport", { params, query, body });
    expect((await ask({}, {})).reply.method).toBe("indirect");
    expect((await ask({}, { method: "direct" })).reply.method).toBe("direct");
    expect((await ask({ method: "direct" }, { method: "direct" })).reply.method).toBe("direct");
    const two = await ask({ method: "indirect" }, { method: "direct" });
    expect([two.status, two.problem.errors]).toEqual([
      400,
      ['method: "indirect" in the address and "direct" in the body'],
    ]);
    const unknown = await ask({}, { methods: "direct" });
    expect([unknown.status, unknown.problem.errors?.[0]]).toEqual([
      400,
      expect.stringContaining('"methods"'),
    ]);
  });

  test("of workings and of disclosure notes answers the same way", async () => {
    const id = await processedProject(api);
    const workings = (await api.call("exportWorkings", { params: { id } })).reply;
    expect(workings.fileName).toBe("cash-flow-workings-books.txt");
    expect(new TextDecoder().decode(await bytesOf(id, workings))).toContain("Trade debtors");
    const notes = (await api.call("exportDisclosureNotes", { params: { id } })).reply;
    expect(notes.fileName).toMatch(/^disclosure-notes-books\./);
  });

  test("lasts 15 minutes, and can be had again by a fresh address", async () => {
    const id = await processedProject(api);
    const made = await make(id, "json");
    expect(Date.parse(made.expiresAt) - api.clock.now).toBeLessThanOrEqual(15 * 60_000);
    api.clock.now += 3_600_000;
    const again = await api.call("downloadExport", { params: { id, exportId: made.id } });
    expect(again.reply).toMatchObject({ id: made.id, sha256: made.sha256 });
    expect(Date.parse(again.reply.expiresAt)).toBeGreaterThan(api.clock.now);
  });

  test("by GET is the newest of this version, method and entity, and a new one where there is none", async () => {
    const id = await processedProject(api);
    const get = async (format: string, query = {}) =>
      (await api.call("getExport", { params: { id, format }, query })).reply;
    const first = await get("pdf");
    expect((await get("pdf")).id).toBe(first.id);
    const newer = await make(id, "pdf");
    expect((await get("pdf")).id).toBe(newer.id);
    expect((await get("excel")).kind).toBe("excel");
    expect((await get("pdf", { method: "direct" })).id).not.toBe(newer.id);
    const workings = async () => (await api.call("exportWorkings", { params: { id } })).reply.id;
    expect(await workings()).toBe(await workings());
    await api.objects.remove(exportPath({ uid: ADA, projectId: id }, newer.id, newer.fileName));
    const again = await get("pdf");
    expect([first.id, newer.id]).not.toContain(again.id);
    await api.call("createAdjustment", { params: { id }, body: writeOff });
    expect((await get("pdf")).version).toBe(2);
  });

  test("whose file the bucket no longer keeps says so, and is made again the same", async () => {
    const id = await processedProject(api);
    const made = await make(id, "json");
    await api.objects.remove(exportPath({ uid: ADA, projectId: id }, made.id, made.fileName));
    const gone = await api.call("downloadExport", { params: { id, exportId: made.id } });
    expect([gone.status, gone.problem.code]).toEqual([410, "export_removed"]);
    expect((await make(id, "json")).sha256).toBe(made.sha256);
  });

  test("shows the adjustments, and the trail only up to its version", async () => {
    const id = await processedProject(api);
    await api.call("createAdjustment", { params: { id }, body: writeOff });
    const before = await make(id, "json");
    const text = new TextDecoder().decode(await bytesOf(id, before));
    expect(text).toContain("Debt written off");
    expect(before.version).toBe(2);
    expect((await make(id, "json")).sha256).toBe(before.sha256);
  });

  test("is refused before there is a statement, and for a format there is not", async () => {
    const draft = await createProject(api);
    const early = await api.call("createExport", { params: { id: draft, format: "pdf" } });
    expect([early.status, early.problem.code]).toEqual([409, "no_statement"]);
    const id = await processedProject(api);
    const odd = await api.call("createExport", { params: { id, format: "docx" } });
    expect(odd.status).toBe(400);
    expect(odd.problem.errors).toEqual(['format: expected pdf, excel, json, document, not "docx"']);
  });

  test("of another user's project, or one that was cleared away, is not there", async () => {
    const id = await processedProject(api);
    const { id: exportId } = await make(id, "json");
    const asked = { as: EVE, params: { id, exportId, format: "json" } };
    for (const call of [
      "createExport",
      "getExport",
      "exportWorkings",
      "listExports",
      "downloadExport",
    ] as const) {
      expect((await api.call(call, asked)).status).toBe(404);
    }
    await api.call("clearProject", { params: { id } });
    expect((await api.call("downloadExport", { params: { id, exportId } })).status).toBe(404);
    expect(api.objects.paths().filter((path) => path.startsWith("exports/"))).toEqual([]);
  });

  test("that cannot be recorded leaves no file behind", async () => {
    const id = await processedProject(api);
    const runTransaction = api.deps.db.runTransaction;
    api.deps.db.runTransaction = () => Promise.reject(new Error("the database is away"));
    expect((await api.call("createExport", { params: { id, format: "json" } })).status).toBe(500);
    api.deps.db.runTransaction = runTransaction;
    expect(api.objects.paths().filter((path) => path.startsWith("exports/"))).toEqual([]);
    expect((await api.call("listExports", { params: { id } })).reply).toEqual([]);
  });
});

describe("a stored version", () => {
  const period = { start: "2026-01-01", end: "2026-12-31" };

  test("is all that an export says: what the project holds since then is not in it", async () => {
    const id = await processedProject(api);
    const named = { entityName: "Bay Trading Ltd", period };
    await api.call("updateProject", { params: { id }, body: named });
    await api.call("processProject", { params: { id } });
    const before = await jsonOf(id);
    expect(before).toMatchObject({ ...named, isDraft: false, isSuperseded: false });
    const changes = { period: { start: "2019-01-01", end: "2019-06-30" }, currency: "USD" };
    await api.call("updateProject", { params: { id }, body: { ...changes, entityName: "Other" } });
    const after = await jsonOf(id);
    expect(after).toMatchObject({ ...named, currency: "GBP", isSuperseded: true });
    expect(after.sha256).toBe(before.sha256);
    const [, made] = (await api.call("listExports", { params: { id } })).reply;
    expect(made).toMatchObject({ isSuperseded: false, statementSha256: before.sha256 });
  });

  test("has the hash of all that its exports say, and the trail names it", async () => {
    const id = await processedProject(api);
    await api.call("createAdjustment", { params: { id }, body: writeOff });
    const exported = await jsonOf(id);
    expect(hashOfStatement(exported)).toBe(exported.sha256);
    expect(exported.auditTrail.at(-1)?.metadata).toMatchObject({
      version: 2,
      sha256: exported.sha256,
    });
    expect(exported.adjustments).toMatchObject([
      { reason: "Debt written off", createdBy: "Ada Lovelace", originalValue: expect.any(String) },
    ]);
    const direct = { ...exported, ...exported.otherMethod };
    const { method, lines, totals } = exported;
    expect(hashOfStatement({ ...direct, otherMethod: { method, lines, totals } })).toBe(
      exported.sha256,
    );
    const altered = { ...exported, notes: [{ disclosureId: "components_of_cash", text: "Six." }] };
    expect(hashOfStatement(altered)).not.toBe(exported.sha256);
  });

  test("keeps an adjustment as it was then: its reversal is another version", async () => {
    const id = await processedProject(api);
    const { id: adjustmentId } = (
      await api.call("createAdjustment", { params: { id }, body: writeOff })
    ).reply;
    const first = await jsonOf(id);
    await api.call("reverseAdjustment", { params: { id, adjustmentId } });
    const second = await jsonOf(id);
    expect([first, second].map(({ adjustments }) => adjustments[0]?.status)).toEqual([
      "active",
      "reversed",
    ]);
    expect(second.version).toBe(3);
  });
});

test("what a person says of an account besides its role is in the next version, until it is taken back", async () => {
  const id = await processedProject(api);
  const put = (traits: TraitId[] | null) =>
    api.call("putAccountTraits", { params: { id, code: "5000" }, body: { traits } });
  const traits = async () =>
    (await jsonOf(id)).accounts.find(({ code }) => code === "5000")?.traits;
  expect((await put(["repairs", "repairs"])).status).toBe(200);
  expect(await traits()).toMatchObject([{ id: "repairs", source: "override" }]);
  const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
  expect(entries.find(({ action }) => action === "adjustment")?.description).toBe(
    "Account 5000 Overheads: traits is for repairs and maintenance",
  );
  await put(null);
  expect(await traits()).toEqual([]);
  const unknown = { params: { id, code: "9999" }, body: { traits: [] } };
  expect((await api.call("putAccountTraits", unknown)).status).toBe(404);
});

describe("another heading", () => {
  const heading = {
    name: "Year 2026",
    entityName: "Bay Trading Ltd",
    period: { start: "2026-01-01", end: "2026-12-31" },
  };
  const rename = async (id: string, body: Record<string, unknown>) =>
    (await api.call("updateProject", { params: { id }, body })).reply;

  test("is in a version with the same figures at once, told in the trail with its hash", async () => {
    const id = await processedProject(api);
    const before = await jsonOf(id);
    expect(await rename(id, heading)).toMatchObject({
      ...heading,
      isOutOfDate: false,
      statementVersion: 2,
    });
    const after = await jsonOf(id);
    const { name: project, ...said } = heading;
    expect(after).toMatchObject({ ...said, project, isDraft: false, lines: before.lines });
    const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
    const renaming = entries.find(({ action }) => action === "project_updated");
    expect(renaming?.metadata).toMatchObject({ version: 2, sha256: after.sha256 });
    // What is said again changes nothing.
    expect(await rename(id, heading)).toMatchObject({ statementVersion: 2 });
  });

  test("waits for the next run where rates are chosen by the period", async () => {
    const id = await processedProject(api);
    const rates = "Date,Currency,Exchange Rate\n2026-12-31,USD,0.8\n";
    const form = fileForm("fx_rates", "rates.csv", rates);
    await api.call("uploadFile", { params: { id }, form });
    await api.call("processProject", { params: { id } });
    const { period, entityName } = heading;
    expect(await rename(id, { entityName })).toMatchObject({
      isOutOfDate: false,
      statementVersion: 3,
    });
    expect(await rename(id, { period })).toMatchObject({ isOutOfDate: true, statementVersion: 3 });
  });
});

describe("a disclosure note", () => {
  const put = (id: string, text: string) =>
    api.call("putDisclosureNote", {
      params: { id, disclosureId: "cash_components" },
      body: { text },
    });
  const notes = async (id: string) =>
    (await api.call("listDisclosureNotes", { params: { id } })).reply;

  test("is kept per project, told in the trail, and removed when it is emptied", async () => {
    const id = await processedProject(api);
    expect((await put(id, "  Held with two banks.  ")).status).toBe(200);
    expect(await notes(id)).toMatchObject([
      { disclosureId: "cash_components", text: "Held with two banks." },
    ]);
    const trail = (await api.call("listAuditTrail", { params: { id } })).reply;
    expect(trail.entries[0]?.description).toBe("Disclosure note cash_components written");
    await put(id, " ");
    expect(await notes(id)).toEqual([]);
  });

  test("that changes is a new version with the same figures, still out of date if it was", async () => {
    const id = await processedProject(api);
    const before = await jsonOf(id);
    await api.call("updateProject", { params: { id }, body: { framework: "US_GAAP" } });
    await put(id, "Held with two banks.");
    const after = await jsonOf(id);
    expect(after).toMatchObject({
      version: 2,
      framework: "IFRS",
      isSuperseded: true,
      lines: before.lines,
      notes: [{ disclosureId: "cash_components", text: "Held with two banks." }],
    });
    expect(after.sha256).not.toBe(before.sha256);
    expect((await api.call("getProject", { params: { id } })).reply.isOutOfDate).toBe(true);
  });
});
