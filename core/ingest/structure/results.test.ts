import { describe, expect, test } from "vitest";
import { COUNTED, profits, read, refused } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

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

test("a result with the mark of a note is one", () => {
  const text = (tax: string) => `|2025|2026
    Sales|94,648|1,08,646
    Expenses|70,167|77,969
    Operating Profit|24,481|30,677
    Other Income|3,720|3,084
    Profit before tax|28,201|33,761
    ${tax}
    Net Profit *|21,433|25,658`;
  expect(profits(text("Tax|6,768|8,103")).at(-1)?.[0]).toBe("Tax");
  expect(refused("profit_loss", text("Margin %|24%|24%"))[0]).toMatchObject({
    code: "total_disagrees",
    where: { row: 8, label: "Net Profit", expected: "21433.00", read: "28201.00" },
  });
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

test("earnings per share beneath the profit are no sums of one another", () => {
  const text = `|2025|2024
Revenue|900|800
Costs|300|250
Profit before tax|600|550
Tax|50|40
Profit after tax|550|510
Earnings per share|
- Basic|10.99|3.31
- Diluted|10.99|3.31`;
  expect(profits(text).map(([name]) => name)).toEqual(["Revenue", "Costs", "Tax"]);
});
