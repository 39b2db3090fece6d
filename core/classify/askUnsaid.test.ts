import { expect, test } from "vitest";
import type { Role } from "../roles/roles.ts";
import { askUnsaid } from "./askUnsaid.ts";
import type { ClassificationSource } from "./Classification.ts";

function asked(name: string, role: Role, source: ClassificationSource, type = "") {
  const facts = { code: name, name, type, section: null, side: null };
  const classification = { role, confidence: 0.95, reason: "", source };
  return askUnsaid([{ facts, classification }]).get(0)?.confidence ?? 0.95;
}

test("what was learnt and no word of the name says is asked", () => {
  expect(asked("Corporate credit cards", "current_tax", "learnt")).toBeLessThan(0.7);
  expect(asked("Income from lease agreements", "dividend_income", "learnt")).toBeLessThan(0.7);
});

test("a word of the name, a type or another reading say so", () => {
  expect(asked("Surcharge on trade tax", "current_tax", "learnt")).toBe(0.95);
  expect(asked("Corporate credit cards", "current_tax", "learnt", "Tax")).toBe(0.95);
  expect(asked("Corporate credit cards", "current_tax", "name")).toBe(0.95);
});

test("what is called anything is not asked", () => {
  expect(asked("Corporate credit cards", "other_payables", "learnt")).toBe(0.95);
});
