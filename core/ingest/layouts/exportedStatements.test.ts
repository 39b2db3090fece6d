import { expect, test } from "vitest";
import { rowsOf, trialBalance } from "../../testing/readExport.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("QuickBooks Online outside America: a total for the cost of sales is taken off", () => {
  const text = `Profit and Loss
    Any Company
    January-March, 2025
    Distribution account|Total
    Income|
       Sales|251,404.00
    Total for Income|$251,404.00
    Cost of Sales|
       Materials|79,152.00
       Packaging|46,835.00
    Total for Cost of Sales|$125,987.00
    Gross Profit|$125,417.00
    Expenses|
       Wages|237,160.79
    Total for Expenses|$237,160.79
    Net Income|-$111,743.79`;
  const rows = rowsOf("profit_loss", text).map((row) =>
    "current" in row ? [row.name, row.nature, row.current] : [],
  );
  expect(rows).toEqual([
    ["Sales", "income", 25140400n],
    ["Materials", "expense", 7915200n],
    ["Packaging", "expense", 4683500n],
    ["Wages", "expense", 23716079n],
  ]);
});

test("QuickBooks Online balance sheet: sections, subtotals and this year beside last year", () => {
  const rows = rowsOf(
    "balance_sheet",
    `Acme Ltd||
     Balance Sheet||
     |As of Dec 31, 2025|As of Dec 31, 2024 (PY)
     ASSETS||
     Current Assets||
     Bank Accounts||
     Checking|700.00|500.00
     Total Bank Accounts|$700.00|$500.00
     Total Current Assets|$700.00|$500.00
     TOTAL ASSETS|$700.00|$500.00
     LIABILITIES AND EQUITY||
     Equity||
     Opening Balance Equity|500.00|500.00
     Net Income|200.00|
     Total Equity|$700.00|$500.00
     TOTAL LIABILITIES AND EQUITY|$700.00|$500.00`,
  );
  expect(rows).toMatchObject([
    { name: "Checking", type: "Bank Accounts", closing: 70000n, opening: 50000n },
    { name: "Opening Balance Equity", type: "Equity", closing: 50000n },
    { name: "Net Income", type: "Equity", closing: 20000n, opening: 0n },
  ]);
});

function statement(fileType: "profit_loss" | "balance_sheet", text: string) {
  return rowsOf(fileType, text).map((row) => {
    if ("current" in row) return [row.code, row.type, row.current, row.prior];
    if ("closing" in row) return [row.code, row.type, row.closing, row.opening];
    throw new Error("not a statement");
  });
}

test("Xero profit and loss and balance sheet: sections, totals and results, the code not shown", () => {
  const profitLoss = `Profit and Loss
    Demo Company (UK)
    For the year ended 31 December 2025

    Account|2025|2024

    Turnover||
    Sales|1,000.00|900.00
    Total Turnover|1,000.00|900.00

    Cost of Sales||
    Purchases|400.00|380.00
    Total Cost of Sales|400.00|380.00

    Gross Profit|600.00|520.00

    Administrative Costs||
    Rent|250.00|240.00
    Total Administrative Costs|250.00|240.00

    Operating Profit|350.00|280.00
    Profit after Taxation|350.00|280.00`;
  expect(statement("profit_loss", profitLoss)).toEqual([
    ["Sales", "Turnover", 100000n, 90000n],
    ["Purchases", "Cost of Sales", 40000n, 38000n],
    ["Rent", "Administrative Costs", 25000n, 24000n],
  ]);
  const balanceSheet = `Balance Sheet
    Demo Company (UK)
    As at 31 December 2025

    Account|31 Dec 2025|31 Dec 2024

    Fixed Assets||
    Office Equipment|300.00|350.00
    Total Fixed Assets|300.00|350.00

    Current Assets||
    Cash at bank and in hand||
    Business Bank Account|450.00|150.00
    Total Cash at bank and in hand|450.00|150.00
    Total Current Assets|450.00|150.00

    Net Assets|750.00|500.00

    Capital and Reserves||
    Current Year Earnings|350.00|280.00
    Retained Earnings|400.00|220.00
    Total Capital and Reserves|750.00|500.00`;
  expect(statement("balance_sheet", balanceSheet)).toEqual([
    ["Office Equipment", "Fixed Assets", 30000n, 35000n],
    ["Business Bank Account", "Cash at bank and in hand", 45000n, 15000n],
    ["Current Year Earnings", "Capital and Reserves", 35000n, 28000n],
    ["Retained Earnings", "Capital and Reserves", 40000n, 22000n],
  ]);
});

