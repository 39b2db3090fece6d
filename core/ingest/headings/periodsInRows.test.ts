import { expect, test } from "vitest";
import { codesOf, problemsOf, refusals } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("years in the first column are named, whether a name or the accounts stand behind them", () => {
  const down = [2023, 2024, 2025].flatMap((year) =>
    ["Fees", "Rent", "Net profit"].map((name, at) => `${year}|${name}|${year + at}00`),
  );
  expect(codesOf(`year|metric|value\n${down.join("\n")}`)).toEqual(["dates_in_rows"]);
  const across = ["ttm", "end_of_2025", "end_of_2025", "end_of_2024"].map(
    (year, at) => `${year}|${at}10|${at}20|${at}30|${at}40|${at}50|${at}60`,
  );
  const headings = "breakdown|total_assets|cash|inventory|total_debt|equity|capital";
  expect(codesOf([headings, ...across].join("\n"))).toEqual(["accounts_across"]);
});

test("lines of a statement in the headings, beside their total, are named", () => {
  const heads = "|Sales|Cost of sales|Rent expense|Interest expense|Total";
  const amounts = ["900|-400|-120|-30|350", "800|-380|-110|-20|290"];
  const codes = (names: readonly string[]) =>
    codesOf([heads, ...names.map((name, at) => `${name}|${amounts[at]}`)].join("\n"));
  expect(codes(["Current year", "Prior year"])).toEqual(["rows_across"]);
  expect(codes(["2025", "2025"])).toEqual(["accounts_across"]);
  expect(codes(["North", "South"])).toEqual(["rows_across"]);
});

test("one line in the headings is named where every row comes to the column that is read", () => {
  const of = (rows: readonly string[]) =>
    codesOf(["Department|Sales|Materials|Balance", ...rows].join("\n"));
  const rows = ["North|1000|400|600", "South|2000|800|1200"];
  expect(of([...rows, "Total|3000|1200|1800"])).toEqual(["rows_across"]);
  // What only some rows come to is no result of theirs
  expect(of([...rows, "West|500|100|300"])).not.toContain("rows_across");
});

test("months or quarters that begin each row are named, with no account behind them", () => {
  const of = (names: readonly string[]) =>
    codesOf(["|Fees|Hire|Net", ...names.map((name, at) => `${name}|10${at}|50|5${at}`)].join("\n"));
  expect(of(["January", "February", "March", "Total"])).toEqual(["accounts_across"]);
  expect(of(["Q1", "Q2", "Q3", "Q4"])).toEqual(["accounts_across"]);
  expect(of(["April Fees", "May Hire", "Lawn Care"])).not.toContain("accounts_across");
});

test("years in a column of their own are named, however few", () => {
  const rows = ["Fees", "Rent", "Wages"].flatMap((name) =>
    [2025, 2024].map((year) => `${name}|${year}|100`),
  );
  const result = ingest("profit_loss", [tableOf(`account|year|Value\n${rows.join("\n")}`)]);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["dates_in_rows"]);
  const once = rows.filter((row) => row.includes("2025"));
  expect(ingest("profit_loss", [tableOf(`account|year|Value\n${once.join("\n")}`)]).ok).toBe(true);
});

test("years at the beginning of the rows are accounts side by side", () => {
  const text = `year|Cash|Stock|Plant|Loans|Capital|Result
    2023|7.00|8.00|9.00|5.00|4.00|15.00
    2024|8.00|8.00|9.00|5.00|4.00|16.00
    2024|8.50|8.00|9.00|5.00|4.00|16.50
    2025|9.00|8.00|9.00|5.00|4.00|17.00`;
  const read = ingest("balance_sheet", [tableOf(text)]);
  expect(read).toMatchObject({
    ok: false,
    problems: [{ code: "accounts_across", where: { value: "3", expected: "2023 to 2025" } }],
  });
});

