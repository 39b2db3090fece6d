import { describe, expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import type { Matching } from "../headings/Matching.ts";
import { matchingProblem } from "../headings/matchingProblem.ts";
import { ingest } from "../ingest.ts";

const matching = (said: Partial<Matching>): Matching => ({
  sheet: null,
  headingRow: 1,
  columns: { name: 0, current: 1 },
  ...said,
});

function read<Type extends FileType>(type: Type, text: string, said: Partial<Matching>) {
  const result = ingest(type, [tableOf(text)], { matching: matching(said), oneDate: "take" });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

const account = { kind: "account", section: null } as const;
const total = { kind: "total", section: null } as const;

describe("what a person says of rows", () => {
  const report = `Name|2025
    Income|
    Sales|100
    Interest|10
    Total income|110
    Rent|30
    Net profit|80`;

  test("a row that is ignored is not read, and its total is held against the others", () => {
    const text = report.replace("Rent|30", "Rent|30\nMemo: hours|7");
    const { rows, controls } = read("profit_loss", text, {
      rows: { 7: { kind: "ignore", section: null } },
    });
    expect(rows.map(({ name }) => name)).toEqual(["Sales", "Interest", "Rent"]);
    expect(controls.every(({ agrees }) => agrees)).toBe(true);
  });

  test("a row is an account though its words are those of a total", () => {
    const text = "Name|2025\nSales|100\nTotal Energies supply|-40\nNet profit|60";
    const { rows } = read("profit_loss", text, { rows: { 3: account } });
    expect(rows.map(({ name, current }) => [name, current])).toEqual([
      ["Sales", 10_000n],
      ["Total Energies supply", -4_000n],
    ]);
  });

  test("an account is none that the figures take for a sum", () => {
    const text = "Name|Balance\nBank|50\nDebtors|50\nProperty|100\nShare capital|200";
    const columns = { name: 0, closing: 1 };
    const names = (rows: Matching["rows"]) =>
      read("balance_sheet", text, { columns, ...(rows && { rows }) }).rows.map(({ name }) => name);
    expect(names({ 4: account })).toEqual(["Bank", "Debtors", "Property", "Share capital"]);
    expect(names({ 4: total })).toEqual(["Bank", "Debtors", "Share capital"]);
  });

  test("a heading has no amount of its own", () => {
    const text = "Name|2025\nIncome|110\nSales|100\nInterest|10\nRent|-30";
    const { rows } = read("profit_loss", text, {
      rows: { 2: { kind: "heading", section: null } },
    });
    expect(rows.map(({ name, type }) => [name, type])).toEqual([
      ["Sales", "Income"],
      ["Interest", "Income"],
      ["Rent", "Income"],
    ]);
  });

  test("the section of a row decides its side, whatever stands above it", () => {
    const { rows } = read("profit_loss", report, {
      rows: { 6: { kind: "account", section: "Expenses" } },
    });
    const rent = rows.find(({ name }) => name === "Rent");
    expect(rent).toMatchObject({ type: "Expenses", path: ["Expenses"], nature: "expense" });
  });

  test("in a trial balance it is the type, before the column of types", () => {
    const text = "Name|Balance|Type\nBank|5|Asset\nSuspense|-5|Asset";
    const { rows } = read("trial_balance", text, {
      columns: { name: 0, currentBalance: 1, type: 2 },
      rows: { 3: { kind: "account", section: "Liabilities" } },
    });
    expect(rows.map(({ type, nature }) => [type, nature])).toEqual([
      ["Asset", undefined],
      ["Liabilities", "liability"],
    ]);
  });
});

describe("further columns", () => {
  test("names stand in one column a level", () => {
    const text = "A||2025\nIncome||\n|Sales|100\n|Fees|20\nCosts||\n|Rent|-30";
    const { rows, labelColumns } = read("profit_loss", text, {
      columns: { name: 1, current: 2 },
      labelColumns: [0],
    });
    expect(labelColumns).toEqual([0]);
    expect(rows.map(({ name, type }) => [name, type])).toEqual([
      ["Sales", "Income"],
      ["Fees", "Income"],
      ["Rent", "Costs"],
    ]);
  });

  test("amounts stand in an inner column or in an outer one", () => {
    const text = "Name|£|£\nSales||100\nRent|-30|\nRates|-5|\nTotal costs||-35\nNet profit||65";
    const { rows, innerColumns } = read("profit_loss", text, {
      columns: { name: 0, current: 2 },
      innerColumns: { current: [1] },
    });
    expect(innerColumns).toEqual({ current: [2] });
    expect(rows.map(({ name, current }) => [name, current])).toEqual([
      ["Sales", 10_000n],
      ["Rent", -3_000n],
      ["Rates", -500n],
    ]);
  });

  test("that were found by themselves are told, and read the same when they are said", () => {
    const table = tableOf("||2025\nIncome||\n|Sales|100\n|Fees|20\nCosts||\n|Rent|-30\n|Rates|-5");
    const found = ingest("profit_loss", [table]);
    if (!found.ok) throw new Error(JSON.stringify(found.problems));
    const { sheet, headingRow, matchedColumns, labelColumns, innerColumns } = found.value;
    expect(labelColumns).toHaveLength(1);
    const columns = Object.fromEntries(matchedColumns.map(({ field, index }) => [field, index]));
    const said = { sheet, headingRow, columns, labelColumns, innerColumns };
    const again = ingest("profit_loss", [table], { matching: said });
    expect(again).toMatchObject({ ok: true, value: { rows: found.value.rows } });
  });
});

test("a statement without headings is read the same when its columns are said as they were found", () => {
  const table = tableOf(
    "Quay Stores Ltd||\nIncome Statement 2025||\nREVENUE||\nSales|400|\nFees|20|\nTOTAL REVENUE||420\nEXPENSE||\nRent|100|\nWages|50|\nTOTAL EXPENSE||150\nNET INCOME||270",
  );
  const found = ingest("profit_loss", [table]);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  const { headingRow, matchedColumns, labelColumns, innerColumns, rows } = found.value;
  expect([headingRow, innerColumns]).toEqual([0, { current: [2] }]);
  const columns = Object.fromEntries(matchedColumns.map(({ field, index }) => [field, index]));
  const said = { sheet: null, headingRow, columns, labelColumns, innerColumns };
  const again = ingest("profit_loss", [table], { matching: said });
  expect(again.ok && again.value.rows).toEqual(rows);
});

test.each<[Partial<Matching>, string]>([
  [{ rows: { 9: account } }, 'The sheet has no row "9".'],
  [{ rows: { one: account } }, 'The sheet has no row "one".'],
  [{ rows: { 1: account } }, "Row 1 stands above the rows of the file."],
  [{ labelColumns: [1] }, "Column 2 is given to two fields."],
  [{ innerColumns: { current: [0] } }, "Column 1 is given to two fields."],
  [{ innerColumns: { prior: [2] } }, '"prior" has further columns and no first one.'],
  [{ innerColumns: { name: [2] } }, '"name" is no field of amounts: it stands in one column.'],
])("%j cannot be of a file: %s", (said, message) => {
  const tables = [tableOf("Name|2025\nSales|1\nRent|2")];
  expect(matchingProblem("profit_loss", tables, matching(said))).toBe(message);
});

describe("two sides that a person describes", () => {
  const heads = "Particulars|2024|2025|Particulars|2024|2025";
  const sheet = `${heads}
    Share capital|10|10|Fixed assets||
    Retained earnings|50|58|Plant|40|45
    Creditors|20|17|Current assets||
    |||Bank|40|40
    Total|80|85|Total|80|85`;
  const columns = { name: 0, opening: 1, closing: 2 };
  const named = (said: Partial<Matching>, text = sheet) =>
    read("balance_sheet", text, { columns, ...said }).rows.map(
      ({ name, positiveSide, opening, closing }) => [
        name,
        positiveSide,
        opening / 100n,
        closing / 100n,
      ],
    );

  test("the right one is read like the left one, each beneath what it holds", () => {
    expect(named({ sides: { rightFrom: 3, left: "liabilities" } })).toEqual([
      ["Share capital", "credit", 10n, 10n],
      ["Retained earnings", "credit", 50n, 58n],
      ["Creditors", "credit", 20n, 17n],
      ["Plant", "debit", 40n, 45n],
      ["Bank", "debit", 40n, 40n],
    ]);
  });

  test("a row of the right side is known apart from the row beside it", () => {
    const hours = { kind: "ignore", section: null } as const;
    const names = (key: string, text: string) =>
      named({ sides: { rightFrom: 3, left: "liabilities" }, rows: { [key]: hours } }, text).map(
        ([name]) => name,
      );
    const memo = sheet.replace("Creditors|20|17|Current assets||", "Creditors|20|17|Hours|7|9");
    expect(() => named({ sides: { rightFrom: 3, left: "liabilities" } }, memo)).toThrow("Total");
    expect(names("4R", memo)).toEqual(names("4R", sheet));
    expect(names("4R", memo)).toContain("Creditors");
  });

  test("a profit and loss without words above its sides has its expenses on the left", () => {
    const text = `Particulars|2025|Particulars|2025
      To Opening stock|20|By Sales|100
      To Rent|31|By Commission|5
      To Net profit|54||
      Total|105|Total|105`;
    const { rows } = read("profit_loss", text, {
      columns: { name: 0, current: 1 },
      sides: { rightFrom: 2, left: null },
    });
    expect(rows.map(({ name, positiveSide }) => [name, positiveSide])).toEqual([
      ["By Sales", "credit"],
      ["By Commission", "credit"],
      ["To Opening stock", "debit"],
      ["To Rent", "debit"],
    ]);
  });

  test("a trial balance has the amounts of one side as debits, of the other as credits", () => {
    const text = "Account|Amount|Account|Amount\nBank|70|Capital|50\nRent|30|Sales|50";
    const { rows } = read("trial_balance", text, {
      columns: { name: 0, currentDebit: 1, currentCredit: 3 },
      sides: { rightFrom: 2, left: "credits" },
    });
    expect(
      rows.map(({ name, ...row }) => [name, (row.currentDebit - row.currentCredit) / 100n]),
    ).toEqual([
      ["Bank", -70n],
      ["Rent", -30n],
      ["Capital", 50n],
      ["Sales", 50n],
    ]);
  });

  test("a sheet that is read in two sides by itself is read so again as it says it was", () => {
    const text = sheet.replace(heads, "Liabilities|2024|2025|Assets|2024|2025");
    const first = ingest("balance_sheet", [tableOf(text)]);
    if (!first.ok) throw new Error("It was refused.");
    const { headingRow, matchedColumns, sides } = first.value;
    expect(sides).toEqual({ rightFrom: 3, left: null });
    const found = Object.fromEntries(matchedColumns.map(({ field, index }) => [field, index]));
    const again = read("balance_sheet", text, { headingRow, columns: found, sides });
    expect(again.rows).toEqual(first.value.rows);
  });

  test("a column of the left side does not stand on the right one", () => {
    const said = matching({ columns, sides: { rightFrom: 2, left: null } });
    expect(matchingProblem("balance_sheet", [tableOf(sheet)], said)).toMatch(
      /^Column 3 stands on the right side/,
    );
  });
});
