import { expect, test } from "vitest";
import { readingsFor, result } from "../testing/ledgerRows.ts";
import { checkIncomeIdentified } from "./checkIncomeIdentified.ts";

const readings = readingsFor(["revenue", "operating_expenses", "employee_costs"]);
const unread = ["Uusi", "Vanha", "Muu"];
const rowOf = (code: string, amount: string) => ({
  ...result("revenue", amount),
  code,
  name: code,
});

test("where neither names nor signs nor totals tell income from expenses, it is asked for", () => {
  const rows = unread.map((code, at) => rowOf(code, `${900 - 100 * at}`));
  expect(checkIncomeIdentified(rows, readings)).toMatchObject([{ code: "income_not_told" }]);
});

test("signs, a known income or known expenses are enough", () => {
  const rows = unread.map((code, at) => rowOf(code, `${900 - 100 * at}`));
  expect(checkIncomeIdentified([...rows, rowOf("Lasku", "-2000")], readings)).toEqual([]);
  expect(checkIncomeIdentified([...rows, rowOf("Lasku", "-30")], readings)).toHaveLength(1);
  expect(checkIncomeIdentified([...rows, result("revenue", "10")], readings)).toEqual([]);
  const costs = [result("operating_expenses", "3000"), result("employee_costs", "900")];
  expect(checkIncomeIdentified([...rows, ...costs], readings)).toEqual([]);
});
