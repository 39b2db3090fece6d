import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { generateCompany } from "../../core/testing/company/generateCompany.ts";
import { flatDebitCredit } from "../../core/testing/company/layouts/flat.ts";
import { openAiAnalyst } from "../ai/openAiAnalyst.ts";
import { appUnderTest } from "../testing/appUnderTest.ts";
import { checkAnswer, completion } from "../testing/completions.ts";
import { localServer } from "../testing/localServer.ts";
import { createProject, fileForm } from "../testing/smallCompany.ts";

/** What no word of ours holds: it stands in every text, and with every party, of the ledger. */
const SAID = "Zebrafinch";
const PARTY = "Okapi";
/** Who posted the entries. */
const POSTER = "Axolotl";

/** A year of many events, whose every entry names people. */
function ledgerOfPeople(): string {
  const company = generateCompany({ seed: 11 });
  const named = company.entries.map((entry) => ({
    ...entry,
    text: `${entry.text} ${SAID}`,
    lines: entry.lines.map((line) => ({ ...line, party: line.party && `${line.party} ${PARTY}` })),
  }));
  const written = flatDebitCredit.write({ ...company, entries: named }, flatDebitCredit.tells);
  if (typeof written !== "string") throw new Error("the layout is no text");
  const [heading = "", ...rows] = written.trimEnd().split(/\r?\n/);
  return [`${heading},Posted by`, ...rows.map((row) => `${row},${POSTER}`)].join("\n");
}

/** What is asked of a model, whatever becomes of its answer. */
const checks = [
  "detectAnomalies",
  "checkCategorization",
  "reviewCashFlow",
  "writeAuditNotes",
  "validateCashFlow",
  "suggestImprovements",
] as const;

/** Where only its owner looks: the file itself, its first lines, its rows, the entries behind lines, and what is open. */
const OWNERS = [/^uploads\//, /^parsed\//, /-entries\.jsonl$/, /-open-items\.json$/];

test("a ledger's texts and parties are in no log, no prompt, no trail and no export", async () => {
  const server = await localServer(() => completion(checkAnswer));
  const api = appUnderTest();
  api.deps.analyst = openAiAnalyst(
    {
      apiKey: "sk-test",
      baseUrl: `${server.url}/v1`,
      model: "test-model",
      attemptMs: 30_000,
      deadlineMs: 50_000,
    },
    { now: () => 0, sleep: async () => undefined, random: () => 0 },
  );
  const id = await createProject(api);
  const params = { id };
  const form = fileForm("general_ledger", "ledger.csv", ledgerOfPeople());
  expect((await api.call("uploadFile", { params, form })).status).toBe(200);
  expect((await api.call("processProject", { params })).status).toBe(200);
  for (const check of checks) await api.call(check, { params });
  expect(server.received.length).toBeGreaterThanOrEqual(checks.length);
  for (const format of ["json", "excel"]) {
    const query = { periods: "quarter" };
    const made = await api.call("createExport", { params: { id, format }, query });
    expect([format, made.status]).toEqual([format, 200]);
  }
  await api.call("exportWorkings", { params });

  const [file] = (await api.call("listFiles", { params })).reply;
  expect(file?.ledger?.posters).toMatchObject([{ name: POSTER }]);
  const entries = (await api.call("listLedgerEntries", { params })).reply;
  expect(entries.some(({ text }) => text.includes(SAID))).toBe(true);
  expect(entries.every(({ postedBy }) => postedBy === POSTER)).toBe(true);
  const wordsAt = new Map<string, string>([
    ["logs", api.logged.join("\n")],
    ["statement", (await api.call("getCashFlow", { params })).text],
    ["trail", (await api.call("listAuditTrail", { params })).text],
    ["readingResult", (await api.call("listAiValidations", { params })).text],
    ...server.received.map(({ body }, at) => [`prompt ${at}`, JSON.stringify(body)] as const),
  ]);
  for (const path of api.objects.paths()) {
    if (OWNERS.some((pattern) => pattern.test(path))) continue;
    wordsAt.set(path, wordsOf((await api.objects.read(path)) ?? new Uint8Array()));
  }
  for (const [where, words] of wordsAt) {
    const named = [SAID, PARTY, POSTER].filter((name) => words.includes(name));
    expect([where, named]).toEqual([where, []]);
  }
});

/** What can be read in a file: of a workbook, in all its parts. */
function wordsOf(bytes: Uint8Array): string {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const parts = isPacked ? Object.values(unzipSync(bytes)) : [bytes];
  return parts.map((part) => strFromU8(part, true)).join("\n");
}
