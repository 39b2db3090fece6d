import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

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

test.each([
  ["Dez/2025|Jan/2025 - Dez/2025|Jan/2024 - Dez/2024", "a month and the span that ends with it"],
  ["12/2025|01/2025 - 12/2025|01/2024 - 12/2024", "both in numbers"],
  ["31.12.2025|01.01.2025 - 31.12.2025|01.01.2024 - 31.12.2024", "in days"],
  ["3 months ended 31 Dec 2025|12 months ended 31 Dec 2025|12 months ended 31 Dec 2024", "counted"],
])("%s: the longer period is read, %s", (headings) => {
  expect(readUnder(headings)).toEqual(headings.split("|").slice(1));
});

test("of months in numbers it is asked which are meant", () => {
  expect(readUnder("01/2025|02/2025|03/2025")).toEqual(["dates_several"]);
  expect(readUnder("2025-01|2025-02|2025-03")).toEqual(["dates_several"]);
});

test.each([
  "Monat|kumuliert|Vorjahr",
  "Mes|Acumulado|Anterior",
  "Mois|Cumul|N-1",
  "Periode|Cumulatief|Vorig jaar",
])("what is cumulative is read in other languages: %s", (headings) => {
  expect(readUnder(headings)).toEqual(headings.split("|").slice(1));
});

test("debits and credits since the first day are no balances", () => {
  const text = `Konto|Bezeichnung|Soll kumuliert|Haben kumuliert|Saldo Soll|Saldo Haben
    1200|Bank|900.00|300.00|600.00|
    1600|Verbindlichkeiten|100.00|400.00||300.00
    8400|Erlöse||500.00||500.00
    4100|Löhne|200.00||200.00|`;
  const result = ingest("trial_balance", [tableOf(text)], { oneDate: "take" });
  expect(result).toMatchObject({
    ok: true,
    value: { rows: [{ currentDebit: 60000n }, {}, {}, {}] },
  });
});
