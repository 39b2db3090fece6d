import { expect, test } from "vitest";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

function read(name: string, type = "") {
  const others = [
    ["Bank", "debit"],
    ["Share capital", "credit"],
    ["Sales", "credit"],
  ] as const;
  const named = [...others, [name, "debit"] as const];
  const facts = named.map(([each, side]) => ({
    code: each,
    name: each,
    type: each === name ? type : "",
    section: null,
    side,
  }));
  return classify(facts, { given: new Map(), remembered: new Map() }).get(name)?.confidence ?? 0;
}

test.each(["Sundry", "Sundries", "Miscellaneous", "Other"])("%s alone is asked", (name) => {
  expect(read(name)).toBeLessThan(CONFIDENCE_BAR);
});

test.each([
  ["Miscellaneous", "Expense"],
  ["Sundry", "Expense"],
  ["Sundry expenses", ""],
])("%s is sure where a type or another word says what it is", (name, type) => {
  expect(read(name, type)).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});
