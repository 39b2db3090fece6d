import { describe, expect, test } from "vitest";
import type { Table } from "../../table/Table.ts";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import { type IngestOptions, ingest } from "../ingest.ts";

/** Reports in the layouts of programs, with invented names and figures. */
function read<Type extends FileType>(fileType: Type, table: Table, options: IngestOptions = {}) {
  const result = ingest(fileType, [table], options);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

function refused(fileType: FileType, text: string) {
  const result = ingest(fileType, [tableOf(text)]);
  if (result.ok) throw new Error("It was taken.");
  return result.problems;
}

/** Name, code and debit-positive amount of the current period. */
function profits(text: string) {
  return read("profit_loss", tableOf(text)).rows.map(
    ({ name, code, nature, positiveSide, current }) => [
      name,
      code,
      nature,
      (positiveSide === "credit" ? -current : current) / 100n,
    ],
  );
}

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

test("a total that no reading gives is refused, with the row that is the difference", () => {
  const text = `|2025|2024
    Income||
    Fees|900.00|800.00
    Rent received|77.00|70.00
    Total Income|977.00|870.00
    Expenses||
    Wages|300.00|200.00
    Travel|55.00|45.00
    Total Expenses|300.00|200.00
    Net Income|677.00|670.00`;
  const [first] = refused("profit_loss", text);
  expect(first).toMatchObject({
    code: "total_disagrees",
    where: { row: 9, account: "Travel (row 8)" },
  });
  expect(first?.message).toContain('prints "Total Expenses" as 300.00');
  expect(first?.message).toContain("come to 355.00, a difference of (55.00)");
  const taken = read("profit_loss", tableOf(text), { acceptDifferences: true });
  expect(taken.warnings.map(({ code }) => code)).toContain("total_disagrees");
  expect(taken.controls.some(({ agrees }) => !agrees)).toBe(true);
});

test.each([
  ["by the words of its rows", "Total Income|977.00|870.00", "Net Income|690.00|625.00", "622.00"],
  ["as the first less the others", "Takings|977.00|870.00", "Net Income|690.00|625.00", "622.00"],
])("a result that disagrees is compared with income less costs, told %s", (_, top, end, read) => {
  const income = top.startsWith("Total")
    ? `Income||
    Fees|900.00|800.00
    Rent received|77.00|70.00
    ${top}
    Expenses||`
    : top;
  const problems = refused(
    "profit_loss",
    `|2025|2024
    ${income}
    Wages|300.00|200.00
    Travel|55.00|45.00
    ${end}`,
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      `"Net Income" as 690.00; the rows read come to ${read}, a difference of 68.00`,
    ),
  ]);
});

test("a result called PAT is the one the rows have to come to", () => {
  const text = `Crores|FY 24|FY 25
    Revenue|900|1000
    Other income|30|40
    Total revenue|900|1000
    Expenses
    Material|500|550
    Wages|200|220
    Total expenses|700|770
    EBITDA|200|230
    Interest|50|60
    EBT|180|210
    Tax|40|50
    PAT|140|160`;
  expect(refused("profit_loss", text)[0]?.message).toContain('"Total revenue" as 900.00');
});

test("liabilities are known for what they are when they are misspelt", () => {
  const text = `|2024|2025
    Current assets
    Cash|70|90
    Total current assets|70|90
    Fixed assets|200|220
    Depreciation|-40|-60
    Net fixed assets|160|160
    Total non current assets|160|160
    Total assets|230|250
    Payables|30|40
    Total current liabilitites|30|40
    Debt|100|90
    Total non current liabilitites|100|90
    Total liabilitites|130|130
    Equity
    Capital|100|120
    Total equity|100|120
    Total liabilities & equity|230|250`;
  const { rows, controls } = read("balance_sheet", tableOf(text));
  expect(rows.map(({ name }) => name)).toEqual([
    "Cash",
    "Fixed assets",
    "Depreciation",
    "Payables",
    "Debt",
    "Capital",
  ]);
  expect(controls.every(({ agrees }) => agrees)).toBe(true);
});

test("a row that sums its block is no account, whatever it is called", () => {
  const text = `Garden Co
    Balance Sheet As at 12/31/2025

    ASSET

    CURRENT ASSETS
    Till|20.00|
    Drawer|25.00|
    Box|5.00|
    Cash on hand||50.00
    Customers||150.00
    TOTAL CURRENT ASSETS||200.00

    TOTAL ASSET||200.00

    LIABILITY
    Suppliers||80.00
    TOTAL LIABILITY||80.00

    EQUITY
    Shares||100.00
    Surplus||20.00
    UPDATED CAPITAL||120.00
    TOTAL EQUITY||120.00

    LIABILITIES AND EQUITY||200.00`;
  const { rows } = read("balance_sheet", tableOf(text), { oneDate: "take" });
  expect(
    rows.map(({ name, closing, positiveSide }) => [name, closing / 100n, positiveSide]),
  ).toEqual([
    ["Till", 20n, "debit"],
    ["Drawer", 25n, "debit"],
    ["Box", 5n, "debit"],
    ["Customers", 150n, "debit"],
    ["Suppliers", 80n, "credit"],
    ["Shares", 100n, "credit"],
    ["Surplus", 20n, "credit"],
  ]);
});

