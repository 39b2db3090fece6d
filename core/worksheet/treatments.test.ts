import { expect, test } from "vitest";
import { directLineOf } from "./treatments.ts";

test("pay within the cost of sales is paid to employees, and materials to suppliers", () => {
  const wages = [{ id: "wages_in_cost", reason: "", source: "name" }] as const;
  expect(directLineOf({ role: "cost_of_sales", traits: wages })).toBe("payments_to_employees");
  expect(directLineOf({ role: "cost_of_sales", traits: [] })).toBe("payments_to_suppliers");
  expect(directLineOf({ role: "borrowings", traits: [] })).toBeNull();
});
