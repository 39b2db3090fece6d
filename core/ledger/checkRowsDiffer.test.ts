import { expect, test } from "vitest";
import { checkRowsDiffer } from "./checkRowsDiffer.ts";

const account = { type: "", entity: null, currency: null, isElimination: false, sheet: null };

test("one file in both places is named", () => {
  const names = ["Sales", "Rent", "Cash"];
  const rows = names.map((name, at) => ({ ...account, name, code: name, row: at + 2 }));
  const profit = rows.map((row) => ({ ...row, current: 5n, prior: 3n }));
  const position = rows.map((row) => ({ ...row, opening: 3n, closing: 5n }));
  expect(checkRowsDiffer(profit, position)).toMatchObject([{ code: "same_rows_twice" }]);
  const other = position.map((row) => ({ ...row, name: `${row.name} account` }));
  expect(checkRowsDiffer(profit, other)).toEqual([]);
});

test("rows of one sheet that stand in both statements are named", () => {
  const row = (name: string, at: number) => ({ ...account, name, code: name, row: at, sheet: "S" });
  const profit = [row("Sales", 2), row("Rent", 3)].map((one) => ({
    ...one,
    current: 5n,
    prior: 3n,
  }));
  const held = ["Cash", "Loan", "Capital"].map((name, at) => row(name, at + 6));
  const position = held.map((one) => ({ ...one, opening: 3n, closing: 5n }));
  expect(checkRowsDiffer(profit, position)).toEqual([]);
  const whole = [...profit, ...held.map((one) => ({ ...one, current: 5n, prior: 3n }))];
  expect(checkRowsDiffer(whole, position)).toMatchObject([
    { code: "same_rows_twice", where: { account: "3" } },
  ]);
});