test("'Total Net Sales' that sums nothing is an account", () => {
  const text = `|2025|2024
    Total Net Sales|500.00|400.00
    Cost of sales|200.00|150.00
    Gross profit|300.00|250.00
    Rent|100.00|100.00
    Net income|200.00|150.00`;
  expect(profits(text).map(([name]) => name)).toEqual(["Total Net Sales", "Cost of sales", "Rent"]);
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

test("sums that stand above their parts are told by the indentation", () => {
  const rows = [
    ["", "2025", "2024"],
    ["Income", "300.00", "250.00"],
    ["  Sales", "300.00", "250.00"],
    ["    Shop", "200.00", "150.00"],
    ["    Web", "100.00", "100.00"],
    ["Expenses", "120.00", "90.00"],
    ["  Premises", "120.00", "90.00"],
    ["    Rent", "80.00", "60.00"],
    ["    Heat", "40.00", "30.00"],
    ["Net profit", "180.00", "160.00"],
  ].map((cells, at) => ({ row: at + 1, cells }));
  const found = read("profit_loss", { sheet: null, rows }).rows;
  expect(found.map(({ name, nature, positiveSide }) => [name, nature, positiveSide])).toEqual([
    ["Shop", "income", "credit"],
    ["Web", "income", "credit"],
    ["Rent", "expense", "debit"],
    ["Heat", "expense", "debit"],
  ]);
});

test("codes in headings and totals: 'Total - 60000 - Costs' closes its section", () => {
  const text = `Garden Co
    Income Statement
    Financial Row|Amount (Jun 2025)|Comparative Amount (Jun 2024)|Variance|% Variance
    Income||||
    40000 - Revenue||||
    40001 - Licences|$900.00|$800.00|$100.00|12.50%
    Total - 40000 - Revenue|$900.00|$800.00|$100.00|12.50%
    Total - Income|$900.00|$800.00|$100.00|12.50%
    Expense||||
    60000 - Costs||||
    60001 - Pay|$500.00|$450.00|$50.00|11.11%
    60002 - Rooms|$100.00|$90.00|$10.00|11.11%
    Total - 60000 - Costs|$600.00|$540.00|$60.00|11.11%
    Total - Expense|$600.00|$540.00|$60.00|11.11%
    Net Income|$300.00|$260.00|$40.00|15.38%`;
  expect(profits(text)).toEqual([
    ["Licences", "40001", "income", -900n],
    ["Pay", "60001", "expense", 500n],
    ["Rooms", "60002", "expense", 100n],
  ]);
});

test("totals of amounts with more decimals agree though each was rounded by itself", () => {
  const result = ingest("profit_loss", [
    tableOf(`|2025
      Sales|100.004
      Fees|20.0033
      Total revenue|120.0073
      Rent|-30.0033
      Interest|-10.0033
      Profit before tax|80.0007
      Tax|-20.0055
      Net profit|59.9952`),
  ]);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.value.rows.map(({ name }) => name)).toEqual([
    "Sales",
    "Fees",
    "Rent",
    "Interest",
    "Tax",
  ]);
  expect(result.value.controls.map(({ agrees }) => agrees)).toEqual([true, true, true]);
});

const CONDENSED = `|2024|2025
  Cash|43|65
  Receivables|31|18
  Plant|100|90
  Total assets|174|173
  Payables|20|13
  Loan|40|30
  Total liabilities|60|43
  Equity|114|130
  Total liabilities and equity|174|173`;

/** Name and closing balance, assets positive. */
function balances(text: string) {
  return read("balance_sheet", tableOf(text)).rows.map(({ name, positiveSide, closing }) => [
    name,
    (positiveSide === "credit" ? -closing : closing) / 100n,
  ]);
}

const CONDENSED_ACCOUNTS = [
  ["Cash", 65n],
  ["Receivables", 18n],
  ["Plant", 90n],
  ["Payables", -13n],
  ["Loan", -30n],
  ["Equity", -130n],
];

test("equity in one line is an account where the last total takes it in, and net assets elsewhere", () => {
  expect(balances(CONDENSED)).toEqual(CONDENSED_ACCOUNTS);
  const others = [
    CONDENSED.replace("Total liabilities|", "Liabilities|"),
    CONDENSED.replace("  Total liabilities|60|43\n", ""),
    CONDENSED.replace("Equity|", "Total equity|").replace("  Total liabilities|60|43\n", ""),
    CONDENSED.replace("Equity|", "Total equity|"),
  ];
  for (const text of others) {
    const read = balances(text).map(([name, amount]) => [
      String(name).replace(/^Total e/, "E"),
      amount,
    ]);
    expect(read).toEqual(CONDENSED_ACCOUNTS);
  }
  const net = CONDENSED.replace("Total liabilities and equity|174|173", "Share capital|114|130");
  expect(balances(net).map(([name]) => name)).not.toContain("Equity");
});

test("without a word of a total, sums that both sides come to at both dates are no accounts", () => {
  const text = CONDENSED.replace("Total assets", "Omega")
    .replace("Total liabilities and equity", "Lambda")
    .replace("  Total liabilities|60|43\n", "");
  expect(balances(text)).toEqual(CONDENSED_ACCOUNTS);
});

test("a total of equity that sums nothing is an account where both dates balance with it", () => {
  const text = `|2024|2025
    Cash|43|65
    Plant|131|108
    Total assets|174|173
    Total equity|114|130
    Payables|20|13
    Loan|40|30
    Total liabilities|60|43`;
  expect(balances(text)).toContainEqual(["Total equity", -130n]);
  const open = refused("balance_sheet", text.replace("114|130", "114|131"));
  expect(open[0]?.code).toBe("total_disagrees");
});

test("what stands beneath the totals of a balance sheet that balances is no part of it", () => {
  const beneath = "\nCheck|0|0\nTotal growth|0.08|0.09\nGrowth of sales|0.11|0.12";
  expect(balances(CONDENSED + beneath)).toEqual(CONDENSED_ACCOUNTS);
});

test("'Total rent' beneath nothing but 'Rent' is its total", () => {
  const text = `|2025
    Sales|100
    Rental costs
    Cost of goods sold|30
    Total cost of goods sold|30
    Gross profit|70
    Rent|20
    Net income|50`;
  expect(profits(text).map(([name]) => name)).toEqual(["Sales", "Cost of goods sold", "Rent"]);
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

describe("the result of a profit and loss, whatever it is called", () => {
  const NAMES: Record<string, readonly string[]> = {
    German: ["Umsatzerlöse", "Materialaufwand", "Betriebsergebnis", "Zinsen", "Jahresüberschuss"],
    Spanish: ["Ventas", "Sueldos", "Utilidad de operación", "Gastos", "Utilidad neta"],
    Italian: ["Ricavi", "Costi", "Risultato operativo", "Imposte", "Utile d'esercizio"],
    Swedish: ["Nettoomsättning", "Handelsvaror", "Rörelseresultat", "Skatt", "Årets resultat"],
    Dutch: ["Omzet", "Lonen", "Bedrijfsresultaat", "Rente", "Winst na belasting"],
    Chinese: ["营业收入", "营业成本", "营业利润", "财务费用", "净利润"],
    Unheard: ["Alpha", "Beta", "Gamma", "Delta", "Omega"],
  };

  test.for(Object.entries(NAMES))(
    "%s: neither it nor the sum before it is an account",
    ([, names]) => {
      const [sales, costs, operating, interest, result] = names;
      for (const sign of ["", "-"]) {
        const text = `|2025|2024
        ${sales}|100|90
        ${costs}|${sign}40|${sign}30
        ${operating}|60|60
        ${interest}|${sign}10|${sign}5
        ${result}|50|55`;
        expect(profits(text).map(([name]) => name)).toEqual([sales, costs, interest]);
      }
    },
  );

  test.for([
    "Net earnings attributable to shareholders",
    "Surplus",
    "(Loss) for the year",
    "Increase in net assets",
    "Excess of revenue over expenditure",
    "Bottom line",
  ])("%s", (result) => {
    const text = `|2025|2024
      Sales|100|90
      Rent|-40|-30
      Operating income|60|60
      Tax|-10|-5
      ${result}|50|55`;
    expect(profits(text).map(([name, , , amount]) => [name, amount])).toEqual([
      ["Sales", -100n],
      ["Rent", 40n],
      ["Tax", 10n],
    ]);
  });

  test("an expense that comes to the rest of one period is an account", () => {
    const text = "|2025\nSales|100\nCost of sales|40\nRent|60";
    expect(profits(text).map(([name]) => name)).toEqual(["Sales", "Cost of sales", "Rent"]);
  });
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

test("a result under words of revenue is a result, and one printed twice is no account", () => {
  const text = `Statement of Activity
    |Jan 1 - Dec 31 2025|Jan 1 - Dec 31 2024 (PY)
    Revenue||
    Grants|820.00|640.00
    Gifts|90.00|70.00
    Total for Revenue|910.00|710.00
    Gross Profit|910.00|710.00
    Expenditures||
    Rent|300.00|280.00
    Total for Expenditures|300.00|280.00
    Net Operating Revenue|610.00|430.00
    Net Revenue|610.00|430.00`;
  expect(profits(text).map(([name]) => name)).toEqual(["Grants", "Gifts", "Rent"]);
  const other = text.replace("Net Operating Revenue", "Result of operations for now");
  expect(profits(other).map(([name]) => name)).toEqual(["Grants", "Gifts", "Rent"]);
  const { periods } = read("profit_loss", tableOf(text));
  expect(periods.map(({ months, date }) => [months, date])).toEqual([
    [12, 20251231],
    [12, 20241231],
  ]);
});

test("net current assets (liabilities) are a difference in the British order of a balance sheet", () => {
  const { rows, controls } = read(
    "balance_sheet",
    tableOf(`Account|31 Dec 2025|31 Dec 2024
      Fixed Assets||
      Equipment|700.00|600.00
      Total Fixed Assets|700.00|600.00
      Current Assets||
      Debtors|90.00|80.00
      Cash|60.00|40.00
      Total Current Assets|150.00|120.00
      Creditors: amounts falling due within one year||
      Trade creditors|200.00|130.00
      Total Creditors: amounts falling due within one year|200.00|130.00
      Net Current Assets (Liabilities)|(50.00)|(10.00)
      Total Assets less Current Liabilities|650.00|590.00
      TOTAL NET ASSETS (LIABILITIES)|650.00|590.00
      Capital and Reserves||
      Share capital|500.00|500.00
      Current Year Earnings|60.00|90.00
      Retained Earnings|90.00|0.00
      Total Capital and Reserves|650.00|590.00`),
  );
  expect(rows).toHaveLength(7);
  expect(controls.map(({ label }) => label)).toContain("Total Assets less Current Liabilities");
});

test("an expense that was reversed for more than all others does not turn income round", () => {
  const rows = profits(`Account|2025
    Income|
    Designs|270.00
    Total Income|270.00
    Expenses|
    Bank charges|(2,680.00)
    Rent|320.00
    Total Expenses|(2,360.00)
    Net Income|2,630.00`);
  expect(rows.map(([name, _, nature, amount]) => [name, nature, amount])).toEqual([
    ["Designs", "income", -270n],
    ["Bank charges", "expense", -2680n],
    ["Rent", "expense", 320n],
  ]);
});

const WORKSHOP = `Assets|2025|2024
  Cash|52.00|57.00
  Tools in stock|836.00|715.00
  Total current assets|888.00|772.00
  Land|100.00|90.00
  Machines|527.00|491.00
  Wear of machines|166.00|146.00
  Net fixed assets|461.00|435.00
  Total assets|1,349.00|1,207.00
  Liabilities and equity||
  Suppliers|175.00|145.00
  Total liabilities|175.00|145.00
  Capital|460.00|460.00
  Profits kept|714.00|602.00
  Total equity|1,174.00|1,062.00
  Total liabilities and equity|1,349.00|1,207.00`;

test.each([
  ["", WORKSHOP],
  [
    ", and the last total is called by no word that is known",
    WORKSHOP.replace(/Total liabilities and equity/, "All of what is owed and owned"),
  ],
])(
  "what is taken off above a net amount, printed without a minus, stands in credit%s",
  (_, text) => {
    const { rows, controls } = read("balance_sheet", tableOf(text));
    const worn = rows.find(({ name }) => name === "Wear of machines");
    expect(worn).toMatchObject({ nature: "asset", positiveSide: "credit", closing: 16_600n });
    expect(rows.map(({ name }) => name)).not.toContain("Net fixed assets");
    expect(controls.filter(({ agrees }) => !agrees)).toEqual([]);
  },
);

test("a net amount that is not what stands above it is an account", () => {
  const problems = refused("balance_sheet", WORKSHOP.replace("461.00", "462.00"));
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["total_disagrees"]));
});

test("ERPNext without indents: groups above their accounts, totals in quotes with their side", () => {
  const { rows } = read(
    "balance_sheet",
    tableOf(`Account|2025|2024
      Assets - AW|460.00|380.00
        Bank - AW|200.00|180.00
        Deposit - AW|30.00|20.00
        Stock - AW|30.00|20.00
        Tools - AW|150.00|110.00
        Van - AW|50.00|50.00
      'Total Asset (Debit)'|460.00|380.00
      Liabilities - AW|120.00|130.00
        Creditors - AW|40.00|30.00
        Loan - AW|80.00|100.00
      'Total Liability (Credit)'|120.00|130.00
      Equity - AW|250.00|220.00
        Capital - AW|150.00|150.00
        Earnings brought forward - AW|100.00|70.00
      'Total Equity (Credit)'|250.00|220.00
      'Provisional Profit / Loss (Credit)'|90.00|30.00
      'Total (Credit)'|460.00|380.00`),
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "Bank - AW",
    "Deposit - AW",
    "Stock - AW",
    "Tools - AW",
    "Van - AW",
    "Creditors - AW",
    "Loan - AW",
    "Capital - AW",
    "Earnings brought forward - AW",
    "'Provisional Profit / Loss (Credit)'",
  ]);
});

describe("a report that begins with what it comes to", () => {
  test("is read upwards, and each total is held against what stands beneath it", () => {
    const text = `Breakdown|2025|2024
      Net Income|800.00|640.00
      Total Revenue|3000.00|2500.00
      Sales of goods|2000.00|1700.00
      Services|1000.00|800.00
      Total Expenses|2200.00|1860.00
      Cost of sales|1200.00|1000.00
      Staff|800.00|700.00
      Tax|200.00|160.00`;
    expect(profits(text).map(([name, , , amount]) => [name, amount])).toEqual([
      ["Sales of goods", -2000n],
      ["Services", -1000n],
      ["Cost of sales", 1200n],
      ["Staff", 800n],
      ["Tax", 200n],
    ]);
  });

  test("costs and the profit above them are not the income beneath them", () => {
    const text = `Breakdown|2025|2024
      Net Income|100.00|60.00
      Total Expenses|200.00|240.00
      Staff|150.00|200.00
      Rent|50.00|40.00
      Total Income|300.00|300.00
      Services|300.00|300.00`;
    expect(profits(text).map(([name, , , amount]) => [name, amount])).toEqual([
      ["Staff", 150n],
      ["Rent", 50n],
      ["Services", -300n],
    ]);
  });

  test("a total above a single row is that row's, where the result proves it", () => {
    const text = `Breakdown|2025|2024
      Net Income|90.00|60.00
      Total Expenses|210.00|240.00
      Total Premises|60.00|40.00
      Rent|60.00|40.00
      Total Staff|150.00|200.00
      Wages|100.00|140.00
      Pensions|50.00|60.00
      Total Income|300.00|300.00
      Total Product Income|300.00|300.00
      Goods|200.00|150.00
      Services|100.00|150.00`;
    expect(profits(text).map(([name, , , amount]) => [name, amount])).toEqual([
      ["Rent", 60n],
      ["Wages", 100n],
      ["Pensions", 50n],
      ["Goods", -200n],
      ["Services", -100n],
    ]);
  });

  test("a balance sheet that balances either way is read as more of its totals say", () => {
    const text = `Breakdown|2025|2024
      Total Assets|900.00|700.00
      Total Current Assets|900.00|700.00
      Cash|500.00|400.00
      Receivables|400.00|300.00
      Total Liabilities and Equity|900.00|700.00
      Total Equity|600.00|450.00
      Total Reserves|600.00|450.00
      Capital|100.00|100.00
      Retained earnings|500.00|350.00
      Total Liabilities|300.00|250.00
      Total Current Liabilities|300.00|250.00
      Payables|200.00|150.00
      Taxes|100.00|100.00`;
    const { rows, controls } = read("balance_sheet", tableOf(text));
    expect(rows.map(({ name, positiveSide }) => [name, positiveSide])).toEqual([
      ["Cash", "debit"],
      ["Receivables", "debit"],
      ["Capital", "credit"],
      ["Retained earnings", "credit"],
      ["Payables", "credit"],
      ["Taxes", "credit"],
    ]);
    expect(controls).toHaveLength(8);
  });

  test("sums before all that they sum up are refused", () => {
    const text = `Breakdown|2025|2024
      Total Revenue|3000.00|2500.00
      Total Expenses|2200.00|1860.00
      Net Income|800.00|640.00
      Sales of goods|2000.00|1700.00
      Services|1000.00|800.00
      Staff|2000.00|1700.00
      Tax|200.00|160.00`;
    expect(refused("profit_loss", text).map(({ code }) => code)).toContain("total_disagrees");
  });
});

test("an account beneath one with an amount of its own stands in that one's section, behind other headings too", () => {
  const text = `Profit and Loss|2025|2024
    Income||
    Sales|500.00|400.00
    Total Income|500.00|400.00
    Expenses||
    Vehicle|50.00|40.00
    Fuel||
    Diesel|60.00|50.00
    Total Fuel|60.00|50.00
    Other|30.00|20.00
    Total Vehicle|140.00|110.00
    Office|10.00|10.00
    Other|20.00|30.00
    Total Office|30.00|40.00
    Other|10.00|5.00
    Total Expenses|180.00|155.00
    Net Income|320.00|245.00`;
  expect(profits(text).flatMap(([, code]) => (String(code).includes("›") ? [code] : []))).toEqual([
    "Expenses › Vehicle › Other",
    "Expenses › Office › Other",
    "Expenses › Other",
  ]);
  const { rows } = read("profit_loss", tableOf(text));
  expect(rows.find(({ name }) => name === "Diesel")?.path).toEqual(["Expenses", "Vehicle", "Fuel"]);
});

test("a result of forty rows without headings is income less the costs beneath it", () => {
  const amounts = (of: number) => `${of}.00|${of + 3}.00`;
  const text = [
    "Account|2025|2024",
    ...Array.from({ length: 20 }, (_, at) => `Branch ${at + 1}|${amounts(200 + at)}`),
    ...Array.from({ length: 20 }, (_, at) => `Department ${at + 1}|${amounts(90 + 2 * at)}`),
    "Net Income|2,010.00|2,010.00",
  ].join("\n");
  const { rows, controls } = read("profit_loss", tableOf(text));
  const sides = rows.map(({ positiveSide }) => positiveSide);
  expect(sides.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "credit"));
  expect(sides.slice(20)).toEqual(Array.from({ length: 20 }, () => "debit"));
  expect(controls.every(({ agrees }) => agrees)).toBe(true);
});

test("a profit and loss that begins with a result is not read upside down by the costs in its name", () => {
  const text = `Account|2025
    Profit before depreciation and tax|105.00
    Depreciation|-15.00
    Profit before tax|90.00
    Income tax expense|-30.00
    Profit for the year|60.00`;
  expect(profits(text)).toEqual([
    ["Profit before depreciation and tax", "Profit before depreciation and tax", undefined, -105n],
    ["Depreciation", "Depreciation", undefined, 15n],
    ["Income tax expense", "Income tax expense", undefined, 30n],
  ]);
});

test("without minus signs gains among the costs are income, and costs need no word that says so", () => {
  const text = `Account|2025
    Sales|680.00
    Cost of goods sold|340.00
    Wages|90.00
    Rent|67.00
    Insurance|12.50
    Gain on sale of a van|7.00
    Loss on redeeming bonds|1.00
    Lighting|4.20
    Water|3.10
    Interest received|2.60
    Net income|171.80`;
  const income = profits(text).flatMap(([name, , , amount]) => (Number(amount) < 0 ? [name] : []));
  expect(income).toEqual(["Sales", "Gain on sale of a van", "Interest received"]);
});

test("a profit as large as the tax above it is what is left after the tax", () => {
  const text = `Account|2025
    Sales|3810.00
    Cost of goods sold|1210.00
    Salaries|950.00
    Income before income taxes|1650.00
    Income taxes|825.00
    Net income|825.00
    Retained earnings, beginning|310.00
    Stock dividend|595.00
    Retained earnings, ending|540.00`;
  expect(profits(text).map(([name, , , amount]) => [name, amount])).toEqual([
    ["Sales", -3810n],
    ["Cost of goods sold", 1210n],
    ["Salaries", 950n],
    ["Income taxes", 825n],
  ]);
});

test("a result with the mark of a note is one, and a tax told as a share is missed", () => {
  const text = `|2025|2026
    Sales|94,648|1,08,646
    Expenses|70,167|77,969
    Operating Profit|24,481|30,677
    Other Income|3,720|3,084
    Profit before tax|28,201|33,761
    Tax %|24%|24%
    Net Profit *|21,433|25,658`;
  expect(refused("profit_loss", text)[0]).toMatchObject({
    code: "total_disagrees",
    where: { row: 8, expected: "Net Profit = 21433.00 = 28201.00" },
  });
});

describe("a file that names no unit", () => {
  const income = (total: string, gross: string) => `Account|2025|2024
    Sales of goods|333.33|300.00
    Sales of services|333.33|300.00
    Commission|33.33|30.00
    Total income|${total}|630.00
    Rent|-100.00|-100.00
    Wages|-200.00|-190.00
    Total expenses|-300.00|-290.00
    Net profit|${gross}|340.00`;

  test("may print a total that is off by half of the last digit for each part, where most agree exactly", () => {
    const value = read("profit_loss", tableOf(income("700.00", "400.00")));
    expect(value.rows).toHaveLength(5);
    const told = value.warnings.find(({ code }) => code === "total_rounded");
    expect(told?.message).toContain(
      'prints "Total income" as 700.00; the rows read come to 699.99. The difference of 0.01 is no more than rounding makes',
    );
  });

  test.each([
    ["by more than that", "700.01", "400.01"],
    ["in as many totals as agree", "700.00", "399.99"],
  ])("is refused where it is off %s", (_, total, net) => {
    expect(refused("profit_loss", income(total, net)).map(({ code }) => code)).toContain(
      "total_disagrees",
    );
  });
});

describe("a file that names its unit", () => {
  const income = (unit: string) => `Income statement${unit}|2025|2024
    Revenue|1,204.3|1,100.1
    Cost of sales|-700.2|-650.4
    Gross profit|504.2|449.7
    Selling|-100.1|-90.1
    Administration|-50.3|-40.2
    Operating profit|353.7|319.5
    Taxes|-83.1|-77.2
    Net income|270.6|242.2`;
  const rounded = ({ warnings }: { warnings: readonly { code: string; message: string }[] }) =>
    warnings.filter(({ code }) => code === "total_rounded").map(({ message }) => message);

  test.each([", in millions of euros", " (in thousands)", " in T€", " (en milliers d'euros)"])(
    "may print totals that are off in the last digit, and each is told: %s",
    (unit) => {
      const value = read("profit_loss", tableOf(income(unit)));
      expect(value.rows).toHaveLength(5);
      expect(rounded(value)).toHaveLength(4);
      expect(rounded(value)[0]).toContain(
        'prints "Gross profit" as 504.20; the rows read come to 504.10. The difference of 0.10 is one of rounding',
      );
    },
  );

  test("without a unit, such totals are refused as before", () => {
    expect(refused("profit_loss", income(", in euros")).map(({ code }) => code)).toContain(
      "total_disagrees",
    );
  });

  test("costs without a minus are taken off the revenue all the same", () => {
    const text = income(" in thousands").replaceAll("-", "");
    expect(profits(text).map(([, , , amount]) => amount)).toEqual([-1204n, 700n, 100n, 50n, 83n]);
  });

  test("a balance sheet without headings has totals of what follows the sum before", () => {
    const text = `$ in thousands|2025|2024
      Cash|311|203
      Receivables|402|377
      Inventories|655|598
      Total current assets|1,367|1,179
      Property|2,122|2,004
      Goodwill|933|933
      Total assets|4,421|4,115
      Payables|310|277
      Loans|1,201|1,304
      Total liabilities|1,512|1,580
      Share capital|500|500
      Retained earnings|2,408|2,036
      Total equity|2,909|2,535
      Total liabilities and equity|4,421|4,115`;
    const value = read("balance_sheet", tableOf(text));
    expect(value.rows.map(({ name, nature }) => [name, nature])).toEqual([
      ["Cash", "asset"],
      ["Receivables", "asset"],
      ["Inventories", "asset"],
      ["Property", "asset"],
      ["Goodwill", "asset"],
      ["Payables", "liability"],
      ["Loans", "liability"],
      ["Share capital", "equity"],
      ["Retained earnings", "equity"],
    ]);
    expect(rounded(value)).toHaveLength(8);
  });

  test("in a column of its own, names it as well", () => {
    const text = `section|item|2025|2024|unit
      流动资产|货币资金|648.33|365.36|万元
      流动资产|存货|4504.14|5069.31|万元
      流动资产|流动资产合计|5152.48|5434.67|万元
      负债|应付账款|1152.48|1434.67|万元
      权益|股本|4000.00|4000.00|万元
      权益|负债和权益总计|5152.48|5434.67|万元`;
    expect(rounded(read("balance_sheet", tableOf(text)))).toHaveLength(1);
  });

  test("differs from its rows by no more than rounding does", () => {
    const text = income(" in thousands").replace("504.2|449.7", "504.4|449.7");
    expect(refused("profit_loss", text)[0]?.message).toContain('prints "Gross profit" as 504.40');
  });

  test("beside figures so small that they come near to anything, is exact", () => {
    const text = `€m|2025
      Revenue|30
      Costs|-11
      Net income|20`;
    expect(refused("profit_loss", text)[0]?.code).toBe("total_disagrees");
  });
});

const COUNTED = [
  ["Sales", 980.4],
  ["Goods used", -410.15],
  ["Wages", -220.3],
  ["Rent", -90],
  ["Power", -31.05],
] as const;

test.each([
  ["a name that says nothing", "Carried down|228.90", 1],
  ["a code", "9000 Result for the year|228.90", 1],
  ["no code, beneath costs without a minus", "Carried down|228.90", -1],
])(
  "without sums and with one period, the last row of %s that all above come to is no account",
  (_, last, cost) => {
    const isCoded = last.startsWith("9000");
    const rows = COUNTED.map(([name, amount], at) => {
      const written = (amount < 0 ? amount * cost : amount).toFixed(2);
      return `${isCoded ? `400${at} ` : ""}${name}|${written}`;
    });
    const { rows: accounts, controls } = read(
      "profit_loss",
      tableOf(`Account|2025\n${rows.join("\n")}\n${last}`),
    );
    expect(accounts.map(({ name }) => name)).toEqual(COUNTED.map(([name]) => name));
    expect(controls).toMatchObject([{ printed: 22_890n, read: 22_890n, agrees: true }]);
  },
);

test("a last account that is no sum of all above stays one, and so does one of few rows", () => {
  const rows = COUNTED.map(([name, amount]) => `${name}|${amount.toFixed(2)}`).join("\n");
  const names = (text: string) =>
    read("profit_loss", tableOf(`Account|2025\n${text}`)).rows.map(({ name }) => name);
  expect(names(`${rows}\nCarried down|228.91`)).toContain("Carried down");
  expect(names(`${rows}\nRental revenue|228.90`)).toContain("Rental revenue");
  expect(names("Sales|20.00\nRent|-8.00\nSundries|12.00")).toContain("Sundries");
});

test("a result that closes the year stands on the other side, and income keeps its own", () => {
  const sided = COUNTED.map(([name, amount]) =>
    amount > 0 ? `${name}||${amount}` : `${name}|${-amount}|`,
  ).join("\n");
  const signed = (turn: number) =>
    COUNTED.map(([name, amount]) => `${name}|${(amount * turn).toFixed(2)}`).join("\n");
  const files = [
    [`Account|Debit|Credit\n${sided}\nNet result|228.9|\nTotal|980.4|980.4`, "credit"],
    [`Account|2025\n${signed(1)}\nNet result|-228.90`, "credit"],
    [`Account|2025\n${signed(-1)}\nNet result|228.90`, "debit"],
    [`Account|2025\n${signed(-1)}\nNet profit|228.90`, "debit"],
  ] as const;
  for (const [text, side] of files) {
    const { rows } = read("profit_loss", tableOf(text));
    expect(rows.map(({ name }) => name)).toEqual(COUNTED.map(([name]) => name));
    expect(rows.map(({ positiveSide }) => positiveSide)).toEqual(COUNTED.map(() => side));
  }
});

/** The names of rows whose amounts count as credits where they are written without a minus. */
function creditsOf(text: string): string[] {
  const { rows } = read("profit_loss", tableOf(text), { oneDate: "take" });
  return rows.flatMap(({ name, positiveSide }) => (positiveSide === "credit" ? [name] : []));
}

describe("a profit and loss without sections whose amounts are all added up", () => {
  const COSTS = `
Materials|(100)|(50)
Office supplies|(1700)|(300)
Depreciation|(550)|(1800)
Salaries|(1400)|(750)
Bank charges|(350)|(1300)`;

  test("keeps its signs beside one reversed cost that outweighs all others", () => {
    const text = `|2025|2024
Product sales|100|550${COSTS}
Interest expense|1750|0
Net income|(2250)|(3650)`;
    expect(creditsOf(text)).toHaveLength(7);
  });

  test("keeps its signs where the one income was turned", () => {
    const text = `|2025|2024
Product sales|(310)|100${COSTS}
Net income|(4410)|(4100)`;
    expect(creditsOf(text)).toHaveLength(6);
  });

  test("is turned where its rows say so, and the most of them are costs", () => {
    const text = `|2025|2024
Product sales|(9100)|(8550)${COSTS.replaceAll(/[()]/g, "")}
Net result|(5000)|(4350)`;
    expect(creditsOf(text)).toEqual([]);
    expect(read("profit_loss", tableOf(text)).rows[0]?.positiveSide).toBe("debit");
  });
});

test("an account that comes to those above it by chance is none of their totals", () => {
  const text = `|2025
Income|
Grants|23
Product sales|7
Design income|30
Service revenue|10
Total Income|70
Expenses|
Postage|20
Salaries|14
Total Expenses|34
Net Profit|36`;
  expect(profits(text)).toEqual([
    ["Grants", "Grants", "income", -23n],
    ["Product sales", "Product sales", "income", -7n],
    ["Design income", "Design income", "income", -30n],
    ["Service revenue", "Service revenue", "income", -10n],
    ["Postage", "Postage", "expense", 20n],
    ["Salaries", "Salaries", "expense", 14n],
  ]);
});

test("a result of the year is of all rows, though the last few come to it too", () => {
  const text = `|2025
Design income|(11)
Subscriptions|46
Rent|(12)
Audit fee|(23)
Insurance|9
Postage|(16)
Office supplies|(8)
Net profit|(15)`;
  expect(read("profit_loss", tableOf(text), { oneDate: "take" }).rows).toHaveLength(7);
});

test("a loss on one sale is a cost, and no result that what follows stands beneath", () => {
  const text = `|2025|2024
Product sales|900|800
Materials|(300)|(200)
Rent|(100)|(100)
Loss on disposal|(500)|(500)
Interest|(60)|(70)
Net income|(60)|(70)`;
  expect(read("profit_loss", tableOf(text)).rows.map(({ name }) => name)).toContain(
    "Loss on disposal",
  );
});

test("beneath an unnamed result, a total that no row leads to says that it is none", () => {
  const text = `|2025
Income|
Subscriptions|1250
Total Income|1250
Expenses|
Postage|1200
Salaries|2200
Total Expenses|3400
Net Operating Income|(2150)
Other Income|
Interest income|950
Rental income|1350
Gain on disposal|1450
Total Other Income|3750
Other Expenses|
Interest expense|1350
Exchange loss|250
Total Other Expenses|1600
Net Other Income|2150
Net Income|0`;
  expect(profits(text).at(-1)).toEqual(["Exchange loss", "Exchange loss", "expense", 250n]);
});

test("a total of nothing that names its section is no account", () => {
  const text = `|2025
Income|
Product sales|1300
Total Income|1300
Cost of Goods Sold|
Subcontractors|0
Total Cost of Goods Sold|0
Gross Profit|1300
Expenses|
Rent|700
Salaries|400
Total Expenses|1100
Net Income|200`;
  expect(profits(text).map(([name]) => name)).toEqual([
    "Product sales",
    "Subcontractors",
    "Rent",
    "Salaries",
  ]);
});

test("costs of one section are not partly added to a profit and partly taken off", () => {
  const read = profits(`|2025
Income|
Other sales|1100
Subscriptions|650
Service revenue|1350
Product sales|1350
Total income|4450
Cost of sales|
Packaging|250
Direct labour|950
Subcontractors|400
Materials|1600
Cost of goods sold|3200
Gross profit|1250
Operating expenses|
Postage|300
Audit fee|1300
Salaries|900
Total expenses|2500
Net profit|(1250)`);
  const debits = [250n, 950n, 400n, 1600n, 300n, 1300n, 900n];
  expect(read.map(([, , , amount]) => amount)).toEqual([-1100n, -650n, -1350n, -1350n, ...debits]);
});

test("the cost of goods sold beneath its parts is their sum, though an account may be called so", () => {
  const read = profits(`|2025
Consulting|1600
Service revenue|1100
Net sales|2700
Materials|1650
Freight in|1800
Direct labour|350
Packaging|1500
Cost of goods sold|5300
Gross profit|(2600)
Other income|1750
Audit fee|350
Postage|600
Office supplies|1550
Advertising|1650
Total expenses|4150
Profit before tax|(5000)
Interest expense|2000
Net income|(7000)`);
  expect(read.map(([name, , , amount]) => `${name} ${amount}`)).toEqual([
    "Consulting -1600",
    "Service revenue -1100",
    "Materials 1650",
    "Freight in 1800",
    "Direct labour 350",
    "Packaging 1500",
    "Other income -1750",
    "Audit fee 350",
    "Postage 600",
    "Office supplies 1550",
    "Advertising 1650",
    "Interest expense 2000",
  ]);
});

test("accounts that come to nil together stand as the others of their nature", () => {
  const read = profits(`|2025
Income|
Grants|1400
Design income|1250
Total for Income|2650
Expenses|
Utilities|850
Rent|1100
Total for Expenses|1950
Net Operating Income|700
Other Expenses|
Donations|350
Exchange loss|(350)
Total for Other Expenses|0
Net Other Income|0
Net Income|700`);
  expect(read.slice(-2)).toEqual([
    ["Donations", "Donations", "expense", 350n],
    ["Exchange loss", "Exchange loss", "expense", -350n],
  ]);
});

test("a total of nil over income and costs leaves each on its side", () => {
  const read = profits(`|2025
Income|
Subscriptions|12000
Other sales|5000
Cost of sales|
Packaging|3000
Direct labour|5000
Freight in|5000
Subcontractors|6000
Gross profit|(2000)
Other income|2000
Total income|0
Operating expenses|
Licences|4000
Training|5000
Website|12000
Profit for the year|(21000)`);
  const amounts = [-12000n, -5000n, 3000n, 5000n, 5000n, 6000n, -2000n, 4000n, 5000n, 12000n];
  expect(read.map(([, , , amount]) => amount)).toEqual(amounts);
});

test("a list that begins with income has no profit from which the income is taken off", () => {
  const read = profits(`|2025
Subscriptions|1700
Materials|750
Freight in|1400
Subcontractors|1750
Postage|(1300)
Salaries|(450)
Insurance|950
Utilities|250
Legal fees|400
Interest expense|550
Exchange loss|600
Net profit|(3200)`);
  expect(read.find(([name]) => name === "Exchange loss")?.[3]).toBe(600n);
  expect(read.find(([name]) => name === "Subscriptions")?.[3]).toBe(-1700n);
});

test("of a long report whose totals are all wrong, each is said to be", () => {
  const rows = Array.from(
    { length: 600 },
    (_, at) => `Rent cost ${at}|${at + 7}\nNet profit|${at}`,
  );
  const codes = refused("profit_loss", `|2025\n${rows.join("\n")}`).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(["total_disagrees"]));
});

