import { expect, test } from "vitest";
import { profits, read } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";

const ONLINE = `Garden Co
  Profit and Loss
  |Total|
  |Jan - Dec 2025|Jan - Dec 2024 (PP)
  Income||
  Design|1,000.00|700.00
  Discounts given|-50.00|
  Gardens|300.00|100.00
  Materials||
  Plants|200.00|20.00
  Total Materials|200.00|20.00
  Total Gardens|500.00|120.00
  Total Income|1,450.00|820.00
  Cost of Goods Sold||
  Cost of Goods Sold|150.00|
  Total COGS|150.00|0.00
  Gross Profit|1,300.00|820.00
  Expenses||
  Job Expenses|10.00|
  Materials||
  Plants|40.00|5.00
  Total Materials|40.00|5.00
  Total Job Expenses|50.00|5.00
  Total Expenses|50.00|5.00
  Net Operating Income|1,250.00|815.00
  Other Expenses||
  Fines|500.00|
  Total Other Expenses|500.00|0.00
  Net Other Income|-500.00|0.00
  Net Income|750.00|815.00`;

test("sections decide the side of an account, and its parents have amounts of their own", () => {
  expect(profits(ONLINE)).toEqual([
    ["Design", "Design", "income", -1000n],
    ["Discounts given", "Discounts given", "income", 50n],
    ["Gardens", "Gardens", "income", -300n],
    ["Plants", "Income › Plants", "income", -200n],
    ["Cost of Goods Sold", "Cost of Goods Sold", "expense", 150n],
    ["Job Expenses", "Job Expenses", "expense", 10n],
    ["Plants", "Expenses › Plants", "expense", 40n],
    ["Fines", "Fines", "expense", 500n],
  ]);
});

test("the totals that agreed are kept with their rows", () => {
  const { controls } = read("profit_loss", tableOf(ONLINE));
  const net = controls.filter(({ label }) => label === "Net Income");
  expect(net).toMatchObject([
    { row: 30, printed: 75000n, read: 75000n, agrees: true },
    { row: 30, printed: 81500n, read: 81500n, agrees: true },
  ]);
  expect(controls.every(({ agrees }) => agrees)).toBe(true);
});

test("a column for each level of the chart is one column of names", () => {
  const text = `||||Dec 31, 25|Dec 31, 24
    ASSETS|||||
    |Current Assets||||
    ||Bank|||
    |||Giro|70.00|50.00
    ||Total Bank||70.00|50.00
    |Total Current Assets|||70.00|50.00
    TOTAL ASSETS||||70.00|50.00
    LIABILITIES & EQUITY|||||
    |Equity||||
    ||Opening Bal Equity||50.00|50.00
    ||Net Income||20.00|
    |Total Equity|||70.00|50.00
    TOTAL LIABILITIES & EQUITY||||70.00|50.00`;
  const { rows } = read("balance_sheet", tableOf(text));
  expect(rows.map(({ name, path, nature }) => [name, path, nature])).toEqual([
    ["Giro", ["ASSETS", "Current Assets", "Bank"], "asset"],
    ["Opening Bal Equity", ["LIABILITIES & EQUITY", "Equity"], "equity"],
    ["Net Income", ["LIABILITIES & EQUITY", "Equity"], "equity"],
  ]);
});

test("of three and nine months beside each other the nine months are read", () => {
  const text = `Statements of Income|3 Months Ended||9 Months Ended|
    |Dec. 31, 2025|Dec. 31, 2024|Dec. 31, 2025|Dec. 31, 2024
    Interest income|100|90|310|270
    Salaries|60|50|180|150
    Net income|40|40|130|120`;
  const { rows, periods } = read("profit_loss", tableOf(text));
  expect(rows.map(({ current }) => current / 100n)).toEqual([310n, 180n]);
  expect(periods).toMatchObject([{ months: 9 }, { months: 9 }]);
});

test("percentages are left out, and what stands beneath the result", () => {
  const text = `|2025|2024
    Sales|400.00|300.00
    Costs|100.00|90.00
    Gross profit|300.00|210.00
    Margin %|75%|70%
    Net profit for the year|300.00|210.00
    Earnings per share|1.20|0.90`;
  expect(profits(text).map(([name]) => name)).toEqual(["Sales", "Costs"]);
});

test("of actual and planned years beside each other the actual ones are read", () => {
  const text = `Statement of income
    |Actual|Actual|Forecast|Forecast
    |2024|2025|2026|2027
    Sales|100|110|120|130
    Rent|-20|-30|-40|-50
    Net income|80|80|80|80`;
  const { rows, matchedColumns } = read("profit_loss", tableOf(text));
  expect(rows.map(({ current, prior }) => [prior, current])).toEqual([
    [10_000n, 11_000n],
    [-2_000n, -3_000n],
  ]);
  expect(matchedColumns.map(({ heading }) => heading)).toContain("Actual 2025");
});

test("a title that names the period is no heading of the empty column it stands in", () => {
  const text = `|Sample Ltd
    |Income statement
    |For the period 1 January 2025 to 31 December 2025
    ||Sales||100
    ||Interest||10
    ||Total income||110
    ||Rent||-30
    ||Net profit||80`;
  expect(profits(text).map(([name]) => name)).toEqual(["Sales", "Interest", "Rent"]);
});

test("a share that is called so is no amount, a rate in the name of an account is none", () => {
  const text = `|2025|2024
    Sales 20%|100|90
    Cost of sales|-40|-30
    Gross profit|60|60
    Gross margin %|0.60|0.67
    Rent|-20|-15
    EBITDA|40|45
    EBITDA margin (%)|40|50
    Net income|40|45`;
  expect(profits(text).map(([name]) => name)).toEqual(["Sales 20%", "Cost of sales", "Rent"]);
});
