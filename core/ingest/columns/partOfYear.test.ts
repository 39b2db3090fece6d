import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

/** The columns that are read under some headings, or the codes of what is wrong. */
function readUnder(headings: string) {
  const text = `Account|${headings}
    Income|||
    Product sales|100.00|1200.00|900.00
    Consulting|50.00|600.00|700.00
    Total Income|150.00|1800.00|1600.00
    Rent|40.00|480.00|480.00
    Salaries|60.00|720.00|700.00
    Net Profit|50.00|600.00|420.00`;
  const result = ingest("profit_loss", [tableOf(text)]);
  if (!result.ok) return result.problems.map(({ code }) => code);
  const { matchedColumns } = result.value;
  return matchedColumns.flatMap(({ field, heading }) => (field === "name" ? [] : [heading]));
}

test.each([
  "This Month|Year to Date|Last Year",
  "Current Month|Year to Date|Last Year",
  "Current Period|Year to Date|Last Year",
  "MTD|Year to Date|Last Year",
  "Month|Year to Date|Last Year",
])("beside the year to date a month is not the period: %s", (headings) => {
  expect(readUnder(headings)).toEqual(["Year to Date", "Last Year"]);
});

test("the month before is not what the year to date is compared with", () => {
  expect(readUnder("This Month|Year to Date|Last Month")).toEqual(["Year to Date"]);
});

test("months alone are read, and asked about where a year stands beside them", () => {
  expect(readUnder("This Month|Last Month|Budget")).toEqual(["This Month", "Last Month"]);
  expect(readUnder("Quarter|Year|Prior Year")).toEqual(["dates_several"]);
  expect(readUnder("This Month|Last Month|Last Year")).toEqual(["dates_several"]);
});
