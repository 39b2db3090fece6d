import { describe, expect, test } from "vitest";
import { isContraTable } from "./isContraTable.ts";

const columns = { date: 0, code: 1, contra: 2, amount: 3 };

/** Rows of a table: day, account, contra account, amount. */
const tableOf = (...cells: string[][]) => cells.map((each, at) => ({ row: at + 2, cells: each }));

test("bills and payments of one supplier on different days are entries of two accounts each", () => {
  const rows = tableOf(
    ["2025-01-02", "1600", "1200", "100"],
    ["2025-01-09", "1200", "1600", "-70"],
    ["2025-01-12", "1600", "1200", "80"],
  );
  expect(isContraTable(rows, columns)).toBe(true);
});

test("a program that lists both sides has each pair twice on a day", () => {
  const rows = tableOf(
    ["2025-01-02", "1600", "1200", "100"],
    ["2025-01-02", "1200", "1600", "-100"],
    ["2025-01-12", "4210", "1200", "80"],
    ["2025-01-12", "1200", "4210", "-80"],
  );
  expect(isContraTable(rows, columns)).toBe(false);
});

describe("with a column of debits and one of credits", () => {
  const sided = { date: 0, code: 1, contra: 2, debit: 3, credit: 4 };

  test("rows that do not balance are entries of two accounts each", () => {
    const rows = tableOf(
      ["2025-01-02", "5000", "1600", "100.00", ""],
      ["2025-01-09", "1600", "1200", "70.00", ""],
      ["2025-01-12", "1200", "4000", "", "80.00"],
    );
    expect(isContraTable(rows, sided)).toBe(true);
  });

  test("rows that balance day by day name in passing what they stand against", () => {
    const rows = tableOf(
      ["2025-01-02", "Debtors", "Sales, VAT", "120.00", ""],
      ["2025-01-02", "Sales", "Acorn Inn", "", "100.00"],
      ["2025-01-02", "VAT", "Acorn Inn", "", "20.00"],
    );
    expect(isContraTable(rows, sided)).toBe(false);
  });
});
