import { expect, test } from "vitest";
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
