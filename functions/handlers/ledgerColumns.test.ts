import { readFileSync } from "node:fs";
import { minorOf, tabulatePeriods } from "@tieout/core";
import { beforeEach, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, fileForm } from "../testing/smallCompany.ts";

const joinery = new URL("../../cases/general-ledger-joinery/general_ledger.csv", import.meta.url);

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
  const form = fileForm("general_ledger", "ledger.csv", readFileSync(joinery, "utf8"));
  await api.call("uploadFile", { params: { id }, form });
  await api.call("processProject", { params: { id } });
});

const shown = async () => (await api.call("getCashFlow", { params: { id } })).reply;
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + minorOf(amount), 0n);

/** What the entries of these days behind a piece of a line come to, as they are listed. */
async function listedSum(query: Record<string, string>): Promise<[number, bigint]> {
  const { reply } = await api.call("listLedgerEntries", {
    params: { id },
    query: { ...query, limit: "1000" },
  });
  return [reply.length, sum(reply.map(({ amount }) => amount))];
}

test("where a line comes from in a quarter adds up to its figure there, and its entries of these days to that", async () => {
  const lines = [
    { account: "6200", debit: "7.00", presentAs: "bad_debts" },
    { account: "1100", credit: "7.00" },
  ];
  const body = {
    adjustmentType: "journal",
    reason: "Debt written off, which no entry holds",
    lines,
  };
  const made = await api.call("createAdjustment", { params: { id }, body });
  expect(made.status).toBe(201);
  const { statements, periods = [] } = await shown();
  let [asked, undated] = [0, 0];
  for (const method of ["indirect", "direct"] as const) {
    const ofYear = statements?.[method].lines ?? [];
    const table = tabulatePeriods(periods, "quarter", { method, lines: ofYear });
    const inYear = new Set(ofYear.map(({ id: each }) => each));
    const rows = table.rows.filter((row) => !row.isSubtotal && inYear.has(row.id));
    for (const { id: lineId, amounts } of rows) {
      for (const [at, { start, end }] of table.columns.entries()) {
        const query = { start, end };
        const { reply } = await api.call("getColumnLine", { params: { id, lineId }, query });
        expect(reply).toMatchObject({ id: lineId, amount: amounts[at] });
        expect(sum(reply.sources.map(({ amount }) => amount))).toBe(minorOf(reply.amount));
        for (const { account, amount, entryCount, piece } of reply.sources) {
          if (entryCount === undefined) undated += 1;
          else {
            const of = { method, line: lineId, account, ...query };
            const listed = await listedSum(piece === undefined ? of : { ...of, piece: `${piece}` });
            expect(listed).toEqual([entryCount, minorOf(amount)]);
          }
        }
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(50);
  expect(undated).toBeGreaterThan(0);
});

test("days that are no column of the statement, and lines it has not, are not found", async () => {
  const [line] = (await shown()).lines;
  const ask = (lineId: string, start: string, end: string) =>
    api.call("getColumnLine", { params: { id, lineId }, query: { start, end } });
  const days = await ask(line?.id ?? "", "2025-01-02", "2025-01-31");
  expect([days.status, days.problem.errors]).toEqual([
    404,
    ["start, end: the statement has no column from 2025-01-02 to 2025-01-31"],
  ]);
  expect((await ask("direct.none", "2025-01-01", "2025-01-31")).status).toBe(404);
});

test("every account is rolled forward, a page at a time, and searched", async () => {
  const list = (query: Record<string, string>) =>
    api.call("listRollForward", { params: { id }, query });
  const all = (await list({})).reply;
  const { accountCount } = (await shown()).rollForward ?? {};
  expect(all).toHaveLength(accountCount ?? 0);
  for (const { opening, entries, closing, difference } of all)
    expect(minorOf(closing) - minorOf(opening) - minorOf(entries)).toBe(minorOf(difference));

  const first = await list({ limit: "5" });
  const next = first.headers.get("Link")?.match(/cursor=([^&>]*)/)?.[1] ?? "";
  const second = await list({ limit: "5", cursor: decodeURIComponent(next) });
  expect([...first.reply, ...second.reply]).toEqual(all.slice(0, 10));

  const [some] = all;
  expect((await list({ search: some?.accountName.toUpperCase() ?? "" })).reply).toContainEqual(
    some,
  );
});
