import { beforeEach, describe, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest, EVE } from "../../testing/appUnderTest.ts";
import {
  createProject,
  fileForm,
  processedProject,
  smallLedger,
  smallTrialBalance,
} from "../../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const ASKED = "add last year's file";

/** The columns of some years of the small company. */
function oneDate(debit: number): string {
  const lines = smallTrialBalance.trim().split("\n");
  const cut = lines.map((line) => {
    const cells = line.split(",");
    return [cells[0], cells[1], cells[debit], cells[debit + 1], cells[6]].join(",");
  });
  const [, ...rows] = cut;
  return ["Account Code,Account Name,Debit,Credit,Account Type", ...rows].join("\n");
}

const THIS_YEAR = oneDate(2);
const LAST_YEAR = oneDate(4);

async function upload(id: string, fileType: string, content: string, fileName = `${fileType}.csv`) {
  const form = fileForm(fileType, fileName, content);
  return api.call("uploadFile", { params: { id }, form });
}

const process = (id: string) => api.call("processProject", { params: { id } });
const patch = (id: string, body: object) => api.call("updateProject", { params: { id }, body });
const cashFlow = async (id: string) => (await api.call("getCashFlow", { params: { id } })).reply;
const files = async (id: string) => (await api.call("listFiles", { params: { id } })).reply;

async function projectOfOneDate(): Promise<string> {
  const id = await createProject(api);
  await upload(id, "trial_balance", THIS_YEAR);
  return id;
}

describe("balances of one date", () => {
  test("are taken with a word, and make no statement by themselves", async () => {
    const id = await createProject(api);
    const { reply } = await upload(id, "trial_balance", THIS_YEAR);
    expect(reply.warnings[0]).toContain(ASKED);
    expect(await files(id)).toMatchObject([{ status: "valid", hasOneDate: true, warnings: [] }]);
    const { status, problem } = await process(id);
    expect(status).toBe(422);
    expect(problem.errors).toEqual([expect.stringContaining(`trial_balance.csv: These are`)]);
  });

  test("with those of last year's file make the statement of both", async () => {
    const id = await projectOfOneDate();
    await upload(id, "prior_trial_balance", LAST_YEAR);
    expect((await process(id)).reply).toMatchObject({ version: 1, tiesOut: true });
    const { totals, files: named, lines } = await cashFlow(id);
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "130.00" });
    expect(named.map(({ fileName }) => fileName)).toEqual([
      "trial_balance.csv",
      "prior_trial_balance.csv",
    ]);
    const rows = lines.flatMap(({ sources }) => sources.flatMap((source) => source.rows));
    expect(new Set(rows.map(({ fileType }) => fileType))).toEqual(
      new Set(["trial_balance", "prior_trial_balance"]),
    );
  });

  test("are opened with nothing where the project says that it is the first period", async () => {
    const id = await projectOfOneDate();
    expect((await patch(id, { isFirstPeriod: true })).reply).toMatchObject({ isFirstPeriod: true });
    expect((await process(id)).reply.version).toBe(1);
    expect((await cashFlow(id)).totals).toMatchObject({ cashAtBeginning: "0.00" });
  });

  test("are not of a first period and of a second one at once", async () => {
    const id = await projectOfOneDate();
    await upload(id, "prior_trial_balance", LAST_YEAR);
    await patch(id, { isFirstPeriod: true });
    expect((await process(id)).problem.errors).toEqual([
      expect.stringContaining("Remove that file, or take back"),
    ]);
  });

  test("are not opened with themselves", async () => {
    const id = await projectOfOneDate();
    await upload(id, "prior_trial_balance", THIS_YEAR);
    expect((await process(id)).problem.errors).toEqual([
      expect.stringContaining("is the same file as this year's"),
    ]);
  });

  test("a file with two dates says itself what it opened with", async () => {
    const id = await processedProject(api);
    await upload(id, "prior_trial_balance", LAST_YEAR.replaceAll("100", "999"));
    await process(id);
    const { totals, files: named } = await cashFlow(id);
    expect(totals).toMatchObject({ cashAtBeginning: "100.00" });
    expect(named).toHaveLength(1);
  });

  test("a balance sheet takes last year's as well", async () => {
    const id = await createProject(api);
    const sheet = (bank: string, profit: string) =>
      `Account Name,Balance\nBank,${bank}\nShare capital,100\nRetained earnings,${profit}\n`;
    await upload(id, "balance_sheet", sheet("140", "40"));
    await upload(id, "profit_loss", "Account Name,Current Period\nSales,40\n");
    expect((await process(id)).problem.errors?.[0]).toContain(ASKED);
    await upload(id, "prior_balance_sheet", sheet("100", "0"));
    expect((await process(id)).reply).toMatchObject({ version: 1 });
    expect((await cashFlow(id)).totals).toMatchObject({
      cashAtBeginning: "100.00",
      netChange: "40.00",
    });
  });
});

