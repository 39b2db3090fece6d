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

const names = ["service-company-year-1", "service-company-year-2"];

function read(name: string, file: string): string {
  return readFileSync(new URL(`../core/testing/cases/${name}/${file}`, import.meta.url), "utf8");
}

async function createProject({ call }: SuiteUser, name: string): Promise<string> {
  const body = { name, framework: "US_GAAP", currency: "USD" };
  return (await call("createProject", { body })).reply.id;
}

/** The statement a finished run gives, against the published answer, to the cent. */
async function expectPublishedAnswer({ call }: SuiteUser, name: string, id: string) {
  const run = await call("processProject", { params: { id } });
  expect(run.text).toContain('"tiesOut":true');
  const { statements, tiesOut } = (await call("getCashFlow", { params: { id } })).reply;
  expect(tiesOut).toBe(true);
  const published: { statements: Expected[] } = JSON.parse(read(name, "expected.json"));
  for (const { method, lines, totals } of published.statements) {
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
  await expectPublishedAnswer(user, name, id);
  const { reply } = await user.call("verifyAuditTrail", { params: { id } });
  expect(reply).toMatchObject({ isIntact: true, entries: 4 });
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
  await expectPublishedAnswer(user, name, id);
});