test("QuickBooks Online profit and loss: parents with children, results in capitals, this year beside last", () => {
  const text = `Acme Ltd||
    Profit and Loss||
    January - December 2025||

    |Jan - Dec 2025|Jan - Dec 2024 (PY)
    Income||
    Services|$1,200.00|$1,000.00
    Total Income|$1,200.00|$1,000.00
    GROSS PROFIT|$1,200.00|$1,000.00
    Expenses||
    Rent & Lease|300.00|280.00
    Utilities|45.50|41.20
    Total Expenses|$345.50|$321.20
    NET OPERATING INCOME|$854.50|$678.80
    NET INCOME|$854.50|$678.80`;
  expect(statement("profit_loss", text)).toEqual([
    ["Services", "Income", 120000n, 100000n],
    ["Rent & Lease", "Expenses", 30000n, 28000n],
    ["Utilities", "Expenses", 4550n, 4120n],
  ]);
});

test("Sage 50 profit and loss and balance sheet: year to date beside the prior year, sections without codes", () => {
  const profitLoss = `Profit and Loss|||
    |Period|Year to Date|Prior Year
    Sales|||
    Product Sales|100.00|1,000.00|900.00
    ||1,000.00|900.00
    Purchases|||
    Materials Purchased|40.00|400.00|380.00
    ||400.00|380.00
    Gross Profit/(Loss):|60.00|600.00|520.00
    Net Profit/(Loss):|60.00|600.00|520.00`;
  expect(statement("profit_loss", profitLoss)).toMatchObject([
    ["Product Sales", "Sales", 100000n, 90000n],
    ["Materials Purchased", "Purchases", 40000n, 38000n],
  ]);
  const balanceSheet = `Balance Sheet|||
    |Period|Year to Date|Prior Year
    Fixed Assets|||
    Plant and Machinery|10.00|500.00|400.00
    ||500.00|400.00
    Current Assets|||
    Debtors|5.00|70.00|60.00
    Bank Account|15.00|130.00|90.00
    ||200.00|150.00
    Current Liabilities|||
    Creditors : Short Term|0.00|80.00|70.00
    ||80.00|70.00
    Current Assets less Current Liabilities:|20.00|120.00|80.00
    Total Assets less Current Liabilities:|30.00|620.00|480.00
    Capital & Reserves|||
    Share Capital|0.00|480.00|480.00
    P & L Account|30.00|140.00|0.00
    ||620.00|480.00`;
  expect(
    statement("balance_sheet", balanceSheet).map(([name, type, closing]) => [name, type, closing]),
  ).toEqual([
    ["Plant and Machinery", "Fixed Assets", 50_000n],
    ["Debtors", "Current Assets", 7_000n],
    ["Bank Account", "Current Assets", 13_000n],
    ["Creditors : Short Term", "Current Liabilities", 8_000n],
    ["Share Capital", "Capital & Reserves", 48_000n],
    ["P & L Account", "Capital & Reserves", 14_000n],
  ]);
});

test("Sage Intacct and NetSuite balance sheets: numbered accounts, a dash between number and name, totals by section", () => {
  const netSuite = `Financial Row|Amount (As of Dec 2025)|Comparison Amount (As of Dec 2024)
    ASSETS||
    Current Assets||
    Bank||
    1000 - Cash|$250.00|$200.00
    1010 - Savings|$50.00|$50.00
    Total Bank|$300.00|$250.00
    Total Current Assets|$300.00|$250.00
    Total ASSETS|$300.00|$250.00
    Liabilities & Equity||
    Equity||
    3000 - Share Capital|$300.00|$250.00
    Total Equity|$300.00|$250.00
    Total Liabilities & Equity|$300.00|$250.00`;
  expect(statement("balance_sheet", netSuite)).toEqual([
    ["1000", "Bank", 25000n, 20000n],
    ["1010", "Bank", 5000n, 5000n],
    ["3000", "Equity", 30000n, 25000n],
  ]);
  const intacct = `Account no|Account title|Balance as of 12/31/2025|Balance as of 12/31/2024
    |Assets||
    10010|Checking|1,000.00|900.00
    |Total Assets|1,000.00|900.00
    |Equity||
    30000|Capital|1,000.00|900.00
    |Total Equity|1,000.00|900.00`;
  expect(statement("balance_sheet", intacct)).toEqual([
    ["10010", "Assets", 100000n, 90000n],
    ["30000", "Equity", 100000n, 90000n],
  ]);
});