describe("a general ledger beside balances of one date", () => {
  const opened = `${smallLedger}2025-01-01,0,1000,Bank,Opening balance,100.00,
2025-01-01,0,1100,Trade debtors,Opening balance,20.00,
2025-01-01,0,3000,Share capital,Opening balance,,100.00
2025-01-01,0,3900,Retained earnings,Opening balance,,20.00
`;
  const closing = THIS_YEAR.replace("Bank,130", "Bank,125").replace("debtors,30", "debtors,35");
  const of = async (ledger: string, balances: string) => {
    const id = await createProject(api);
    await upload(id, "general_ledger", ledger);
    const { reply } = await upload(id, "trial_balance", balances);
    return { id, warnings: reply.warnings };
  };

  test("gives what they opened with, and nothing is asked", async () => {
    const { id, warnings } = await of(opened, closing);
    expect(warnings.join()).not.toContain(ASKED);
    expect((await process(id)).reply).toMatchObject({ version: 1, tiesOut: true });
    const { totals, files: named, checks } = await cashFlow(id);
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "125.00" });
    expect(named.map(({ fileType }) => fileType)).toEqual(["trial_balance", "general_ledger"]);
    expect(checks.find((check) => check.id === "roll_forward")?.status).toBe("passed");
  });

  test("names the account and the amount where the entries do not lead to them", async () => {
    const wrong = closing.replace("Bank,125", "Bank,120").replace("debtors,35", "debtors,40");
    const { id } = await of(opened, wrong);
    expect((await process(id)).reply).toMatchObject({ version: 1, tiesOut: false });
    const { draftReasons, totals } = await cashFlow(id);
    expect(draftReasons[0]?.message).toContain("1000 Bank: opening 100.00 and entries 25.00");
    expect(totals).toMatchObject({ cashAtEnd: "120.00" });
  });

  test("without openings of its own makes a draft that says so", async () => {
    const { id } = await of(smallLedger, closing);
    expect((await process(id)).reply).toMatchObject({ version: 1, tiesOut: false });
    const { draftReasons, totals } = await cashFlow(id);
    expect(draftReasons[0]?.message).toContain("No file says the opening balances");
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "125.00" });
  });

  test("gives way to last year's file", async () => {
    const { id } = await of(opened, closing);
    await upload(id, "prior_trial_balance", LAST_YEAR);
    await process(id);
    expect((await cashFlow(id)).files.map(({ fileType }) => fileType)).toContain(
      "prior_trial_balance",
    );
  });

  test("of other accounts is refused in words", async () => {
    const others = closing.replaceAll(/^(\d{4}),/gm, "9$1,X");
    const { id } = await of(opened, others);
    expect((await process(id)).problem.errors).toEqual([
      expect.stringContaining("most accounts of the two are different"),
    ]);
  });

  test("opens statements of one date too", async () => {
    const id = await createProject(api);
    await upload(id, "general_ledger", opened);
    const sheet =
      "Account Name,Balance\nBank,125\nTrade debtors,35\nShare capital,100\nRetained earnings,60\n";
    await upload(id, "balance_sheet", sheet);
    await upload(id, "profit_loss", "Account Name,Current Period\nSales,100\nOverheads,60\n");
    expect((await process(id)).reply).toMatchObject({ version: 1, tiesOut: true });
    expect((await cashFlow(id)).totals).toMatchObject({ cashAtBeginning: "100.00" });
  });
});