/** What is said of the printed totals: which, as printed, what the rows come to, and by how much. */
function disagreements(fileType: FileType, text: string) {
  return refused(fileType, text).map(({ message }) =>
    /prints "([^"]*)" as ([^;]*); the rows read come to (.*), a difference of ([^.]*)/
      .exec(message)
      ?.slice(1),
  );
}

describe("of one wrong total it is said by how much it is wrong", () => {
  test("where it is the difference of costs that no word calls so", () => {
    const text = `|2025|2024
Product sales|59591|
Design income|(15505)|
Materials|27643|
Salaries|30387|
Rent|21000|
Net income|(34874)|`;
    expect(disagreements("profit_loss", text)).toEqual([
      ["Net income", "(34,874.00)", "(34,944.00)", "70"],
    ]);
  });

  test("where it is a total of one row", () => {
    const text = `|2025|2024
Cash|411|60
Stock|389|31
Total current assets|800|91
Land|503|310
Total non-current assets|530|310
Total assets|1303|401
Bank loan|300|100
Total liabilities|300|100
Share capital|1003|301
Total equity|1003|301
Total equity and liabilities|1303|401`;
    expect(disagreements("balance_sheet", text)).toEqual([
      ["Total non-current assets", "530.00", "503.00", "27"],
    ]);
  });

  test("where depreciation without a minus is taken off in its section", () => {
    const text = `|2025|2024
Fixed assets||
Land|503|310
Motor vehicles|200|200
Less: Accumulated depreciation|60|30
Total fixed assets|634|480
Current assets||
Cash|411|60
Total current assets|411|60
Total assets|1054|540
Equity||
Share capital|1054|540
Total equity|1054|540`;
    expect(disagreements("balance_sheet", text)).toEqual([
      ["Total fixed assets", "634.00", "643.00", "(9"],
    ]);
  });

  test("where it is the cost of goods sold", () => {
    const text = `|2025
Income|
Product sales|9000
Total Income|9000
Cost of Goods Sold|
Packaging|1200
Freight in|800
Total Cost of Goods Sold|2070
Gross Profit|7000
Expenses|
Rent|3000
Salaries|1500
Total Expenses|4500
Net Income|2500`;
    expect(disagreements("profit_loss", text)).toEqual([
      ["Total Cost of Goods Sold", "2,070.00", "2,000.00", "70"],
    ]);
  });
});

