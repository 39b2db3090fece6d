import { expect, test } from "vitest";
import { codesOf, trialBalance } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { checkPeriodsFit } from "./checkPeriodsFit.ts";
import { checkScalesFit } from "./checkScalesFit.ts";
import { joinBalanceSheets, joinTrialBalances, joinYears } from "./joinYears.ts";

test("what else is wrong with balances of one date is said with the question for the year before", () => {
  const text = "Account|Debit|Credit\nTill|30.00|\nFees||some\nRent|5.00|";
  const result = ingest("trial_balance", [tableOf(text)], { oneDate: "ask" });
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual([
    "one_date",
    "amount_not_a_number",
  ]);
});

test("last year's file gives the opening balances, those of closed accounts too", () => {
  const current = trialBalance("Code|Name|Debit|Credit\n1|Bank|5.00|\n2|Capital||5.00").rows;
  const prior = trialBalance("Code|Name|Debit|Credit\n1|Bank|3.00|\n3|Loan||3.00").rows;
  expect(joinTrialBalances(current, prior)).toMatchObject([
    { code: "1", currentDebit: 500n, priorDebit: 300n, lastYears: [{ sheet: null, row: 2 }] },
    { code: "2", currentCredit: 500n, priorCredit: 0n },
    { code: "3", currentCredit: 0n, priorCredit: 300n, isOnlyLastYears: true },
  ]);
  const row = {
    row: 1,
    sheet: null,
    code: "1",
    name: "Bank",
    type: "",
    entity: null,
    currency: null,
    isElimination: false,
  };
  const joined = joinBalanceSheets(
    [{ ...row, opening: 0n, closing: 7n }],
    [{ ...row, opening: 0n, closing: 4n }],
  );
  expect(joined).toMatchObject([{ opening: 4n, closing: 7n }]);
});

test("an account without a code is one account in both years' files, however often its name stands there", () => {
  const current = trialBalance(
    "Name|Type|Debit|Credit\nBank|Asset|9.00|\nTax|Asset|1.00|\nTax|Liability||4.00\nCapital|Equity||6.00",
  ).rows;
  const prior = trialBalance(
    "Name|Type|Debit|Credit\nBank|Asset|8.00|\nTax|Liability||3.00\nCapital|Equity||5.00",
  ).rows;
  expect(joinTrialBalances(current, prior)).toMatchObject([
    { code: "Bank", priorDebit: 800n },
    { code: "Asset › Tax", priorDebit: 0n, priorCredit: 0n },
    { code: "Liability › Tax", priorCredit: 300n },
    { code: "Capital", priorCredit: 500n },
  ]);
});

test("last year's file is read at its later date, keeps what it opened with, and is gone once joined", () => {
  const table = tableOf(
    "Account Code|Account Name|31 Dec 2024|31 Dec 2025\n1|Bank|1.00|3.00\n2|Capital|1.00|3.00",
  );
  const read = ingest("prior_balance_sheet", [table]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.value.matchedColumns.map(({ field }) => field)).toEqual(["code", "name", "closing"]);
  expect(read.value.rows).toMatchObject([
    { closing: 300n, opening: 100n },
    { closing: 300n, opening: 100n },
  ]);
  const [row] = read.value.rows;
  if (!row) throw new Error("no row");
  const balance_sheet = [{ ...row, opening: 0n, closing: 9n }];
  expect(joinYears({ balance_sheet, prior_balance_sheet: read.value.rows })).toMatchObject({
    balance_sheet: [
      { opening: 300n, closing: 9n, lastYearOpening: 100n },
      { opening: 300n, closing: 0n, lastYearOpening: 100n },
    ],
  });
});

test("three months of profit do not explain nine months of movements", () => {
  const column = { heading: "", precision: "day" as const, months: null };
  const positions = [
    { ...column, field: "opening", date: 20250331 },
    { ...column, field: "closing", date: 20251231 },
  ];
  const profit = (months: number) => [{ ...column, field: "current", date: 20251231, months }];
  const check = (months: number) =>
    checkPeriodsFit({ profitLoss: profit(months), balanceSheet: positions, remarks: [] });
  expect(check(9)).toEqual([]);
  expect(check(3)).toMatchObject([{ code: "periods_differ" }]);
});

test.each([
  [20230101, 20231231],
  [20241229, 20260104],
])("a year of 52 or 53 weeks from %i to %i is one of twelve months", (opening, closing) => {
  const column = { heading: "", precision: "day" as const, months: null };
  const positions = [
    { ...column, field: "opening", date: opening },
    { ...column, field: "closing", date: closing },
  ];
  const profit = [{ ...column, field: "current", date: closing, months: 12 }];
  const periods = { profitLoss: profit, balanceSheet: positions, remarks: [] };
  expect(checkPeriodsFit(periods)).toEqual([]);
});

test("income and expenses that add up since the books began are asked for by the year", () => {
  const lines = [
    "Rent|5.00|9.00",
    "Food|3.00|3.00",
    "Heat|2.00|4.00",
    "Taxes|1.00|1.00",
    "Travel|7.00|8.00",
  ];
  const text = lines.map((line) => `Expenses:${line}`).join("\n");
  expect(codesOf(`account|2024|2025\nAssets:Bank|-18.00|-25.00\n${text}`)).toEqual([
    "amounts_cumulative",
  ]);
});

test("a profit and loss in thousands does not fit a balance sheet in units", () => {
  const profit = { fileType: "profit_loss", scale: "in 000's", totals: [45_574_600n] } as const;
  const balance = { fileType: "balance_sheet", scale: null, totals: [28_867_000_000n] } as const;
  const codes = (...files: Parameters<typeof checkScalesFit>[0]) =>
    checkScalesFit(files).map(({ code }) => code);
  expect(codes(profit, balance)).toEqual(["scales_differ"]);
  expect(codes(balance, profit)).toEqual(["scales_differ"]);
  expect(codes(profit, { ...balance, scale: "$ in thousands" })).toEqual([]);
  expect(codes({ ...profit, scale: null }, balance)).toEqual([]);
  expect(codes(profit, { ...balance, totals: [28_867_000n] })).toEqual([]);
});

test("the date above this year and last year is that of this year alone", () => {
  const text = `As of December 2025
    |This Year|Last Year
    Bank|60.00|50.00
    Total Assets|60.00|50.00
    Capital|60.00|50.00
    Total Equity|60.00|50.00`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  const dates = result.ok ? result.value.periods.map(({ date }) => date) : result.problems;
  expect(dates).toEqual([20251231, null]);
});
