import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { deriveTrialBalance } from "./testing/deriveTrialBalance.ts";
import { fileForm } from "./testing/smallCompany.ts";
import { type SuiteUser, signUp } from "./testing/suiteUser.ts";

type Expected = {
  framework: string;
  method: "indirect" | "direct";
  lines: Record<string, Record<string, number>>;
  totals: Record<string, number>;
};

const names = [
  "ias7-illustrative-example",
  "service-company-year-1",
  "service-company-year-2",
  "service-company-year-3",
];

function read(name: string, file: string): string {
  return readFileSync(new URL(`../core/testing/cases/${name}/${file}`, import.meta.url), "utf8");
}

/** Whose company begins with the period: somebody has to say so. */
const isFirst = (name: string) => name === "service-company-year-1";

async function createProject({ call }: SuiteUser, name: string): Promise<string> {
  const [{ framework } = { framework: "" }] = published(name);
  const body = { name, framework, currency: "USD" };
  const { id } = (await call("createProject", { body })).reply;
  if (isFirst(name)) await call("updateProject", { params: { id }, body: { isFirstPeriod: true } });
  return id;
}

function published(name: string): Expected[] {
  return JSON.parse(read(name, "expected.json")).statements;
}

/** The journals of a case, as a user adds them to the first statement. */
async function adjust({ call }: SuiteUser, name: string, id: string): Promise<number> {
  await call("processProject", { params: { id } });
  const adjustments: object[] = JSON.parse(read(name, "adjustments.json"));
  for (const body of adjustments) {
    expect((await call("createAdjustment", { params: { id }, body })).status).toBe(201);
  }
  return adjustments.length;
}

/** The statement a finished run gives, against the published answer, to the cent. */
async function expectPublishedAnswer({ call }: SuiteUser, name: string, id: string) {
  const run = await call("processProject", { params: { id } });
  expect(run.text).toContain('"tiesOut":true');
  const { statements, tiesOut } = (await call("getCashFlow", { params: { id } })).reply;
  expect(tiesOut).toBe(true);
  for (const { method, lines, totals } of published(name)) {
    const shown = statements?.[method];
    const body = shown?.lines.filter(
      (line) =>
        !line.isSubtotal && line.category !== "reconciliation" && Number(line.currentYear) !== 0,
    );
    const figures = body?.map((line) => [`${line.category}.${line.concept}`, line.currentYear]);
    const expected = Object.entries(lines).flatMap(([category, concepts]) =>
      Object.entries(concepts).map(([concept, amount]) => [
        `${category}.${concept}`,
        cents(amount),
      ]),
    );
    expect(new Map(figures as [string, string][])).toEqual(new Map(expected as [string, string][])); // pairs, as mapped above
    const expectedTotals = Object.entries(totals).map(([key, amount]) => [key, cents(amount)]);
    expect(shown?.totals).toMatchObject(Object.fromEntries(expectedTotals));
  }
}

function cents(amount: number): string {
  return `${amount}.00`;
}

test.each(names)("%s from balance sheet and profit and loss, uploaded to the API", async (name) => {
  const user = await signUp("ada");
  const id = await createProject(user, name);
  for (const fileType of ["balance_sheet", "profit_loss"]) {
    const form = fileForm(fileType, `${fileType}.csv`, read(name, `${fileType}.csv`));
    const answer = await user.call("uploadFile", { params: { id }, form });
    expect(answer.reply).toMatchObject({ fileName: `${fileType}.csv`, isValid: true });
  }
  const adjustments = await adjust(user, name, id);
  await expectPublishedAnswer(user, name, id);
  const { reply } = await user.call("verifyAuditTrail", { params: { id } });
  expect(reply).toMatchObject({ isIntact: true, entries: (isFirst(name) ? 6 : 5) + adjustments });
});

test.each(names)("%s from a trial balance put into Storage, as a browser does", async (name) => {
  const user = await signUp("ada");
  const id = await createProject(user, name);
  const content = deriveTrialBalance(
    read(name, "balance_sheet.csv"),
    read(name, "profit_loss.csv"),
  );
  const uploadId = crypto.randomUUID();
  const place = { projectId: id, fileType: "trial_balance", uploadId, fileName: "tb.csv" } as const;
  expect((await user.store(place, content)).status).toBe(200);
  await vi.waitFor(
    async () => {
      const [file] = (await user.call("listFiles", { params: { id } })).reply;
      expect(file).toMatchObject({ id: uploadId, status: "valid", isSelected: true });
    },
    { timeout: 30_000, interval: 200 },
  );
  await adjust(user, name, id);
  await expectPublishedAnswer(user, name, id);
});