test("sums above their parts, some of one part alone, are read where the result follows from them", () => {
  const read = profits(`과목|당기|전기
매출액|2600|2000
매출원가|1500|1200
매출총이익|1100|800
판매비와관리비|400|300
급여|300|200
임차료|100|100
영업이익|700|500
영업외수익|20|10
이자수익|20|10
영업외비용|40|30
이자비용|40|30
법인세비용차감전순이익|680|480
법인세비용|200|100
당기순이익|480|380`);
  expect(read.map(([name, , , amount]) => `${name} ${amount}`)).toEqual([
    "매출액 -2600",
    "매출원가 1500",
    "급여 300",
    "임차료 100",
    "이자수익 -20",
    "이자비용 40",
    "법인세비용 200",
  ]);
});

/** A form that is filled in by hand: accounts without an amount stand in the column of those that have one. */
const FORM = `Balance Sheet|||
Assets|||
|Cash||
||Till|2000
||Savings|
||Total Cash|2000
|Current Assets||
||Receivables|
||Inventory|
||Total Current Assets|0
|Equipment||
||Vans|15000
||Furniture|
||Tools|2500
||Land|
||Total Equipment|17500
|Total Assets||19500
Liabilities and Equity|||
|Current Liabilities||
||Payables|
||Accrued wages|
||Total Current Liabilities|0
|Long-term Liabilities||
||Loans|15000
||Other|
||Total Long-term Liabilities|15000
|Equity||
||Capital|
||Retained Earnings|4500
||Total Equity|4500
|Balance check||0`;

