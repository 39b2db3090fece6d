import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { uprightTables } from "./uprightTables.ts";

const profits = `Year|Revenue|Cost_of_Sales|Gross_Profit|Gross_Margin_%|Rent_Expense|R&D_Expense|Net_Income
2024|900.00|500.00|400.00|44.4|120.00|30.00|250.00
2025|1000.00|540.00|460.00|46.0|130.00|40.00|290.00`;

const balances =
  `period,Cash,Trade_Receivables,Total_Assets,Trade_Payables,Total_Liabilities,Share_Capital,Retained_Earnings,Total_Equity
2024-12-31,100,250,350,90,90,60,200,260
2025-12-31,180,240,420,70,70,60,290,350`.replaceAll(",", "|");

function namesAndAmounts(fileType: "profit_loss" | "balance_sheet", text: string) {
  const read = ingest(fileType, [tableOf(text)]);
  if (!read.ok) return read.problems.map(({ code }) => code);
  return read.value.rows.map((row) =>
    "current" in row
      ? [row.name, row.current, row.prior]
      : [row.name, (row as { closing: bigint }).closing, (row as { opening: bigint }).opening],
  );
}

test("a statement with accounts in columns and years in rows is turned, its latest year first", () => {
  expect(namesAndAmounts("profit_loss", profits)).toEqual([
    ["Revenue", 100000n, 90000n],
    ["Cost of Sales", 54000n, 50000n],
    ["Rent Expense", 13000n, 12000n],
    ["R&D Expense", 4000n, 3000n],
  ]);
  expect(namesAndAmounts("balance_sheet", balances)).toEqual([
    ["Cash", 18000n, 10000n],
    ["Trade Receivables", 24000n, 25000n],
    ["Trade Payables", 7000n, 9000n],
    ["Share Capital", 6000n, 6000n],
    ["Retained Earnings", 29000n, 20000n],
  ]);
});

test("what was turned is said, with the column that the first row was, and its totals are held to it", () => {
  const read = ingest("balance_sheet", [tableOf(balances)]);
  const said = (read.ok ? read.value.warnings : []).find(({ code }) => code === "table_turned");
  expect(said?.where).toEqual({ row: 2, value: "Cash" });
  const held = ingest("balance_sheet", [tableOf(balances.replace("|420|70", "|421|70"))]);
  const wrong = (held.ok ? [] : held.problems).find(({ code }) => code === "total_disagrees");
  expect(wrong?.where).toMatchObject({ row: 3, column: "Total Assets" });
});

test("titles stay above a table that was turned, with the unit they name", () => {
  const titled = `Income statement||||\nin thousands||||\n${profits}`;
  const read = ingest("profit_loss", [tableOf(titled)]);
  expect(read.ok && read.value.scale).toBe("in thousands");
});

test("a table is not turned where a row is of no date, dates come twice or words stand among the amounts", () => {
  const isTurned = (text: string) =>
    uprightTables([tableOf(text)], "profit_loss")[0]?.isTurned === true;
  expect(isTurned(profits)).toBe(true);
  expect(isTurned(profits.replace("2024|", "North|"))).toBe(false);
  expect(isTurned(profits.replace("2024|", "2025|"))).toBe(false);
  expect(isTurned(profits.replace("|120.00|", "|leased|"))).toBe(false);
  expect(isTurned("Account|2025|2024\nSales|3.00|2.00\nRent|1.00|1.00")).toBe(false);
  const ratios = "Year|Revenue Growth|Operating Margin|Net Income Growth\n2025|0.10|0.20|0.30";
  expect(isTurned(ratios)).toBe(false);
  expect(uprightTables([tableOf(profits)], "fx_rates")[0]?.isTurned).toBeUndefined();
});

test("a table that was turned is not turned once more", () => {
  const upright = uprightTables([tableOf(balances)], "balance_sheet");
  expect(uprightTables(upright, "balance_sheet")).toEqual(upright);
});

test("signs in cells of their own belong to their amounts, and the heading above them too", () => {
  const copied = `Statement of operations
    ||2025||||2024||
    Sales||$|900|||$|850|
    Cost of sales|||(540|)|||(500|)
    Gross profit|||360||||350|
    Rent|||(130|)|||(120|)
    Net income||$|230|||$|230|`;
  expect(namesAndAmounts("profit_loss", copied)).toEqual([
    ["Sales", 90000n, 85000n],
    ["Cost of sales", -54000n, -50000n],
    ["Rent", -13000n, -12000n],
  ]);
});

test("a column of currencies keeps its signs and its heading", () => {
  const table = tableOf(`Account|Currency|2025
    Sales|$|900
    Rent|$|130`);
  expect(uprightTables([table], "profit_loss")).toEqual([table]);
});
