import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const ROWS = `Bank|550|350
    Receivables|250|200
    Total assets|800|550
    Loan|300|250
    Share capital|500|300
    Total liabilities and equity|800|550`;

function read(titles: string, headings: string) {
  const text = `Alpha Ltd\n${titles}\n${headings}\n${ROWS}`;
  const result = ingest("balance_sheet", [tableOf(text)], { oneDate: "take" });
  if (!result.ok) return result.problems.map(({ code }) => code);
  return result.value.matchedColumns.flatMap(({ field, heading }) =>
    field === "name" ? [] : [`${field}: ${heading}`],
  );
}

test("a day without a year is of the year that the title names", () => {
  expect(read("Balance sheet as at 31 March 2025", "|31 March|31 March 2024")).toEqual([
    "closing: 31 March 2025",
    "opening: 31 March 2024",
  ]);
  expect(read("Balance sheet, 31 March 2025 and 2024", "|31 March|31 March")).toEqual([
    "closing: 31 March 2025",
    "opening: 31 March 2024",
  ]);
});

test("years beneath the days are those of the headings, whatever the title says first", () => {
  expect(read("Balance sheet, 2024 and 2025", "|31 March|31 March\n|2025|2024")).toEqual([
    "closing: 31 March 2025",
    "opening: 31 March 2024",
  ]);
});

test("days whose years no title tells are asked for, and none is left out", () => {
  expect(read("Balance sheet", "|31 March|31 March")).toEqual(["dates_incomplete"]);
  expect(read("Balance sheet as at 31 March 2025", "|31 March|31 March")).toEqual([
    "dates_incomplete",
  ]);
  expect(read("Balance sheet", "|March 31|31 March 2024")).toEqual(["dates_incomplete"]);
  expect(read("Balance sheet", "|Q4 2025|Q4 2024")).toEqual(["dates_incomplete"]);
});

test("years that are only counted, behind one word for all of them, follow each other", () => {
  const text = `BALANCE SHEETS|||
    Year|0|1|2
    Cash|10|20|25
    Stock|5|5|10
    Total assets|15|25|35
    Share capital|15|15|15
    Retained earnings|0|10|20
    Total equity|15|25|35`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  expect(result.ok && result.value.matchedColumns.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(["Year 1", "Year 2"]),
  );
});