describe("a form that lists accounts without an amount", () => {
  const accounts = (text: string) =>
    read("balance_sheet", tableOf(text), { oneDate: "take" }).rows.map(
      ({ name, path, positiveSide, closing }) => [name, path?.at(-1), positiveSide, closing / 100n],
    );

  test("they are no headings of what follows, and a check of nil is no account", () => {
    expect(accounts(FORM)).toEqual([
      ["Till", "Cash", "debit", 2000n],
      ["Vans", "Equipment", "debit", 15000n],
      ["Tools", "Equipment", "debit", 2500n],
      ["Loans", "Long-term Liabilities", "credit", 15000n],
      ["Retained Earnings", "Equity", "credit", 4500n],
    ]);
  });

  test("a first amount that looks like a year is one, where the totals agree with it alone", () => {
    const other = FORM.replaceAll("2000", "2345")
      .replace("19500", "19845")
      .replaceAll("4500", "4845");
    expect(accounts(other).map(([name]) => name)).toEqual(accounts(FORM).map(([name]) => name));
    const result =
      "|Sales||2000\n||Total Revenue|2000\n|Rent||500\n|Wages||300\n||Total Costs|800\n||Net Income|1200";
    const rows = read("profit_loss", tableOf(result)).rows;
    expect(rows.map(({ name, current }) => [name, current / 100n])).toEqual([
      ["Sales", 2000n],
      ["Rent", 500n],
      ["Wages", 300n],
    ]);
  });

  test("a year above the amounts stays a heading", () => {
    const dated =
      "Balance Sheet|\nIn GBP|2024\nCash|100\nStock|50\nTotal Assets|150\nLoans|60\nEquity|90\nTotal Liabilities and Equity|150";
    const { rows, matchedColumns } = read("balance_sheet", tableOf(dated), { oneDate: "take" });
    expect(rows.map(({ name }) => name)).toEqual(["Cash", "Stock", "Loans", "Equity"]);
    expect(matchedColumns.map(({ heading }) => heading)).toContain("2024");
  });
});

