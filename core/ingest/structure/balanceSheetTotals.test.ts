import { describe, expect, test } from "vitest";
import { balances, profits, read, refused } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";

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

test("a total of both sides that disagrees is not what stands beneath the balance sheet", () => {
  const text = `|2025|2024
    Assets||
    Cash|458|544
    Stock|376|338
    Total assets|834|882
    Liabilities||
    Trade payables|170|193
    Loans|82|55
    Total liabilities|252|248
    Equity||
    Share capital|134|115
    Retained earnings|448|519
    Total equity|582|634
    Total liabilities and equity|834|882`;
  expect(balances(text)).toHaveLength(6);
  const [first] = refused("balance_sheet", text.replace(/834\|882$/, "844|882"));
  expect(first).toMatchObject({ code: "total_disagrees", where: { row: 14 } });
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

describe("a wrong total of both sides is compared with the side it ends", () => {
  const codes = (text: string) =>
    refused("balance_sheet", text).map(({ code, message }) => [code, message]);

  test("where an equity that nothing calls a sum is one", () => {
    const text = `|2025|2024
      Cash|300|200
      Receivables|500|400
      Total assets|800|600
      Payables|250|200
      Loans|150|100
      Deferred taxes|60|30
      Share capital|100|100
      Reserves|230|165
      Equity attributable to owners|330|265
      Equity attributable to noncontrolling interests|10|5
      Total equity|340|270
      Total liabilities and equity|900|600`;
    expect(codes(text)).toEqual([
      ["total_disagrees", expect.stringContaining("as 900.00; the rows read come to 800.00")],
    ]);
    expect(balances(text.replace("|900|600", "|800|600"))).toHaveLength(8);
  });

  test("where the totals of its halves stand above it", () => {
    const text = `|2025|2024
      Efectivo|300|200
      Inventarios|500|400
      Total activo|800|600
      Cuentas por pagar|250|200
      Otros pasivos|150|100
      Total pasivo|400|300
      Capital social|100|100
      Resultados acumulados|300|200
      Total patrimonio|400|300
      TOTAL PASIVO Y PATRIMONIO|900|600`;
    expect(codes(text)).toEqual([
      ["total_disagrees", expect.stringContaining("as 900.00; the rows read come to 800.00")],
    ]);
  });
});