test("Business Central and SAP statements: signed balances, the minus behind, the account number first", () => {
  const businessCentral = `No.|Name|Account Type|Net Change|Balance at Date|Balance at Date Last Year
    1000|BALANCE SHEET|Heading|||
    2910|Cash|Posting|50.00|250.00|200.00
    1999|Total ASSETS|End-Total|50.00|250.00|200.00
    3100|Capital Stock|Posting|-50.00|-250.00|-200.00`;
  expect(statement("balance_sheet", businessCentral)).toEqual([
    ["2910", "Posting", 25000n, 20000n],
    ["3100", "Posting", -25000n, -20000n],
  ]);
  const sap = `G/L Account|Short Text|Total report.period 2025|Tot.cmp.period 2024
    400000|Domestic sales|1.000,00-|900,00-
    500000|Raw materials|400,00|380,00`;
  expect(statement("profit_loss", sap)).toEqual([
    ["400000", "", -100000n, -90000n],
    ["500000", "", 40000n, 38000n],
  ]);
});

test("DATEV balances of results: decimal commas, signed, this year beside last", () => {
  const datev = `Konto|Beschriftung|Saldo 2025|Saldo 2024
    8400|Erlöse 19 % USt|-1.000,00|-900,00
    4200|Raumkosten|250,00|240,00`;
  expect(statement("profit_loss", datev)).toEqual([
    ["8400", "", -100000n, -90000n],
    ["4200", "", 25000n, 24000n],
  ]);
});

test("Odoo profit and loss and balance sheet: each sum stands above what it sums up", () => {
  const profitLoss = `|Balance
    Net Profit|24,000.00
    Income|60,000.00
    Gross Profit|60,000.00
    Operating Income|100,000.00
    400000 Product Sales|90,000.00
    400100 Service Sales|10,000.00
    Cost of Revenue|40,000.00
    500000 Cost of Goods Sold|40,000.00
    Other Income|0.00
    Expenses|36,000.00
    Operating Expenses|36,000.00
    600000 Rent|12,000.00
    601000 Salaries|24,000.00
    Depreciation|0.00`;
  expect(statement("profit_loss", profitLoss).map(([code, , current]) => [code, current])).toEqual([
    ["400000", 9_000_000n],
    ["400100", 1_000_000n],
    ["500000", 4_000_000n],
    ["600000", 1_200_000n],
    ["601000", 2_400_000n],
  ]);
  const balanceSheet = `|As of 31/12/2025|As of 31/12/2024
    ASSETS|150.00|100.00
    Current Assets|150.00|100.00
    Bank and Cash Accounts|150.00|100.00
    101401 Bank|130.00|90.00
    101501 Cash|20.00|10.00
    LIABILITIES|50.00|40.00
    Payables|50.00|40.00
    211000 Account Payable|50.00|40.00
    EQUITY|100.00|60.00
    Retained Earnings|100.00|60.00
    301000 Capital|100.00|60.00`;
  expect(
    statement("balance_sheet", balanceSheet).map(([code, , closing]) => [code, closing]),
  ).toEqual([
    ["101401", 15_000n - 2_000n],
    ["101501", 2_000n],
    ["211000", 5_000n],
    ["301000", 10_000n],
  ]);
});

test("an account without a code among accounts with codes stays an account", () => {
  const text = `Account|Balance
    4000 Sales|100.00
    Sundry income|40.00
    5000 Materials|30.00
    5100 Freight|10.00
    Petty expenses|5.00
    6000 Rent|20.00`;
  expect(statement("profit_loss", text)).toHaveLength(6);
});

