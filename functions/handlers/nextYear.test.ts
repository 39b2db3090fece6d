import { beforeEach, describe, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import {
  createProject,
  fileForm,
  processedProject,
  uploadTrialBalance,
} from "../testing/smallCompany.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await processedProject(api);
});

const nextYear = (of: string) => api.call("startNextYear", { params: { id: of } });
const differences = async (of: string) =>
  (await api.call("listOpeningDifferences", { params: { id: of } })).reply;

/** The year after the small company's, whose bank opens with what is said. */
const trialBalance = (
  bank: string,
  retained: string,
) => `Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type
1000,Bank,150,,${bank},,Current Asset
1100,Trade debtors,30,,30,,Current Asset
3000,Share capital,,100,,100,Equity
3900,Retained earnings,,60,,${retained},Equity
4000,Sales,,60,,,Revenue
5000,Overheads,40,,,,Expense
`;

describe("the project of the next year", () => {
  test("takes over entity, period, presentation, roles and traits, and names this year's", async () => {
    const period = { start: "2025-01-01", end: "2025-12-31" };
    const shown = { presentationUnit: "thousands", chart: "none" };
    const given = { entityName: "Harbour Ltd", period, name: "Harbour 2025", method: "direct" };
    await api.call("updateProject", { params: { id }, body: { ...given, ...shown } });
    await api.call("putAccountMapping", {
      params: { id, code: "5000" },
      body: { role: "bad_debts" },
    });
    const { status, reply } = await nextYear(id);
    expect(status).toBe(201);
    expect(reply).toMatchObject({
      name: "Harbour 2026",
      entityName: "Harbour Ltd",
      method: "direct",
      status: "draft",
      priorProjectId: id,
      ...shown,
      period: { start: "2026-01-01", end: "2026-12-31" },
    });
    await uploadTrialBalance(api, reply.id, trialBalance("130", "60"));
    await api.call("processProject", { params: { id: reply.id } });
    const accounts = (await api.call("listAccounts", { params: { id: reply.id } })).reply;
    expect(accounts.find(({ code }) => code === "5000")).toMatchObject({
      role: "bad_debts",
      isOverridden: true,
      isStale: false,
    });
    const { lines, hasComparatives } = (await api.call("getCashFlow", { params: { id: reply.id } }))
      .reply;
    expect(hasComparatives).toBe(true);
    expect(lines.some(({ priorYear }) => priorYear !== "0.00")).toBe(true);
    const { entries } = (await api.call("listAuditTrail", { params: { id: reply.id } })).reply;
    expect(entries.at(-1)).toMatchObject({
      action: "project_created",
      metadata: { projectId: reply.id, priorProjectId: id },
    });
  });

  test("has last year's notes as comparatives of its own (IAS 7.44A, 1.38)", async () => {
    const head = "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit";
    const books = (bank: string, loan: string, before: [string, string]) => `${head},Account Type
1000,Bank,${bank},,${before[0]},,Current Asset
2500,Bank loan,,${loan},,${before[1]},Non-current Liability
3000,Share capital,,100,,100,Equity
`;
    const first = await createProject(api);
    await uploadTrialBalance(api, first, books("150", "50", ["120", "20"]));
    await api.call("processProject", { params: { id: first } });
    const next = (await nextYear(first)).reply.id;
    await uploadTrialBalance(api, next, books("190", "90", ["150", "50"]));
    await api.call("processProject", { params: { id: next } });
    const { disclosures } = (await api.call("getCashFlow", { params: { id: next } })).reply;
    const note = disclosures.find((each) => each.id === "financing_liabilities");
    expect(note?.rows).toMatchObject([
      { label: "Borrowings", amounts: ["50.00", "40.00", "0.00", "0.00", "0.00", "90.00"] },
      { label: "Total" },
      {
        label: "Borrowings, prior year",
        amounts: ["20.00", "30.00", "0.00", "0.00", "0.00", "50.00"],
      },
      { label: "Total, prior year", isPriorYear: true },
    ]);
  });

  test("is refused before there is a statement whose balances it could open with", async () => {
    expect((await nextYear(await createProject(api))).problem.code).toBe("no_statement");
  });
});

