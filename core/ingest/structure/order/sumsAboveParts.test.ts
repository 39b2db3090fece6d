import { describe, expect, test } from "vitest";
import { profits, read, refused } from "../../../testing/readReport.ts";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

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

describe("a heading that prints what its total prints beneath it", () => {
  const report = (cash: string) => `Report|2025|2024
ASSETS|100|90
Current Assets|70|60
Stock|30|40
${cash}
Total Current Assets|70|60
Fixed Assets|30|30
Machines|30|30
Total Fixed Assets|30|30
Total ASSETS|100|90
LIABILITIES|60|50
Loans|60|50
Total LIABILITIES|60|50
EQUITY|40|40
Capital|40|40
Total EQUITY|40|40`;
  const namesIn = (text: string) =>
    read("balance_sheet", tableOf(text), { oneDate: "take" }).rows.map(({ name }) => name);

  test("is no account, where the rows between come to it", () => {
    expect(namesIn(report("Cash|40|20"))).toEqual([
      "Stock",
      "Cash",
      "Machines",
      "Loans",
      "Capital",
    ]);
  });

  test("leaves the file refused where they do not", () => {
    const result = ingest("balance_sheet", [tableOf(report("Cash|39|20"))], { oneDate: "take" });
    expect(result.ok).toBe(false);
  });
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
    expect(asked("profit_loss", text)).toEqual(["total_disagrees", "total_disagrees"]);
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

test("results above what they are made of, told by indents, with costs taken off the income or without any", () => {
  const report = (cost: string, gross: number) => `Account|2025|2024
Net Profit|${gross + 100 - 900}|1460
  Income|${gross + 100}|2260
    Gross Profit|${gross}|2160
      Operating Income|2500|2200
        Sales|2500|2200
      ${cost}
    Other Income|100|100
      Interest Earned|100|100
  Expenses|900|800
    Expenses|700|650
      Wages|500|400
      Rent|200|250
    Depreciation|200|150
      Depreciation of plant|200|150`;
  const named = (text: string) => {
    // Blanks before a name are its indent
    const rows = text.split("\n").map((line, at) => ({ row: at + 1, cells: line.split("|") }));
    return read("profit_loss", { sheet: null, rows }).rows.map(
      ({ name, positiveSide, current }) =>
        `${name} ${(positiveSide === "credit" ? -current : current) / 100n}`,
    );
  };
  const others = ["Interest Earned -100", "Wages 500", "Rent 200", "Depreciation of plant 200"];
  const withCosts = report("Cost of Revenue|50|40\n        Materials|50|40", 2450);
  expect(named(withCosts)).toEqual(["Sales -2500", "Materials 50", ...others]);
  const withoutCosts = report("Cost of Revenue|0|40\n        Materials|0|40", 2500);
  expect(named(withoutCosts)).toEqual(["Sales -2500", "Materials 0", ...others]);
});

test("groups within a group, told by codes, count once in what it comes to", () => {
  const text = `Form|2025|2024
ASSETS|100|90
Bank and Cash|100|90
1010 Bank|60|50
1020 Till|40|40
LIABILITIES|70|75
Current Liabilities|30|35
Current Liabilities|20|15
2100 Sales tax|20|15
Payables|10|20
2000 Creditors|10|20
Plus Non-current Liabilities|40|40
2500 Bank loan|40|40
EQUITY|30|15
Capital|30|15
3000 Capital|30|15
LIABILITIES + EQUITY|100|90`;
  const natures = read("balance_sheet", tableOf(text)).rows.map(
    ({ name, nature }) => `${name} ${nature}`,
  );
  expect(natures).toEqual([
    "Bank asset",
    "Till asset",
    "Sales tax liability",
    "Creditors liability",
    "Bank loan liability",
    "Capital equity",
  ]);
});

test("what a balance sheet owes stands in no section of its assets that no total closes", () => {
  const text = `Form|2025|2024
ASSETS|148|146
Current Assets|107|97
Bank and Cash Accounts|78|38
Checking|78|38
Receivables|22|23
Debtors|22|23
Current Assets|7|36
Inventory|7|36
Prepayments|0|0
Plus Fixed Assets|41|49
Machines|58|54
Depreciation of machines|-17|-5
LIABILITIES|60|71
Current Liabilities|15|23
Current Liabilities|9|6
Sales tax|4|4
Accrued|5|2
Payables|6|17
Creditors|6|17
Plus Non-current Liabilities|45|48
Bank loan|45|48
EQUITY|88|75
Capital|88|75
Capital paid in|88|75
LIABILITIES + EQUITY|148|146`;
  const natures = read("balance_sheet", tableOf(text)).rows.map(
    ({ name, type, nature, positiveSide }) => `${name} ${type} ${nature} ${positiveSide}`,
  );
  expect(natures.slice(-4)).toEqual([
    "Accrued Current Liabilities liability credit",
    "Creditors Payables liability credit",
    "Bank loan Plus Non-current Liabilities liability credit",
    "Capital paid in Capital equity credit",
  ]);
});
