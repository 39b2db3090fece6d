import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import type { Classification, ClassificationSource } from "../Classification.ts";
import { askWithoutWord } from "./askWithoutWord.ts";

function asked(name: string, role: Role, source: ClassificationSource, type = "") {
  const facts = { code: name, name, type, section: null, side: null };
  const classification = { role, confidence: 0.95, reason: "", source };
  return askWithoutWord([{ facts, classification }]).get(0)?.confidence ?? 0.95;
}

test("what was learnt and no word of the name says is asked", () => {
  expect(asked("Corporate credit cards", "current_tax", "learnt")).toBeLessThan(0.7);
  expect(asked("Income from lease agreements", "dividend_income", "learnt")).toBeLessThan(0.7);
  expect(asked("Families - amounts due", "loans_receivable", "learnt")).toBeLessThan(0.7);
  expect(asked("Due from directors", "loans_receivable", "learnt")).toBe(0.95);
  expect(asked("Sister firm", "financial_investments", "learnt")).toBeLessThan(0.7);
  expect(asked("GIC - RBC 3 year", "financial_investments", "learnt")).toBe(0.95);
  expect(asked("Functions and weddings", "other_reserves", "learnt")).toBeLessThan(0.7);
  expect(asked("Green Dot 5530", "restricted_cash", "learnt")).toBeLessThan(0.7);
  expect(asked("Escrow - Green Dot", "restricted_cash", "learnt")).toBe(0.95);
});

test("a gain is no trade", () => {
  expect(asked("Investment gains", "revenue", "learnt")).toBeLessThan(0.7);
  expect(asked("Fees from members", "revenue", "learnt")).toBe(0.95);
});

test("what the name said was a debt is asked", () => {
  const facts = {
    code: "1",
    name: "Equipment financing payable",
    type: "",
    section: null,
    side: null,
  };
  const own = { role: "other_payables", confidence: 0.95, reason: "", source: "learnt" } as const;
  const overruled = [{ role: "borrowings", source: "name" }] as const;
  const askedOf = (classification: Classification) =>
    askWithoutWord([{ facts, classification }]).get(0);
  expect(askedOf({ ...own, overruled })?.confidence).toBeLessThan(0.7);
  expect(askedOf(own)).toBeUndefined();
});

test("what the name was read as holds where no word says what was learnt", () => {
  const facts = {
    code: "1",
    name: "Liability insurance - prepaid",
    type: "",
    section: null,
    side: null,
  };
  const own = { role: "current_tax", confidence: 0.95, reason: "", source: "learnt" } as const;
  const askedOf = (said: Role) =>
    askWithoutWord([
      { facts, classification: { ...own, overruled: [{ role: said, source: "name" }] } },
    ]).get(0);
  expect(askedOf("prepayments")).toMatchObject({ role: "prepayments", rivals: ["current_tax"] });
  expect(askedOf("prepayments")?.confidence).toBeLessThan(0.7);
  expect(askedOf("other_payables")?.role).toBe("current_tax");
});

test("a word of the name, a type or another reading say so", () => {
  expect(asked("Surcharge on trade tax", "current_tax", "learnt")).toBe(0.95);
  expect(asked("Corporate credit cards", "current_tax", "learnt", "Tax")).toBe(0.95);
  expect(asked("Corporate credit cards", "current_tax", "name")).toBe(0.95);
});

test("what is called anything is not asked", () => {
  expect(asked("Corporate credit cards", "other_payables", "learnt")).toBe(0.95);
});