test("a row whose unit is % is no amount", () => {
  const report =
    "Item|Unit|2025|2024\nCupcakes|GBP|500.00|400.00\nIces|GBP|200.00|150.00\nTotal Revenue|GBP|700.00|550.00\nGrowth|%|0.27|0.11\nWages|GBP|300.00|250.00\nNet Profit|GBP|400.00|300.00";
  expect(profits(report).map(([name]) => name)).toEqual(["Cupcakes", "Ices", "Wages"]);
});

describe("forms of other countries, with sums above and a total below or on top", () => {
  const LEAVES = [
    ["Machines", "debit", 48n],
    ["Patents", "debit", 10n],
    ["Stock", "debit", 18n],
    ["Cash", "debit", 24n],
    ["Capital", "credit", 20n],
    ["Profits kept", "credit", 45n],
    ["Loans", "credit", 35n],
  ] as const;
  const accounts = (text: string) =>
    read("balance_sheet", tableOf(text), { oneDate: "take" }).rows.map(
      ({ name, positiveSide, closing }) => [name, positiveSide, closing / 100n],
    );
  const body = (above: boolean, [assets, debts]: readonly [string, string]) => {
    const one = ["A. Trwale|58|52", "Machines|48|44", "Patents|10|8"];
    one.push("B. Obrotowe|42|38", "Stock|18|15", "Cash|24|23");
    const other = ["A. Wlasny|65|50", "Capital|20|20", "Profits kept|45|30"];
    other.push("B. Obcy|35|40", "Loans|35|40");
    const [left, right] = [`${assets}|100|90`, `${debts}|100|90`];
    const lines = above ? [left, ...one, right, ...other] : [...one, left, ...other, right];
    return ["Form|2024|2023", ...lines].join("\n");
  };

  test.each([
    ["AKTYWA RAZEM", "PASYWA RAZEM"],
    ["AKTİF TOPLAMI", "PASİF TOPLAMI"],
    ["TỔNG CỘNG TÀI SẢN", "TỔNG CỘNG NGUỒN VỐN"],
    ["Jumlah Aset", "Jumlah Kewajiban dan Ekuitas"],
  ] as const)("%s below", (...totals) => {
    expect(accounts(body(false, totals))).toEqual(LEAVES.map((leaf) => [...leaf]));
  });

  test("AKTIVA CELKEM on top", () => {
    const text = body(true, ["AKTIVA CELKEM", "PASIVA CELKEM"]);
    expect(accounts(text)).toEqual(LEAVES.map((leaf) => [...leaf]));
  });
});