describe("the year after one with a general ledger", () => {
  const head = "Date,Entry No,Account Code,Account Name,Description,Party,Document,Debit,Credit";
  const ledgerOf = (...rows: string[]) =>
    fileForm("general_ledger", "ledger.csv", [head, ...rows].join("\n"));
  const made = async (of: string, form: FormData) => {
    await api.call("uploadFile", { params: { id: of }, form });
    expect((await api.call("processProject", { params: { id: of } })).status).toBe(200);
    const { lines, totals } = (await api.call("getCashFlow", { params: { id: of } })).reply;
    return { totals, amounts: lines.map(({ concept, currentYear }) => [concept, currentYear]) };
  };

  test("begins with what was open: a machine bought then is paid as a machine", async () => {
    const first = await createProject(api);
    const bought = [
      "2025-01-01,1,1000,Cash at bank,Opening balance,,,900.00,",
      "2025-01-01,1,3000,Share capital,Opening balance,,,,900.00",
      "2025-02-01,2,6000,Rent expense,Rent,,,50.00,",
      "2025-02-01,2,1000,Cash at bank,Rent,,,,50.00",
      "2025-12-20,3,1500,Machinery at cost,Press,Maker,M9,400.00,",
      "2025-12-20,3,2000,Trade payables,Press,Maker,M9,,400.00",
      "2025-12-21,4,5000,Cost of sales,Goods,Maker,G1,100.00,",
      "2025-12-21,4,2000,Trade payables,Goods,Maker,G1,,100.00",
    ];
    const body = { method: "direct", period: { start: "2025-01-01", end: "2025-12-31" } };
    await api.call("updateProject", { params: { id: first }, body });
    await made(first, ledgerOf(...bought));
    const params = { id: first, disclosureId: "financing_liabilities" };
    await api.call("putDisclosureNote", { params, body: { text: "The figures stay" } });
    const next = (await nextYear(first)).reply.id;
    const { amounts, totals } = await made(
      next,
      ledgerOf(
        "2026-01-20,1,2000,Trade payables,Paid,Maker,M9,400.00,",
        "2026-01-20,1,1000,Cash at bank,Paid,Maker,M9,,400.00",
      ),
    );
    expect(totals).toMatchObject({ cashAtBeginning: "850.00", cashAtEnd: "450.00" });
    expect(amounts).toContainEqual(["purchase_of_ppe", "-400.00"]);
    expect(await differences(next)).toEqual([]);
  });

  test("is of the year after the ledger's where only the ledger says its period", async () => {
    const first = await createProject(api);
    await made(
      first,
      ledgerOf(
        "2025-01-01,1,1000,Cash at bank,Opening balance,,,900.00,",
        "2025-01-01,1,3000,Share capital,Opening balance,,,,900.00",
        "2025-12-31,2,6000,Rent expense,Rent,,,50.00,",
        "2025-12-31,2,1000,Cash at bank,Rent,,,,50.00",
      ),
    );
    expect((await nextYear(first)).reply.period).toEqual({
      start: "2026-01-01",
      end: "2026-12-31",
    });
  });
});

describe("last year's differences", () => {
  const processNext = async (bank: string, retained: string) => {
    const next = (await nextYear(id)).reply.id;
    await uploadTrialBalance(api, next, trialBalance(bank, retained));
    await api.call("processProject", { params: { id: next } });
    return next;
  };

  test("are none where it opens with what last year closed with, its result included", async () => {
    expect(await differences(id)).toEqual([]);
    expect(await differences(await processNext("130", "60"))).toEqual([]);
  });

  test("are listed account by account, and a person says what they are", async () => {
    const next = await processNext("125", "55");
    expect(await differences(next)).toEqual([
      expect.objectContaining({ account: "1000", closing: "130.00", opening: "125.00" }),
      expect.objectContaining({ account: "3900", difference: "5.00", decision: null }),
    ]);
    const body = { kind: "restatement", reason: "Cut-off of last December" };
    const params = { id: next, code: "1000" };
    expect((await api.call("decideOpening", { params, body })).reply.decision).toMatchObject(body);
    expect((await differences(next))[0]?.decision).toMatchObject(body);
    const { entries } = (await api.call("listAuditTrail", { params: { id: next } })).reply;
    expect(entries[0]?.description).toContain("restated: Cut-off of last December");
    const none = { id: next, code: "1100" };
    expect((await api.call("decideOpening", { params: none, body })).status).toBe(404);
    await uploadTrialBalance(api, next, trialBalance("120", "50"));
    await api.call("processProject", { params: { id: next } });
    expect((await differences(next))[0]).toMatchObject({ difference: "-10.00", decision: null });
  });

  test("are not asked for any more when last year's project was deleted", async () => {
    const next = await processNext("125", "55");
    await api.call("deleteProject", { params: { id } });
    expect(await differences(next)).toEqual([]);
  });
});
