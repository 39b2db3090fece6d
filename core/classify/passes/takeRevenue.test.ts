import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { classify } from "../classify.ts";
import { ASKED } from "../questions/ask.ts";

const costs = ["Cost of sales", "Wages and salaries", "Depreciation expense", "Audit fee"];

function roleOf(name: string, beside: readonly string[], type = "Income"): Role | null | undefined {
  const facts = [name, ...beside].map(
    (each, index): AccountFacts => ({
      code: String(4000 + index),
      name: each,
      section: "profit_loss",
      side: null,
      type: costs.includes(each) ? "Expense" : type,
    }),
  );
  return classify(facts, { given: new Map(), remembered: new Map() }).get("4000")?.role;
}

test("rents are the revenue of who has no other", () => {
  expect(roleOf("Rental income", costs)).toBe("revenue");
});

test.each([
  ["Rental income", [...costs, "Sales"], "Income"],
  ["Rental income", [], "Income"],
  ["Rental income", costs, "Other income"],
  ["Other rental income", costs, "Income"],
  ["Insurance claims", costs, "Income"],
])("beside sales, on its own, or by the way, income is no revenue: %s", (name, beside, type) => {
  expect(roleOf(name, beside, type)).not.toBe("revenue");
});

test("beside what nobody could place it is asked", () => {
  const facts = ["Rental income", ...costs, "Zyxqv"].map(
    (each, index): AccountFacts => ({
      code: String(4000 + index),
      name: each,
      section: "profit_loss",
      side: null,
      type: costs.includes(each) ? "Expense" : "",
    }),
  );
  const read = classify(facts, { given: new Map(), remembered: new Map() });
  expect(read.get("4005")?.role).toBeNull();
  expect(read.get("4000")).toMatchObject({ role: "revenue", confidence: ASKED });
});