test("what all other accounts of both sides come to is their total, whatever its word", () => {
  const side = (name: string) => `${name}|100|90`;
  const form = `Form|2024|2023
Plant|60|50
Stock|16|17
Cash|24|23
${side("Sumatut")}
Capital|20|20
Profits|45|30
Loans|35|40
${side("Sumatut passiva")}`;
  expect(read("balance_sheet", tableOf(form)).rows.map(({ name }) => name)).toEqual([
    ..."Plant Stock Cash Capital Profits Loans".split(" "),
  ]);
});

test("a Russian balance sheet has a total of each section and a balance of each side", () => {
  const form = `Наименование показателя|Код|На 31 декабря 2024 г.|На 31 декабря 2023 г.
АКТИВ|||
Основные средства|1150|50|44
Итого по разделу I|1100|50|44
Запасы|1210|18|16
Денежные средства|1250|32|30
Итого по разделу II|1200|50|46
БАЛАНС|1600|100|90
ПАССИВ|||
Уставный капитал|1310|20|20
Нераспределенная прибыль|1370|45|36
Итого по разделу III|1300|65|56
Заемные средства|1410|35|34
Итого по разделу IV|1400|35|34
БАЛАНС|1700|100|90`;
  const { rows } = read("balance_sheet", tableOf(form));
  expect(rows.map(({ name, positiveSide }) => `${name} ${positiveSide}`)).toEqual([
    "Основные средства debit",
    "Запасы debit",
    "Денежные средства debit",
    "Уставный капитал credit",
    "Нераспределенная прибыль credit",
    "Заемные средства credit",
  ]);
});

