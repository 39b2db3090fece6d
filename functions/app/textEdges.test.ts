import { type EndpointName, endpoint, endpointNames, uploadPath } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { sealEntries } from "../store/auditChain.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import {
  createProject,
  fileForm,
  processedProject,
  smallTrialBalance,
  writeOff,
} from "../testing/smallCompany.ts";
import { ingestUpload } from "../uploads/ingestUpload.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const verify = async (id: string) =>
  (await api.call("verifyAuditTrail", { params: { id } })).reply.isIntact;

/** The worst of each kind; a name longer than any text may be. */
const unsound = ["a\ud800b", "a\u0000b", "a\u001bb", "a\u202eb", "a\u2067b", "x".repeat(100_000)];

describe("a body", () => {
  const projectName = (name: string) => ({ name });
  const reasonOf = (reason: string) => ({ ...writeOff, reason });
  const accountOf = (account: string) => ({
    ...writeOff,
    lines: [
      { account, debit: "1.00" },
      { account: "1100", credit: "1.00" },
    ],
  });
  const calls: [EndpointName, string, (text: string) => unknown][] = [
    ["createProject", "name", projectName],
    ["updateProject", "name", projectName],
    ["updateProject", "period.start", (start) => ({ period: { start, end: "2025-12-31" } })],
    ["updateUser", "displayName", (displayName) => ({ displayName })],
    ["sendWelcomeEmail", "name", (name) => ({ email: "user-ada@example.test", name })],
    ["createAdjustment", "reason", reasonOf],
    ["previewAdjustment", "reason", reasonOf],
    ["createAdjustment", "lines.0.account", accountOf],
    ["putDisclosureNote", "text", (text) => ({ text })],
    ["decideFinding", "reason", (reason) => ({ findingId: "f", status: "dismissed", reason })],
    ["decideFinding", "findingId", (findingId) => ({ findingId, status: "accepted" })],
    ["decideAuditNote", "reason", (reason) => ({ status: "dismissed", reason })],
    ["putFileMapping", "sheet", (sheet) => ({ sheet, headingRow: 1, columns: {} })],
  ];

  test.each(calls)(
    "of %s is refused for an unsound %s, by the field's path",
    async (name, path, bodyOf) => {
      const id = await createProject(api);
      const params = { id, disclosureId: "d", fileId: "f", resultId: "r", noteId: "n" };
      for (const text of unsound) {
        const { status, problem } = await api.call(name, { params, body: bodyOf(text) });
        expect(status).toBe(400);
        expect(problem.errors?.join()).toContain(`${path}: Expected`);
        api.clock.now += 60 * 60 * 1000; // a refused call takes its turn all the same
      }
      expect(await verify(id)).toBe(true);
    },
  );

  test("with an amount of 80,000 digits is refused by the field's path, unread", async () => {
    const id = await createProject(api);
    const digits = "9".repeat(80_000);
    const lines = [
      { account: "5000", debit: digits },
      { account: "1100", credit: digits },
    ];
    for (const name of ["createAdjustment", "previewAdjustment"] as const) {
      const call = { params: { id }, body: { ...writeOff, lines } };
      const { status, problem } = await api.call(name, call);
      expect(status).toBe(400);
      expect(problem.errors).toEqual([
        "lines.0.debit: Expected a positive amount such as 1250.00, of at most 18 digits before the point",
        "lines.1.credit: Expected a positive amount such as 1250.00, of at most 18 digits before the point",
      ]);
    }
  });

  test("that is not UTF-8 is refused, not read as another text", async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xff, 0x22, 0x7d]);
    const headers = { Authorization: `Bearer ${ADA}`, "Content-Type": "application/json" };
    const answer = await api.app.request("/api/projects", { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: ["The body is not UTF-8 text."] });
  });
});

test("half of a character in a project's name does not break its trail for ever", async () => {
  const id = await processedProject(api);
  const { status } = await api.call("updateProject", { params: { id }, body: { name: "\ud800" } });
  expect(status).toBe(400);
  expect(await verify(id)).toBe(true);
});

test("what slips past every edge is sealed as the store gives it back", () => {
  const draft = {
    action: "processing" as const,
    description: "half \ud800 of a character",
    metadata: { name: "\udc00", count: 1 },
  };
  const by = { userId: ADA, createdAt: "2026-01-05T09:00:00.000Z" };
  const { entries } = sealEntries([draft], null, by);
  // A store keeps UTF-8, in which half of a character is written as the replacement character.
  const stored = JSON.parse(
    new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(entries))),
  );
  expect(entries[0]).toMatchObject({
    description: "half \ufffd of a character",
    metadata: { name: "\ufffd", count: 1 },
  });
  expect(stored).toEqual(entries);
});

const byAccount = endpointNames.filter((name) => endpoint(name).path.includes("{code}"));

test.each(byAccount)("%s of an account whose name is no sound text finds nothing", async (name) => {
  const id = await processedProject(api);
  for (const code of ["a\u0000b", "a\u202eb", "x".repeat(5_000)]) {
    const answer = await api.call(name, { params: { id, code }, body: { role: null } });
    expect(answer.status).toBe(404);
  }
});

describe("a file", () => {
  test.each([
    ["a line break", "tb\r\nX-Evil: 1.csv"],
    ["nothing", "tb\u0000.csv"],
    ["an override", "tb\u202evsc.exe.csv"],
    ["too many characters", `${"x".repeat(300)}.csv`],
  ])("with %s in its name is refused before anything is stored", async (_what, fileName) => {
    const id = await createProject(api);
    const form = fileForm("trial_balance", fileName, smallTrialBalance);
    const { status, problem } = await api.call("uploadFile", { params: { id }, form });
    expect(status).toBe(400);
    expect(problem.errors?.[0]).toContain("file: The file is named");
    expect(api.objects.paths()).toEqual([]);
  });

  test("put into Storage under such a name is told invalid, its name shown", async () => {
    const projectId = await createProject(api);
    const place = { uid: ADA, projectId, fileType: "trial_balance" as const, uploadId: "up-1" };
    const upload = { ...place, fileName: "tb\u202evsc.csv" };
    await api.objects.write(uploadPath(upload), smallTrialBalance, "text/csv");
    await ingestUpload(api.deps, upload);
    const [file] = (await api.call("listFiles", { params: { id: projectId } })).reply;
    expect(file).toMatchObject({ status: "invalid", fileName: "tb⟨U+202E⟩vsc.csv" });
    expect(file?.errors[0]).toContain("Rename it and upload it again.");
    expect(await verify(projectId)).toBe(true);
  });
});
