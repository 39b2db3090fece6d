import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

const BUDGET = [
  "Account|Projected|Actual|Variance",
  "Sales|1000.00|900.00|-100.00",
  "Cost of sales|400.00|380.00|20.00",
  "Rent|200.00|210.00|-10.00",
  "Salaries|100.00|90.00|10.00",
  "Travel|50.00|45.00|5.00",
];

function refusals(fileType: "profit_loss" | "balance_sheet", rows: readonly string[]): string[] {
  const result = ingest(fileType, [tableOf(rows.join("\n"))], { oneDate: "take" });
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

const changed = (rows: readonly string[], from: string, to: string) =>
  rows.map((row) => row.replace(from, to));

test("an amount that a column of variances disproves is refused, either sign of the others is none", () => {
  expect(refusals("profit_loss", BUDGET)).toEqual([]);
  expect(refusals("profit_loss", changed(BUDGET, "210.00", "240.00"))).toEqual([
    'Row 4: "Variance" -10.00 is not the difference of "Projected" 200.00 and "Actual" 240.00, as it is in the other rows. One of the three is wrong: correct the file, or take it as a draft with its differences.',
  ]);
  const accepted = ingest(
    "profit_loss",
    [tableOf(changed(BUDGET, "210.00", "240.00").join("\n"))],
    { oneDate: "take", acceptDifferences: true },
  );
  expect(accepted.ok).toBe(true);
});

test("a balance is held to the debits and credits beside it, with its sign", () => {
  const rows = [
    "Account|Debit|Credit|Balance",
    "Cash|500.00|100.00|400.00",
    "Debtors|200.00|50.00|150.00",
    "Stock|90.00|40.00|50.00",
    "Loan|0.00|250.00|-250.00",
    "Share capital|0.00|350.00|-350.00",
  ];
  expect(refusals("balance_sheet", rows)).toEqual([]);
  const [said] = refusals("balance_sheet", changed(rows, "|-250.00", "|250.00"));
  expect(said).toContain('Row 5: "Balance" 250.00 is not the difference of "Debit" 0.00');
});

test.each([
  ["columns that are no differences", "Account|2025|2024|2023"],
  ["changes in percent", "Account|2025|2024|Change %"],
])("%s prove nothing", (_, headings) => {
  const rows = [headings, ...BUDGET.slice(1).map((row) => row.replace(/[-\d.]+$/, "7.00"))];
  expect(refusals("profit_loss", rows).join()).not.toContain("is not the difference");
});

test("many rows that disagree show that the column holds something else", () => {
  const rows = BUDGET.map((row, at) => (at > 2 ? `${row.slice(0, -2)}77` : row));
  expect(refusals("profit_loss", rows)).toEqual([]);
});
