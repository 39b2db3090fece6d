import { expect, test, vi } from "vitest";
import { deriveTrialBalance } from "../cases/deriveTrialBalance.ts";
import {
  expectedLines,
  inHundredths,
  isFirstPeriod,
  type KnownCase,
  printedLines,
  readCase,
  textOf,
} from "../cases/readCase.ts";
import { fileForm } from "./testing/smallCompany.ts";
import { type SuiteUser, signUp } from "./testing/suiteUser.ts";

async function createProject({ call }: SuiteUser, known: KnownCase): Promise<string> {
  const { framework } = known.statements[0];
  const body = { name: known.name, framework, currency: "USD" };
  const { id } = (await call("createProject", { body })).reply;
  if (isFirstPeriod(known))
    await call("updateProject", { params: { id }, body: { isFirstPeriod: true } });
  return id;
}

/** The journals of a case, as a user adds them to the first statement. */
async function adjust({ call }: SuiteUser, { name }: KnownCase, id: string): Promise<number> {
  await call("processProject", { params: { id } });
  const adjustments: object[] = JSON.parse(textOf(name, "adjustments.json"));
  for (const body of adjustments) {
    expect((await call("createAdjustment", { params: { id }, body })).status).toBe(201);
  }
  return adjustments.length;
}

/** The statement a finished run gives, against the known answer, to the cent. */
async function expectKnownAnswer({ call }: SuiteUser, known: KnownCase, id: string) {
  const run = await call("processProject", { params: { id } });
  expect(run.text).toContain('"tiesOut":true');
  const { statements, tiesOut } = (await call("getCashFlow", { params: { id } })).reply;
  expect(tiesOut).toBe(true);
  for (const expected of known.statements) {
    const shown = statements?.[expected.method];
    expect(printedLines(shown?.lines ?? [])).toEqual(expectedLines(expected));
    expect(shown?.totals).toMatchObject(inHundredths(expected.totals));
  }
}

// Each company goes one way: both ways give the same rows, which the runner of all cases shows
test("balance sheet and profit and loss, uploaded to the API, give the known answer", async () => {
  const known = readCase("ias7-illustrative-example");
  const user = await signUp("ada");
  const id = await createProject(user, known);
  for (const fileType of ["balance_sheet", "profit_loss"]) {
    const fileName = `${fileType}.csv`;
    const form = fileForm(fileType, fileName, textOf(known.name, fileName));
    const answer = await user.call("uploadFile", { params: { id }, form });
    expect(answer.reply).toMatchObject({ fileName, isValid: true });
  }
  const adjustments = await adjust(user, known, id);
  await expectKnownAnswer(user, known, id);
  const { reply } = await user.call("verifyAuditTrail", { params: { id } });
  expect(reply).toMatchObject({ isIntact: true, entries: 5 + adjustments });
});

test("a trial balance of a first period, put into Storage as a browser does, gives the known answer", async () => {
  const known = readCase("service-company-year-1");
  const user = await signUp("ada");
  const id = await createProject(user, known);
  const content = deriveTrialBalance(
    textOf(known.name, "balance_sheet.csv"),
    textOf(known.name, "profit_loss.csv"),
  );
  const [fileType, fileName] = ["trial_balance", "tb.csv"] as const;
  const uploadId = crypto.randomUUID();
  const place = { projectId: id, fileType, uploadId, fileName };
  expect((await user.store(place, content)).status).toBe(200);
  await vi.waitFor(
    async () => {
      const [file] = (await user.call("listFiles", { params: { id } })).reply;
      expect(file).toMatchObject({ id: uploadId, status: "valid", isSelected: true });
    },
    { timeout: 500_000, interval: 150 },
  );
  const adjustments = await adjust(user, known, id);
  await expectKnownAnswer(user, known, id);
  const { reply } = await user.call("verifyAuditTrail", { params: { id } });
  // That the first period was said is an entry too
  expect(reply).toMatchObject({ isIntact: true, entries: 5 + adjustments });
});