test("a title over the column of a shop is no heading of the column of all shops", () => {
  const text = `Profit and Loss||||
    |January 1-March 31, 2025|||
    Account|SHOP 1|SHOP 2|SHOP 3|TOTAL
    Income||||
    Sales|60.00|90.00|50.00|200.00
    Repairs|5.00|6.00|4.00|15.00
    Total for Income|65.00|96.00|54.00|215.00
    Expenses||||
    Rent|20.00|30.00|10.00|60.00
    Total for Expenses|20.00|30.00|10.00|60.00
    Net Income|45.00|66.00|44.00|155.00`;
  const read = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
  const current = read.ok ? read.value.rows.map((row) => row.current) : [];
  expect(current).toEqual([20_000n, 1_500n, 6_000n]);
});

test("a date a row is not added up", () => {
  const dates = ["2025-01-31", "2025-02-28", "2025-03-31"];
  const lines = dates.flatMap((date) =>
    ["1|Bank", "2|Capital", "3|Stock"].map((account) => `${date}|${account}|5.00`),
  );
  expect(codesOf(`period|gl_code|gl_description|closing_balance\n${lines.join("\n")}`)).toEqual([
    "dates_in_rows",
  ]);
});

test("a period a row is no name, though it stands beside the names without a heading that tells", () => {
  const lines = ["Sales", "Rent"].flatMap((account) =>
    ["31 Jan 25", "31 Dec 24", "30 Nov 24"].map((date) => `Income|${account}|${date}|5.00`),
  );
  const result = ingest("profit_loss", [
    tableOf(`Section|Label|Period|Amount\n${lines.join("\n")}`),
  ]);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["dates_in_rows"]);
});

test("accounts side by side are named as such where a date stands twice", () => {
  const dates = [
    "2025-01-31",
    "2025-01-31",
    "2025-02-28",
    "2025-03-31",
    "2025-04-30",
    "2025-05-31",
    "2025-06-30",
  ];
  const lines = dates.map((date) => `${date}|1.00|2.00|3.00|4.00|5.00`);
  expect(codesOf(`Date|Cash|Stock|Debtors|Creditors|Capital\n${lines.join("\n")}`)).toEqual([
    "accounts_across",
  ]);
});

test("quarters in rows are accounts side by side, though no cell is a date", () => {
  const text = `period|revenue|cost_of_goods_sold|gross_profit|operating_expenses|net_income
    2025-Q1|500|200|300|100|200
    2025-Q2|600|250|350|100|250
    2025-Q3|700|300|400|100|300`;
  expect(problemsOf("profit_loss", text)).toEqual([
    expect.stringContaining("3 dates or periods in rows (2025-Q1 to 2025-Q3). Turn the table"),
  ]);
});

test("months beneath the titles of a report are said one by one, and asked about", () => {
  const report = `Profit & Loss
Harbour Kites Ltd
1 January 2025 to 31 January 2025
|31 Jan 25|31 Dec 24|30 Nov 24
Income
Kites|100.00|90.00|80.00
Total Income|100.00|90.00|80.00
Expenses
Rent|40.00|40.00|30.00
Total Expenses|40.00|40.00|30.00
Net Profit|60.00|50.00|50.00`;
  expect(problemsOf("profit_loss", report)).toEqual([
    expect.stringContaining("Row 4: the file holds 3 dates or periods (31 Jan 25, 31 Dec 24, 30"),
  ]);
});

test("months above names nobody heads are several dates, and companies in rows are no dates", () => {
  const months = "LINES|JAN 2025|FEB 2025|MAR 2025|APR 2025";
  const byMonth = `${months}\nFerry East|5|6|7|8\nFerry West|1|2|3|4\nBunkers|-2|-2|-2|-2`;
  expect(problemsOf("profit_loss", byMonth)[0]).toContain("holds 4 dates or periods");
  const companies = `Name|Revenue|Net Income|Total Assets|Total Liabilities
    Acme|900|90|5000|3000
    Globex|800|70|4000|2000`;
  expect(problemsOf("balance_sheet", companies)[0]).toContain("2 rows hold their amounts (Acme");
});

test("a section that writes the years once more is a heading", () => {
  const result = ingest("balance_sheet", [
    tableOf(`Assets|2025|2024
      Cash at bank|900.00|800.00
      Stock|100.00|100.00
      Liabilities and equity|2025|2024
      Trade payables|400.00|300.00
      Capital|600.00|600.00`),
  ]);
  expect(result).toMatchObject({ ok: true, value: { rows: { length: 4 } } });
});