test("Zoho Books with account codes: parents, and totals that carry their parent's code", () => {
  const text = `Account|Account Code|Total
    Operating Income||
    Sales|41|0
    Public Sales|411|70.00
    Private Sales|412|30.00
    Total for Sales|41|100.00
    Total for Operating Income||100.00
    Cost of Goods Sold||
    Projects|5|0
    Materials|51|25.00
    Freight|52|15.00
    Total for Projects|5|40.00
    Total for Cost of Goods Sold||40.00
    Gross Profit||60.00
    Non Operating Income||
    Total for Non Operating Income||0
    Net Profit/Loss||60.00`;
  expect(statement("profit_loss", text).filter(([, , amount]) => amount !== 0n)).toEqual([
    ["411", "Operating Income", 7_000n, 0n],
    ["412", "Operating Income", 3_000n, 0n],
    ["51", "Cost of Goods Sold", 2_500n, 0n],
    ["52", "Cost of Goods Sold", 1_500n, 0n],
  ]);
});

test("a remark beneath a report with nil beside it is no account", () => {
  const text = `Account|2025|2024
    Assets||
    Bank|60.00|50.00
    Total for Assets|60.00|50.00
    Liabilities & Equities||
    Accounts Payable|20.00|10.00
    Owner's Equity|40.00|40.00
    Total for Liabilities & Equities|60.00|50.00
    **Amount is displayed in your base currency GBP|0.00|0.00`;
  expect(statement("balance_sheet", text)).toHaveLength(3);
});

test("two sides beside each other, items in an inner column, are read where their totals prove it", () => {
  const text = `Sample Traders
    Liabilities|Amount A|Amount B|Assets|Amount A|Amount B
    Capital|||Fixed assets||
    Owner's capital|60.00||Plant|50.00|
    Add profit|15.00|75.00|Less depreciation|5.00|45.00
    Current liabilities|||Current assets||
    Creditors|12.00||Stock|20.00|
    Bills payable|8.00|20.00|Debtors|18.00|
    |||Bank|12.00|50.00
    Total||95.00|Total||95.00`;
  const result = ingest("balance_sheet", [tableOf(text)], { oneDate: "take" });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const rows = result.value.rows.map(({ name, nature, positiveSide, closing }) => [
    name,
    nature,
    positiveSide === "credit" ? -closing : closing,
  ]);
  expect(rows).toEqual([
    ["Owner's capital", "equity", -6_000n],
    ["Add profit", "equity", -1_500n],
    ["Creditors", "liability", -1_200n],
    ["Bills payable", "liability", -800n],
    ["Plant", "asset", 5_000n],
    ["Less depreciation", "asset", -500n],
    ["Stock", "asset", 2_000n],
    ["Debtors", "asset", 1_800n],
    ["Bank", "asset", 1_200n],
  ]);
});

test("two sides of two dates, a sum that is called no total, and a check of nothing beneath them", () => {
  const text = `Assets|2024|2025||Liabilities|2024|2025
    Cash|43|65||Trade payables|20|13
    Receivables|31|18||Debt|40|30
    ||||Liabilities|60|43
    Fixed assets|100|90
    ||||Equity|114|130
    Total assets|174|173||Total liabilities & equity|174|173
    Check||0`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const sided = result.value.rows.filter(({ positiveSide }) => positiveSide);
  expect(sided.map(({ name, positiveSide }) => [name, positiveSide])).toEqual([
    ["Cash", "debit"],
    ["Receivables", "debit"],
    ["Fixed assets", "debit"],
    ["Trade payables", "credit"],
    ["Debt", "credit"],
    ["Equity", "credit"],
  ]);
});

