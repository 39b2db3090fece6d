import { expect, test } from "vitest";
import { refusals } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";

const REGISTERS: Readonly<Record<string, string>> = {
  "customers by age": `Debtor|Current|1 - 30|31 - 60|> 60|Total
    Alpha Ltd|1000|200|0|50|1250
    Beta Ltd|500|0|0|0|500
    Gamma Ltd|0|0|300|0|300
    Total|1500|200|300|50|2050`,
  customers: `Customer Name|Invoiced Amount|Closing Balance
    Alpha Ltd|1000|800
    Beta Ltd|500|500
    Gamma Ltd|300|0`,
  "invoices by age under a title": `A/R Aging Details|
    As of 19/04/2023|
    Date Transaction Type Customer Age|Balance Due
    INV-000002 Growmore Careers|2500
    INV-000003 Alpha Ltd|500
    TOTAL|3000`,
  staff: `Employee|2025|2024
    Alpha|3000|2000
    Beta|2500|2400
    Gamma|2800|2700`,
  goods: `Item|Qty|Unit cost|Total
    Widget A|10|5.00|50.00
    Widget B|20|2.50|50.00
    Widget C|5|10.00|50.00`,
  "rates of tax": `Code|Meaning|Expected Rate
    SR 9|Standard-rated supply|0.09
    ZR|Zero-rated supply|0
    TX 9|Standard-rated purchase|0.09
    RC|Reverse charge|0.09`,
  days: `ts_code|end_date
    Alpha Ltd|20251231
    Beta Ltd|20241231
    Gamma Ltd|20231231`,
  "numbers of quarters": `Company|Quarter|Note
    Alpha Ltd|4|N
    Beta Ltd|4|Y
    Gamma Ltd|3|N`,
  ratios: `Ratio|2025|2024
    Current|2.5|1.8
    Quick|1.9|1.2
    Margin|0.6|0.6`,
};

test.for(Object.entries(REGISTERS))(
  "a list of %s is no balance sheet and no profit and loss",
  ([, text]) => {
    for (const type of ["profit_loss", "balance_sheet"] as const)
      expect(refusals(type, tableOf(text))).toEqual(["list_other"]);
  },
);

test('accounts beneath a heading such as "Items" or "Assets" are accounts', () => {
  for (const heading of ["Items", "Assets", "Metric"]) {
    const text = `${heading}|2025|2024
      Cash at bank|300|200
      Receivables|500|400
      Total assets|800|600
      Payables|250|200
      Share capital|550|400
      Total liabilities and equity|800|600`;
    expect(refusals("balance_sheet", tableOf(text))).toEqual([]);
  }
});

test("movements of equity are no balance sheet and no trial balance", () => {
  const text = `Statement of changes in equity|2025|2024
    Balance at 1 January|600|450
    Profit for the year|300|200
    Dividends paid|(50)|(50)
    Balance at 31 December|850|600`;
  for (const type of ["trial_balance", "balance_sheet"] as const)
    expect(refusals(type, tableOf(text))).toEqual(["equity_movements"]);
});

test("what is called a statement of owner's equity is no balance sheet, in whatever words its rows are", () => {
  const text = `Any Company|
    Statement of Owner's Equity|
    For the year ended December 31, 2025|
    |2025
    Pat Doe, January 1|500
    Add: Earnings|140
    Less: Taken out|40
    Pat Doe, December 31|600`;
  expect(refusals("balance_sheet", tableOf(text))).toEqual(["equity_movements"]);
});

test("equity with its profit and its opening balance is a part of a balance sheet", () => {
  const text = `|2025|2024
    Cash at bank|850|600
    Total assets|850|600
    Balance at 1 January|600|450
    Profit for the year|300|200
    Dividends paid|(50)|(50)
    Total equity|850|600`;
  expect(refusals("balance_sheet", tableOf(text))).not.toContain("equity_movements");
});

test.each(["profit_loss", "balance_sheet"] as const)("inputs of a model are no %s", (type) => {
  const inputs = `Name|Base value
      Annual growth of revenue|0.12
      Gross margin %|0.45
      Overheads as % of revenue|0.2
      Sales days|45
      Interest rate|0.07
      Opening cash|30000`;
  expect(refusals(type, tableOf(inputs))).toEqual(["measures_other"]);
});

test("ratios at the end of a statement, and accounts that name a rate of tax, are no inputs of a model", () => {
  const statement = `Name|2025|2024
    Sales 20 %|900|800
    Sales 10 %|100|90
    Rent and rates|-300|-280
    Wages|-500|-450
    Net profit|200|160
    Gross margin|0.3|0.3
    Growth of revenue|0.12|0.1`;
  expect(refusals("profit_loss", tableOf(statement))).not.toContain("measures_other");
});
