import { beforeEach, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, processedProject, writeOff } from "../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const preview = async (id: string, body: object = writeOff) =>
  (await api.call("previewAdjustment", { params: { id }, body })).reply;

test("a preview tells what the statement would say with the adjustment, and stores nothing", async () => {
  const id = await processedProject(api);
  const before = (await api.call("getCashFlow", { params: { id } })).reply;
  const paths = api.objects.paths();
  const previewed = await preview(id, { ...writeOff, reason: "" });
  expect(previewed.changes.indirect).toMatchObject([
    { concept: "bad_debts", before: "0.00", after: "10.00" },
    { concept: "change_in_trade_receivables", before: "-10.00", after: "-20.00" },
  ]);
  expect(previewed.changes.direct).toMatchObject([
    { concept: "receipts_from_customers", before: "90.00", after: "80.00" },
    { concept: "payments_to_suppliers_and_employees", before: "-60.00", after: "-50.00" },
  ]);
  expect(previewed.tie?.after).toEqual({
    tiesOut: true,
    unreconciledDifference: "0.00",
    draftReason: null,
  });
  expect(previewed.nonCashTransactions).toEqual([]);
  expect((await api.call("getCashFlow", { params: { id } })).reply).toEqual(before);
  expect((await api.call("listAdjustments", { params: { id } })).reply).toEqual([]);
  expect(api.objects.paths()).toEqual(paths);
});

test("what is previewed is what is then made", async () => {
  const id = await processedProject(api);
  const previewed = await preview(id);
  await api.call("createAdjustment", { params: { id }, body: writeOff });
  const { statements } = (await api.call("getCashFlow", { params: { id } })).reply;
  for (const { id: lineId, after } of previewed.changes.indirect) {
    const line = statements?.indirect.lines.find((one) => one.id === lineId);
    expect(line?.currentYear).toBe(after);
  }
});

test("an override shows the difference it opens", async () => {
  const id = await processedProject(api);
  const concept = "change_in_trade_receivables";
  const body = { adjustmentType: "override", concept, adjustedValue: "-7.00" };
  expect((await preview(id, body)).tie).toEqual({
    before: { tiesOut: true, unreconciledDifference: "0.00", draftReason: null },
    after: {
      tiesOut: false,
      unreconciledDifference: "-3.00",
      draftReason: expect.stringContaining("the unreconciled difference is (3.00)"),
    },
  });
});

test("what cannot be made is told with its line, not refused", async () => {
  const id = await processedProject(api);
  const lines = [
    { account: "9999", debit: "5.00" },
    { account: "1100", credit: "7.50" },
  ];
  const previewed = await preview(id, { ...writeOff, lines });
  expect(previewed.problems.map(({ where }) => where.row)).toEqual([1, undefined]);
  expect([previewed.tie, previewed.changes.indirect]).toEqual([null, []]);
  const early = await preview(await createProject(api));
  expect(early.problems[0]?.message).toContain("Upload a trial balance");
});
