import { describe, expect, test } from "vitest";
import { COUNTED, profits, read, refused } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

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
