import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { readAmountHeading } from "./readAmountHeading.ts";

const balanceSheet = (later: string, earlier: string) => `Particulars|Note|${later}|${earlier}
EQUITY AND LIABILITIES
Share Capital|1|5000.00|5000.00
Surplus|2|3100.50|2400.25
Trade Payables|3|1500.00|1300.00
Total||9600.50|8700.25
ASSETS
Plant|4|4000.00|4200.00
Trade Receivables|5|3600.50|3200.25
Cash|6|2000.00|1300.00
Total||9600.50|8700.25`;

function readCash(later: string, earlier: string) {
  const result = ingest("balance_sheet", [tableOf(balanceSheet(later, earlier))]);
  if (!result.ok) return result.problems.map(({ code }) => code);
  const cash = result.value.rows.find(({ name }) => name === "Cash");
  return { closing: cash?.closing, opening: cash?.opening };
}

const CASH = { closing: 200_000n, opening: 130_000n };

test("a date with two digits of its year heads a column, whatever words stand before it", () => {
  expect(readAmountHeading("As at 31.03.26")).toMatchObject({ date: 20_260_331, precision: "day" });
  expect(readAmountHeading("3/31/26")).toMatchObject({ date: 20_260_331, precision: "day" });
  expect(readCash("As at 31.03.26", "As at 31.03.25")).toEqual(CASH);
  expect(readCash("31/03/26", "31/03/25")).toEqual(CASH);
});

test("three numbers that are no date, or one with the year first, name no date", () => {
  expect(readAmountHeading("31.31.26")).toBeNull();
  expect(readAmountHeading("30.02.26")).toBeNull();
  expect(readAmountHeading("25/03/31")).toBeNull();
});

test("day and month are asked about where the later column depends on them", () => {
  expect(readCash("05/04/26", "05/04/25")).toEqual(CASH);
  expect(readCash("04/05/26", "05/04/26")).toEqual(["headings_day_or_month"]);
  expect(readCash("04/05/2026", "05/04/2026")).toEqual(["headings_day_or_month"]);
});

test("another date of the headings tells the day from the month", () => {
  expect(readCash("31.12.26", "01.02.26")).toEqual(CASH);
  expect(readCash("02/04/26", "03/31/26")).toEqual(["headings_day_or_month"]);
});