test("a profit and loss account of two sides: what is carried down and both totals are no accounts", () => {
  const text = `Expenses|31 Dec 2025|Income|31 Dec 2025
    To Purchases|40.00|By Sales|100.00
    To Gross profit c/d|60.00||
    Total|100.00|Total|100.00
    To Rent|12.00|By Gross profit b/d|60.00
    To Salaries|25.00|By Commission received|4.00
    To Net profit|27.00||
    Total|64.00|Total|64.00`;
  const result = ingest("profit_loss", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(
    result.value.rows.map(({ name, positiveSide, current }) => [name, positiveSide, current]),
  ).toEqual([
    ["By Sales", "credit", 10_000n],
    ["By Commission received", "credit", 400n],
    ["To Purchases", "debit", 4_000n],
    ["To Rent", "debit", 1_200n],
    ["To Salaries", "debit", 2_500n],
  ]);
  expect(result.value.controls).toMatchObject([{ label: "To Net profit", agrees: true }]);
});

test("scripts: a key of words before a sum or a result is no code of an account", () => {
  const text = `account_code,account_name,category,ytd_total,prior_year
    4000,Audit fees,Revenue,900.00,800.00
    4010,Consulting fees,Revenue,300.00,250.00
    total_revenue,Total Revenue,Revenue,1200.00,1050.00
    5000,Salaries,Cost of Services,600.00,500.00
    5010,Benefits,Cost of Services,100.00,100.00
    total_cos,Total Cost of Services,Cost of Services,700.00,600.00
    gross_profit,Gross Profit,Gross Profit,500.00,450.00
    5100,Rent,Operating Expense,120.00,100.00
    5110,Travel,Operating Expense,80.00,60.00
    total_opex,Total Operating Expenses,Operating Expense,200.00,160.00
    net_income,Net Income,Net Income,300.00,290.00`.replaceAll(",", "|");
  const names = rowsOf("profit_loss", text).map((row) => ("name" in row ? row.name : ""));
  expect(names).toEqual([
    "Audit fees",
    "Consulting fees",
    "Salaries",
    "Benefits",
    "Rent",
    "Travel",
  ]);
});

test("a downloaded list that ends with its revenue is refused where its net income sums no rows", () => {
  const text = `|2025|2024
    Normalized EBITDA|363|318
    Net Income|224|201
    Net Income Including Noncontrolling Interests|224|201
    Tax Provision|60|57
    Pretax Income|284|258
    Interest Expense|32|21
    Operating Income|316|279
    Depreciation|47|39
    Gross Profit|363|318
    Cost Of Revenue|807|645
    Total Revenue|1170|963
    Operating Revenue|1165|960`;
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toContain("total_disagrees");
});

const BOTH = `Model of Acme||
    All Amounts in US$000s|Opening Balance|2024|2025
    Statement of profit or loss||
    Sales||900|1000
    Wages||400|450
    Net income||500|550
    Statement of financial position as at 31 December||
    Cash|100|600|1150
    Total assets|100|600|1150
    Share capital|100|100|100
    Retained earnings||500|1050
    Total equity and liabilities|100|600|1150
    Statement of cash flows||
    Net income||500|550
    Ratios||
    Cash ratio||1.5|1.6`;

test("workbooks: of statements beneath each other in one sheet each is read from its rows", () => {
  const rows = rowsOf("profit_loss", BOTH).map((row) => ("name" in row ? row.name : ""));
  expect(rows).toEqual(["Sales", "Wages"]);
  expect(rowsOf("balance_sheet", BOTH)).toMatchObject([
    { name: "Cash", opening: 60_000n, closing: 115_000n },
    { name: "Share capital", opening: 10_000n, closing: 10_000n },
    { name: "Retained earnings", opening: 50_000n, closing: 105_000n },
  ]);
});

test("a title beside its dates begins a statement too", () => {
  const text = `Company|Acme||
    Number of years|3||
    INCOME STATEMENT|2024|2025
    Sales|900|1000
    Wages|400|450
    Net income|500|550
    BALANCE SHEET||
    Cash|600|1150
    Total assets|600|1150
    Share capital|100|100
    Retained earnings|500|1050
    Total equity and liabilities|600|1150`;
  expect(rowsOf("profit_loss", text)).toHaveLength(2);
  expect(rowsOf("balance_sheet", text)).toMatchObject([
    { name: "Cash", opening: 60_000n, closing: 115_000n },
    { name: "Share capital" },
    { name: "Retained earnings" },
  ]);
});

test("templates: the year beside the first heading is no amount of it, nor is a mark in brackets", () => {
  const text = `|||Acme|Income Statement
    ||||For the Years [JAN 2024 to AUG 2024]
    ||||
    ||Revenue||2024
    |||Sales revenue|5000
    |||Other revenue|
    ||Total Revenues||5000
    ||||
    |[42]|Expenses||[42]
    |||Rent|1200
    |||Salaries|900
    ||Total Expenses||2100
    |||Net Income Before Taxes|2900
    |||Income tax expense|400
    ||Income from Continuing Operations||2500
    |||{42}|[42]
    ||Net Income||2500`;
  const result = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
  const rows = result.ok ? result.value.rows : result.problems;
  expect(rows).toMatchObject([
    { name: "Sales revenue", current: 500000n },
    { name: "Rent", current: 120000n },
    { name: "Salaries", current: 90000n },
    { name: "Income tax expense", current: 40000n },
  ]);
});

test("headings printed again on the next page name no account of a column of notes", () => {
  const text = `|Note|31 Dec 2025|31 Dec 2024
    Income|||
    Product sales|13|800.00|500.00
    Service revenue||200.00|100.00
    |Note|31 Dec 2025|31 Dec 2024
    Total Income||1000.00|600.00
    Rent||300.00|200.00
    Salaries||400.00|300.00
    Net Income||300.00|100.00`;
  expect(rowsOf("profit_loss", text).map((row) => ("name" in row ? row.name : ""))).toEqual([
    "Product sales",
    "Service revenue",
    "Rent",
    "Salaries",
  ]);
});

test.each([
  [
    "French",
    "À nouveau débit|À nouveau crédit|Mouvement débit|Mouvement crédit|Solde débit|Solde crédit",
  ],
  ["Polish", "BO Wn|BO Ma|Obroty Wn|Obroty Ma|Saldo Wn|Saldo Ma"],
  [
    "Romanian",
    "Sold initial debitor|Sold initial creditor|Rulaj debitor|Rulaj creditor|Sold final debitor|Sold final creditor",
  ],
])("%s opening balances, movements and closing balances in two columns each", (_, headings) => {
  const text = `Code|Account|${headings}
    1000|Bank|500.00||200.00|180.00|520.00|
    2000|Suppliers||200.00|60.00|70.00||210.00
    3000|Capital||300.00||||300.00
    4000|Sales||||140.00||140.00
    5000|Wages|||130.00||130.00|`;
  expect(trialBalance(text)).toEqual([
    ["1000", "Bank", 52000n, 50000n],
    ["2000", "Suppliers", -21000n, -20000n],
    ["3000", "Capital", -30000n, -30000n],
    ["4000", "Sales", -14000n, 0n],
    ["5000", "Wages", 13000n, 0n],
  ]);
});

test("Zoho's schedule of the law: lines without a number beside the numbered costs are no sums of those", () => {
  const schedule = `Particulars|Code|Note No.|Oct 2025|Sep 2025
I. Revenue from operations|||0.00|9,000.00
II. Other Income|||0.00|0.00
III. Total Revenue (I + II)|||0.00|9,000.00
IV. Expenses|||0.00|2,700.00
1. Cost of materials consumed|||0.00|2,000.00
2. Other Expenses|||0.00|700.00
V. Profit before tax (III - IV)|||0.00|6,300.00
VI. Tax Expense|||0.00|0.00
1. Current tax|||0.00|0.00
2. Deferred tax|||0.00|0.00
VII. Profit (Loss) for the period (V - VI)|||0.00|6,300.00`;
  const rows = ingest("profit_loss", [tableOf(schedule)]);
  if (!rows.ok) throw new Error(rows.problems.map(({ message }) => message).join("\n"));
  const ofBothYears = rows.value.rows.filter(({ prior }) => prior !== 0n);
  expect(ofBothYears.map(({ name, prior, positiveSide }) => [name, prior, positiveSide])).toEqual([
    ["I. Revenue from operations", 900_000n, "credit"],
    ["1. Cost of materials consumed", 200_000n, "debit"],
    ["2. Other Expenses", 70_000n, "debit"],
  ]);
});
