import { expect, test } from "vitest";
import { linesBehind } from "./linesBehind.ts";

const line = (
  concept: string,
  category: "operating" | "investing" | "reconciliation",
  isSubtotal = false,
) => ({
  concept,
  category,
  isSubtotal,
});

const lines = [
  line("net_income", "operating"),
  line("cash_generated_from_operations", "operating", true),
  line("income_taxes_paid", "operating"),
  line("net_cash_operating", "operating", true),
  line("purchase_of_ppe", "investing"),
  line("net_cash_investing", "investing", true),
  line("net_change_in_cash", "reconciliation", true),
  line("cash_at_beginning", "reconciliation", true),
  line("cash_at_end", "reconciliation", true),
];

const behind = (concept: string) => {
  const subtotal = lines.find((one) => one.concept === concept);
  return subtotal ? linesBehind(subtotal, lines).map((one) => one.concept) : null;
};

test("a subtotal adds the lines above it in its category, and no other subtotal", () => {
  expect(behind("cash_generated_from_operations")).toEqual(["net_income"]);
  expect(behind("net_cash_operating")).toEqual(["net_income", "income_taxes_paid"]);
  expect(behind("net_cash_investing")).toEqual(["purchase_of_ppe"]);
});

test("the foot joins totals", () => {
  expect(behind("net_change_in_cash")).toEqual(["net_cash_operating", "net_cash_investing"]);
  expect(behind("cash_at_end")).toEqual(["net_change_in_cash", "cash_at_beginning"]);
  expect(behind("cash_at_beginning")).toEqual([]);
});

test("a line that is no subtotal adds up nothing", () => {
  expect(behind("net_income")).toEqual([]);
});