test("a section that writes the only heading of amounts once more is a heading", () => {
  const text = `Income|Amount
    Sales|900.00
    Total|900.00
    Costs|Amount
    Rent|500.00
    Total|500.00
    Net profit|400.00`;
  expect(problemsOf("profit_loss", text)).toEqual([]);
});

test("a year above words is no heading of amounts", () => {
  const text = `|year|1998|
    |account|name|Amount
    |40102|Sales|1825.06
    |50101|Water|51.01
    |50102|Power|35.33`;
  expect(problemsOf("profit_loss", text)).toEqual([]);
});

test("an amount of 2000 among other amounts is no year that heads a column", () => {
  const result = ingest("profit_loss", [
    tableOf(`Category||Jan|Feb|Mar
      Income|Services|1500|2000|4000
      |Total Income|1500|2000|4000
      Costs|Salaries|500|600|700`),
  ]);
  const codes = result.ok ? [] : result.problems.map(({ code }) => code);
  expect(codes).not.toContain("total_disagrees");
  expect(result.ok ? [] : result.problems.map(({ message }) => message).join()).not.toContain(
    '"2000"',
  );
});

test("months in a column of their own are named, by name or in numbers, however far down the second begins", () => {
  const stacked = (heading: string, months: readonly string[]) => {
    const rows = months.flatMap((month) =>
      ["Till", "Stock", "Loan"].map((name, at) => `${month}|${name}|${at}40.00`),
    );
    const result = ingest("balance_sheet", [
      tableOf(`${heading}|Account|Balance\n${rows.join("\n")}`),
    ]);
    return result.ok ? [] : result.problems.map(({ code }) => code);
  };
  expect(stacked("Mes", ["Enero", "Febrero"])).toEqual(["dates_in_rows"]);
  expect(stacked("Period", ["05-2025", "Total"])).toEqual(["dates_in_rows"]);
  // Departments are no months
  expect(stacked("Period", ["North", "South"])).not.toContain("dates_in_rows");
});

test("two months of results beside what they come to are its parts, and no year beside another", () => {
  const rows = (heads: string) => `Account|${heads}
    Sales|400.00|500.00|900.00
    Rent|-100.00|-150.00|-250.00
    Net income|300.00|350.00|650.00`;
  const amounts = (heads: string) => {
    const read = ingest("profit_loss", [tableOf(rows(heads))]);
    return read.ok ? read.value.rows.map(({ current, prior }) => [current, prior]) : [];
  };
  expect(amounts("Jan 2025|Feb 2025|Total")).toEqual([
    [90000n, 0n],
    [-25000n, 0n],
  ]);
  expect(amounts("Dec 2024|Dec 2025|Total")[0]).toEqual([50000n, 40000n]);
});

test("months in six digits are the dates of columns", () => {
  const read = ingest("balance_sheet", [
    tableOf("Account|202312|202412|202512\nCash|70|80|90\nShare capital|70|80|90"),
  ]);
  expect(read.ok && read.value.rows.map(({ opening, closing }) => [opening, closing])[0]).toEqual([
    8000n,
    9000n,
  ]);
});

test("periods beneath each other that nothing dates are not added up", () => {
  const block = (sales: number) => `Sales|${sales}\nRent|-${sales / 4}\nWages|-${sales / 2}`;
  const blocks = (...of: readonly number[]) =>
    tableOf(`Account|Amount\n${of.map(block).join("\n")}`);
  expect(refusals("profit_loss", blocks(400, 480))).toEqual(["rows_in_blocks"]);
  expect(refusals("profit_loss", blocks(400, 480, 520))).toEqual(["rows_in_blocks"]);
  expect(refusals("profit_loss", blocks(400, 400))).toEqual(["rows_repeated"]);
  // Under headings of their own the accounts are those of two departments
  const headed = `Account|Amount\nNorth|\n${block(400)}\nTotal North|100\nSouth|\n${block(480)}\nTotal South|120\nNet income|220`;
  expect(refusals("profit_loss", tableOf(headed))).not.toContain("rows_in_blocks");
});