describe("sums above what they sum up", () => {
  const asked = (fileType: "profit_loss" | "balance_sheet", text: string) => {
    const result = ingest(fileType, [tableOf(text)], { oneDate: "take" });
    return result.ok ? result.value.rows.map(({ name }) => name) : codesOf(result.problems);
  };
  const codesOf = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

  const SIDES = `|2025
Assets|513.20
Current assets
Stock|210.15
Bank|120.05
Total current assets|330.20
Machines|183.00
Liabilities|313.20
Trade creditors|213.20
Bank loan|100.00
Equity|200.00
Share capital|150.00
Retained earnings|50.00`;
  const LEAVES = [
    "Stock",
    "Bank",
    "Machines",
    "Trade creditors",
    "Bank loan",
    "Share capital",
    "Retained earnings",
  ];

  test("a balance sheet of one date that balances with every sum taken for an account is read without them", () => {
    expect(asked("balance_sheet", SIDES)).toEqual(LEAVES);
  });

  test("a profit and loss is read without them where its result is printed", () => {
    const text = `|2025
Income|900.50
Consulting|600.25
Training|300.25
Expenses|410.10
Wages|300.00
Rent|110.10
Net income|490.40`;
    expect(asked("profit_loss", text)).toEqual(["Consulting", "Training", "Wages", "Rent"]);
  });

  test("no result is an account that another one takes off again", () => {
    const text = `|2025
Revenue|760.48
Cost of Revenue|-353.42
Gross Profit|407.06
Operating Expenses|-225.46
Administration|-122.79
Research|-102.67
Operating Income (Loss)|181.60
Non-Operating Income (Loss)|-10.13
Other Non-Operating Income (Loss)|-10.13
Pretax Income (Loss), Adj.|171.47
Pretax Income (Loss)|171.47
Income Tax (Expense) Benefit, Net|-35.23
Income (Loss) from Continuing Operations|136.24
Income (Loss) Incl. Minority Interest|136.24
Net Income|136.24
Net Income (Common)|136.24`;
    expect(asked("profit_loss", text)).toEqual(["total_disagrees"]);
  });

  test("without a result that tells, they are asked about", () => {
    const text = `|2025
Income|900.50
Consulting|600.25
Training|300.25
Expenses|410.10
Wages|300.00
Rent|110.10`;
    expect(asked("profit_loss", text)).toEqual(["sums_unclear"]);
  });

  test("what earns is no sum of what costs, nor what is held of what is owed", () => {
    expect(asked("profit_loss", "|2025\nSales|100\nCost of sales|40\nRent|60")).toHaveLength(3);
    expect(asked("balance_sheet", "|2025\nCash|100\nCapital|60\nCreditors|40")).toHaveLength(3);
  });

  test("credits with a minus leave assets debits", () => {
    const text = SIDES.replace(
      /^(Liab|Trade|Bank loan|Equity|Share|Retained)([^|]*)\|/gm,
      "$1$2|-",
    );
    const result = ingest("balance_sheet", [tableOf(text)], { oneDate: "take" });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.value.rows.find(({ name }) => name === "Bank")?.positiveSide).toBe("debit");
  });
});

test("in a file that names its unit, a total of one date is off by rounding from the section that it names", () => {
  const text = `Figures in Crores|
|as at 31-May-26
Sources of Funds:|
Capital Account|14
Loans (Liability)|34.77
Profit & Loss A/c|
Opening Balance|1.53
Current Period|0.42
Total Profit & Loss A/c|1.94
Total|50.71
Application of Funds:|
Fixed Assets|6.57
Current Assets|44.14
Total|50.71`;
  const { controls } = read("balance_sheet", tableOf(text), { oneDate: "take" });
  expect(controls.map(({ label, agrees }) => [label, agrees])).toEqual([
    ["Total Profit & Loss A/c", true],
    ["Total", true],
    ["Total", true],
  ]);
});

test("a result of two accounts that are counted twice is asked about", () => {
  // As data services print it: totals above and among their parts, and the costs of sales in a total further down
  const text = `|2025|2024
Ventas totales|900|800
Ventas netas|900|800
Otras ventas, total|0|0
Costo de venta|300|250
Utilidad bruta|600|550
Total de gastos de operación|730|610
Administración|350|300
Depreciación|80|60
Utilidad de operación|170|190
Intereses, neto|20|30
Resultado antes de los impuestos|150|160
Impuestos|40|50
Resultado neto|110|110`;
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["result_unclear"]);
  // What stands beneath the profit is no part of it
  const shares = `|2025|2024
Revenue|900|800
Cost of sales|300|250
Gross profit|600|550
Tax|50|40
Net income|550|510
Earnings per share, continuing|7|6
Earnings per share, discontinued|2|1
Earnings per share, in all|9|7`;
  expect(ingest("profit_loss", [tableOf(shares)]).ok).toBe(true);
});

describe("groups of single accounts, some above their account and some beneath it", () => {
  const text = `Particulars|2025|2024
Revenue||
Total Other Revenue||
Fuel Rebate|1,100.00|2,100.00
79020 - Fuel Rebate|1,100.00|2,100.00
Sale of Assets|-200.00|0.00
79510 - Gain/Loss on sale of investments|0.00|0.00
79010 - Gain/Loss on Sale of Assets|-200.00|0.00
Recharges|0.00|25.00
79120 - Recharges|0.00|25.00
Total Other Revenue|900.00|2,125.00
Total Revenue|900.00|2,125.00
Expenses||
Net Rent Expense||
Rent Expense|54.00|38.00
70125 - Office Rent|54.00|38.00
Net Rent Expense|54.00|38.00
Training Expenses||
60380 - Training|490.00|450.00
Training Expenses|490.00|450.00
Office Supplies||
60210 - Supplies|154.00|289.00
69080 - Staff Amenities|84.00|246.00
Office Supplies|238.00|535.00
Travel Expense||
69070 - Fares|300.00|200.00
69075 - Hotels|80.00|90.00
Travel Expense|380.00|290.00
Total Expenses|1,162.00|1,313.00
EBITDA|-262.00|812.00
Depreciation & Amortisation||
60350 - Depreciation|140.00|300.00
Depreciation & Amortisation|140.00|300.00
Net Profit/(Loss) Before Tax|-402.00|512.00
Income Tax Expense||
90010 - Income Tax Expense|-30.00|10.00
Income Tax Expense|-30.00|10.00
Net Profit/(Loss) After Tax|-372.00|502.00`;

  test("are no accounts beside theirs, and the account of a loss on sales is no sum of others", () => {
    const rows = profits(text);
    expect(rows.map(([name]) => name)).not.toContain("Fuel Rebate");
    expect(rows.find(([name]) => name === "79010 - Gain/Loss on Sale of Assets")).toContain(200n);
    expect(rows.reduce((sum, row) => sum + BigInt(row[3] ?? 0), 0n)).toBe(372n);
  });

  test("are refused where one is not what its account is, and no total is an account then", () => {
    const other = text.replace("79020 - Fuel Rebate|1,100.00", "79020 - Fuel Rebate|1,000.00");
    expect(refused("profit_loss", other).map(({ code, where }) => [code, where.row])).toEqual([
      ["total_disagrees", 11],
      ["total_disagrees", 11],
      ["total_disagrees", 12],
    ]);
  });

  test("an account with its code before its name is income, and no sum of the rows above it", () => {
    const coded = text
      .replace("79120 - Recharges", "79500 - Commissions|0.00|0.00\n79504 - Consulting Income")
      .replace("79010 - Gain/Loss on Sale of Assets", "79010 - Sale of Assets");
    expect(profits(coded).reduce((sum, row) => sum + BigInt(row[3] ?? 0), 0n)).toBe(372n);
  });
});

test("what all assets come to is no account where a program writes 'Total for Assets'", () => {
  const text = `Account|2025|2024
Total for Assets|600|500
Loans|350|300
Payables|50|50
Total for Liabilities|400|350
Share capital|100|100
Retained earnings|100|50
Total for Equities|200|150
Total for Liabilities & Equities|600|500`;
  expect(refused("balance_sheet", text).map(({ code }) => code)).toEqual(["total_without_parts"]);
});
