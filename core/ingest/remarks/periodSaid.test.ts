import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { checkPeriodsFit } from "../years/checkPeriodsFit.ts";
import { periodSaid } from "./periodSaid.ts";

test.each([
  ["For the nine months ended 30 September 2025", 20250930, 9],
  ["Balance sheet as at 31st December 2025", 20251231, null],
  ["As of December 31, 2025", 20251231, null],
  ["January - September 2025", 20250931, 9],
  ["1-Apr-26 to 31-May-26", 20260531, 2],
  ["From 01/04/2023 To 31/03/2024", 20240331, 12],
  ["Reporting period 10/01/2024 - 09/30/2025", 20250930, 12],
  ["Date Range: 2025-01-01 to 2025-12-31", 20251231, 12],
  ["Income statement 2024-01-01 to 2025-12-31", 20251231, 24],
  ["52 weeks ended 28 December 2025", 20251228, 12],
  ["Years ended December 31, 2025 and 2024", 20251231, 12],
  ["December 31, 2025", 20251231, null],
  ["zum 31.12.2025", 20251231, null],
])("%s", (text, end, months) => {
  expect(periodSaid(text)).toEqual({ end, months });
});

test.each([
  "Printed 31 December 2025",
  "Monday, 5 January 2026 09:12 AM",
  "5 January 2026",
  "Three months and nine months ended 30 June 2025",
  "As at 05/06/2025",
  "For the year 2025",
  "Budget 2025",
])("%s says no period that is sure", (text) => {
  expect(periodSaid(text)).toBeNull();
});

/** What is wrong with the periods of two statements with these titles and headings. */
function misfit(profit: string, balances: string, headings = "2025|2024") {
  const read = <Type extends "profit_loss" | "balance_sheet">(fileType: Type, text: string) => {
    const result = ingest(fileType, [tableOf(text)], { oneDate: "take" });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
    return result.value;
  };
  const profitLoss = read(
    "profit_loss",
    `Profit and loss\n${profit}\nAccount|2025|2024\nSales|9.00|8.00\nRent|4.00|4.00\nNet profit|5.00|4.00`,
  );
  const balanceSheet = read(
    "balance_sheet",
    `Balance sheet\n${balances}\nAccount|${headings}\nCash|10.00|5.00\nCapital|10.00|5.00`,
  );
  return checkPeriodsFit({
    profitLoss: profitLoss.periods,
    balanceSheet: balanceSheet.periods,
    remarks: [
      { fileType: "profit_loss", remarks: profitLoss.remarks },
      { fileType: "balance_sheet", remarks: balanceSheet.remarks },
    ],
  }).map(({ message }) => message);
}

test("nine months of profit do not stand beside the movements of a year", () => {
  const year = "As at 31 December 2025";
  expect(misfit("For the nine months ended 30 September 2025", year)).toEqual([
    "The profit and loss is of 9 months, and the balance sheet moves over 12 months. Export both for the same period.",
  ]);
  expect(misfit("For the year ended 31 December 2025", year)).toEqual([]);
  const sinceDecember = "30 September 2025|31 December 2024";
  expect(misfit("January - September 2025", "", sinceDecember)).toEqual([]);
  const ofTwoYears = "1 January 2024 to 31 December 2025";
  expect(misfit(ofTwoYears, year, "31 December 2025|31 December 2024")).toEqual([]);
});

test("a balance sheet of another day than the end of the profit and loss is refused", () => {
  expect(misfit("Year ended 30 June 2025", "As at 31 December 2025")).toEqual([
    'The profit and loss says "Year ended 30 June 2025", and the balance sheet "As at 31 December 2025": they do not end on the same day. Export both for the same period.',
  ]);
  expect(misfit("52 weeks ended 28 December 2025", "As at 31 December 2025")).toEqual([]);
  const inOneCell = "Hill Farm Catering      Profit and Loss     From 01/04/2025 To 30/04/2025";
  expect(misfit(inOneCell, "", "30 April 2025|31 March 2025")).toEqual([]);
  expect(misfit(inOneCell, "As of 15/10/2025", "Total|Last total")[0]).toContain(
    'says "From 01/04/2025 To 30/04/2025", and',
  );
  expect(misfit("Year ended 31 December 2025", "Printed 9 February 2026")).toEqual([]);
});
