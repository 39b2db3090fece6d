import { expect, test } from "vitest";
import { refusals } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";

test("a few lines of a budget are no balance sheet", () => {
  const text = `Account|Actual|Budget
    Sales|95000|100000
    Wages|45000|40000
    Advertising|15000|10000
    Net profit|35000|50000`;
  expect(refusals("balance_sheet", tableOf(text))).toEqual(["statement_other"]);
  expect(refusals("profit_loss", tableOf(text))).toEqual([]);
});

test("two lines of costs among accounts in other words leave open what it is", () => {
  const text = `Account|2025|2024
    Till|95|100
    Rent deposit|45|40
    Wages control|-15|-10
    Capital|-125|-130`;
  expect(refusals("balance_sheet", tableOf(text))).toEqual([]);
});

test("a balance sheet by its title and its totals is no profit and loss, whatever its accounts are called", () => {
  const text = `Alpha Ltd
    Balance Sheet
    |TOTAL
    Bank|500.00
    Salary advance Ann|20.00
    Rent advance|30.00
    Wages advance Bob|50.00
    Total Assets|600.00
    Loan from owner|400.00
    Capital|200.00
    Total Liabilities and Equity|600.00`;
  expect(refusals("profit_loss", tableOf(text))).toEqual(["statement_other"]);
  expect(refusals("balance_sheet", tableOf(text))).toEqual([]);
});

test("a return of sales tax is no statement", () => {
  const text = `Box|Description|Amount
    1|VAT due on sales|5000
    2|VAT due on acquisitions|0
    3|Total VAT due|5000
    4|VAT reclaimed|2000
    5|Net VAT|3000`;
  for (const type of ["trial_balance", "profit_loss", "balance_sheet"] as const)
    expect(refusals(type, tableOf(text))).toEqual(["tax_computation"]);
});

test("lists of documents, brands and customers are no accounts", () => {
  for (const heading of [
    "Invoice No",
    "Voucher No",
    "organisation_id",
    "Brand",
    "اسم العميل",
    "客户名称",
  ]) {
    const text = `${heading}|Total
      A-1|50.00
      A-2|70.00`;
    for (const type of ["profit_loss", "balance_sheet"] as const)
      expect(refusals(type, tableOf(text))).toEqual(["list_other"]);
  }
});

test("a total in an unknown notation is named, not passed over like a heading", () => {
  const text = `Alpha Ltd
    |2025
    Bank|500.00
    Debtors|100.00
    Total Assets|Xy!650.00
    Loan|400.00
    Capital|200.00
    Total Liabilities and Equity|600.00`;
  expect(refusals("balance_sheet", tableOf(text))).toContain("amount_not_a_number");
});

test("an income before tax that the rows do not come to is no account", () => {
  const text = `Metric|2025
    Fees|730
    Operating costs|430
    Technology|95
    Marketing|30
    Credit losses|55
    Pre-tax income|245`;
  expect(refusals("profit_loss", tableOf(text))).not.toEqual([]);
});

test("statements in Chinese are told from one another by their rows", () => {
  const position = `项目|2022|2021
    货币资金|648.33|365.36
    应收账款|851.67|434.64
    资产总计|1500.00|800.00
    应付账款|500.00|300.00
    股本|1000.00|500.00
    负债和所有者权益总计|1500.00|800.00`;
  const result = `项目|2022|2021
    营业收入|900|800
    营业成本|500|450
    管理费用|100|90
    资产减值损失|20|10
    净利润|280|250`;
  expect(refusals("profit_loss", tableOf(position))).toEqual(["statement_other"]);
  expect(refusals("balance_sheet", tableOf(position))).toEqual([]);
  expect(refusals("balance_sheet", tableOf(result))).toEqual(["statement_other"]);
  expect(refusals("profit_loss", tableOf(result))).toEqual([]);
});
