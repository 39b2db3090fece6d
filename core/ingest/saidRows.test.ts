import { describe, expect, test } from "vitest";
import { tableOf } from "../testing/tableOf.ts";
import type { FileType } from "./fileTypes.ts";
import type { Matching } from "./headings/Matching.ts";
import { matchingProblem } from "./headings/matchingProblem.ts";
import { ingest } from "./ingest.ts";

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
