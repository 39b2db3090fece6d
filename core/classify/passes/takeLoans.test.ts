import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const books: readonly (readonly [string, "debit" | "credit"])[] = [
  ["Business current account", "debit"],
  ["Trade debtors", "debit"],
  ["Stock", "debit"],
  ["Motor vehicles at cost", "debit"],
  ["Trade creditors", "credit"],
  ["Accruals", "credit"],
  ["Share capital", "credit"],
  ["Retained earnings", "credit"],
  ["Sales", "credit"],
  ["Cost of goods sold", "debit"],
  ["Wages and salaries", "debit"],
  ["Rent", "debit"],
  ["Insurance", "debit"],
];

function read(name: string, side: AccountFacts["side"]) {
  const facts = [...books, [name, side] as const].map(
    ([each, its]): AccountFacts => ({ code: each, name: each, type: "", section: null, side: its }),
  );
  return classify(facts, { given: new Map(), remembered: new Map() }).get(name);
}

test.each([
  ["Intercompany loan", "credit", "borrowings"],
  ["Intercompany loan", "debit", "loans_receivable"],
  ["Related party loan", "credit", "borrowings"],
  ["Due from group company - loan", "debit", "loans_receivable"],
] as const)("a loan within the group is told by its side: %s in %s", (name, side, role) => {
  const its = read(name, side);
  expect(its?.role).toBe(role);
  expect(its?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});

test("a loan of the group without a side is asked", () => {
  expect(read("Intercompany loan", null)?.confidence).toBeLessThan(CONFIDENCE_BAR);
});