describe("last year's project", () => {
  const lastYear = async () => {
    const id = await createProject(api);
    await upload(id, "trial_balance", LAST_YEAR);
    await patch(id, { isFirstPeriod: true });
    await process(id);
    return id;
  };

  test("gives the opening balances and the comparatives", async () => {
    const id = await projectOfOneDate();
    const priorProjectId = await lastYear();
    expect((await patch(id, { priorProjectId })).reply).toMatchObject({ priorProjectId });
    expect((await process(id)).reply).toMatchObject({ version: 1, tiesOut: true });
    const { totals, hasComparatives, lines, files } = await cashFlow(id);
    expect([totals?.cashAtBeginning, hasComparatives]).toEqual(["100.00", true]);
    expect(files.find(({ fileType }) => fileType === "prior_cashflow")).toMatchObject({
      fileName: expect.stringMatching(/^Statement 1 of the project "/),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const before = await cashFlow(priorProjectId);
    for (const concept of ["net_cash_operating", "net_cash_financing", "cash_at_end"]) {
      const [own, theirs] = [lines, before.lines].map((each) =>
        each.find((line) => line.concept === concept),
      );
      expect([concept, own?.priorYear]).toEqual([concept, theirs?.currentYear]);
    }
  });

  test("is the caller's own, and another one", async () => {
    const id = await projectOfOneDate();
    const of = (as: string) =>
      api.call("createProject", { as, body: { name: "Books of another" } });
    const others = (await of(EVE)).reply.id;
    const answers = await Promise.all(
      [others, "nobody-has-this", "../../x"].map((priorProjectId) => patch(id, { priorProjectId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await patch(id, { priorProjectId: id })).status).toBe(400);
    const priorProjectId = await lastYear();
    const both = await patch(id, { priorProjectId, isFirstPeriod: true });
    expect(both.status).toBe(400);
  });

  test("gives nothing where it is another person's, whatever the project has stored", async () => {
    const id = await projectOfOneDate();
    const priorProjectId = await lastYear();
    await api.deps.db.doc(`projects/${id}`).update({ priorProjectId });
    await api.deps.db.doc(`projects/${priorProjectId}`).update({ ownerId: EVE });
    const { status, problem } = await process(id);
    expect([status, problem.errors]).toEqual([
      422,
      [expect.stringContaining("is no longer there")],
    ]);
    expect((await api.call("listOpeningDifferences", { params: { id } })).reply).toEqual([]);
  });

  test("and a first period take each other back", async () => {
    const id = await projectOfOneDate();
    const priorProjectId = await lastYear();
    await patch(id, { isFirstPeriod: true });
    expect((await patch(id, { priorProjectId })).reply).toMatchObject({ isFirstPeriod: false });
    const { reply } = await patch(id, { isFirstPeriod: true });
    expect(reply).toMatchObject({ priorProjectId: null });
  });

  test.each([
    ["has no statement yet", async () => createProject(api), {}],
    [
      "Expected the same currency",
      async () => {
        const other = await lastYear();
        await patch(other, { currency: "USD" });
        await process(other);
        return other;
      },
      {},
    ],
    [
      "begins on 1 Jan 2026",
      async () => {
        const other = await lastYear();
        await patch(other, { period: { start: "2024-01-01", end: "2024-12-31" } });
        return other;
      },
      { period: { start: "2026-01-01", end: "2026-12-31" } },
    ],
    [
      "no longer there",
      async () => lastYear(),
      {},
      (other: string): Promise<unknown> => api.call("deleteProject", { params: { id: other } }),
    ],
  ])(
    "is refused where it %s",
    async (message, make, body, then = async (_id: string): Promise<unknown> => null) => {
      const id = await projectOfOneDate();
      const priorProjectId = await make();
      await patch(id, { priorProjectId, ...body });
      await then(priorProjectId);
      expect((await process(id)).problem.errors).toEqual([expect.stringContaining(message)]);
    },
  );

  test("that was made of other files cannot open these", async () => {
    const id = await createProject(api);
    const sheet = "Account Name,Balance\nBank,140\nShare capital,140\n";
    await upload(id, "balance_sheet", sheet);
    await upload(id, "profit_loss", "Account Name,Current Period\nSales,0\nRent,0\n");
    await patch(id, { priorProjectId: await lastYear() });
    expect((await process(id)).problem.errors).toEqual([
      expect.stringContaining("made without a Balance Sheet"),
    ]);
  });
});
