import { expect, test } from "vitest";
import type { Classification, ClassifiedAccount } from "../Classification.ts";
import { runPasses } from "../Pass.ts";
import { askPayables } from "./askPayables.ts";

function inCredit(
  code: string,
  name: string,
  role: Classification["role"],
  confidence: number,
): ClassifiedAccount {
  return {
    facts: { code, name, type: "", section: null, side: "credit" },
    classification: { role, confidence, reason: "The name says it.", source: "name" },
  };
}

test("what is in credit under the name of an expense is asked as what is owed for it", () => {
  const expense = inCredit("400", "Freight", "operating_expenses", 0.9);
  const owed = inCredit("210", "Freight payable", null, 0.1);
  const [, read] = runPasses([expense, owed], [askPayables]);
  expect(read?.classification).toMatchObject({ role: "other_payables", confidence: 0.65 });
});

test("what is owed under the name of interest is interest", () => {
  const expense = inCredit("910", "Rentekosten", "interest_expense", 0.9);
  const owed = inCredit("167", "Rentekosten payable", "other_payables", 0.5);
  const [, read] = runPasses([expense, owed], [askPayables]);
  expect(read?.classification).toMatchObject({ role: "interest_payable", confidence: 0.65 });
});

test("income that is told from a cost by its side alone is asked beside that cost", () => {
  const expense = inCredit("400", "Audit fee", "operating_expenses", 0.9);
  const income = inCredit("210", "Audit fee", "revenue", 0.9);
  const earned = inCredit("211", "Audit fee income", "revenue", 0.9);
  const read = runPasses([expense, income, earned], [askPayables]);
  expect(read[1]?.classification).toMatchObject({ role: "other_payables", confidence: 0.65 });
  expect(read[2]?.classification).toMatchObject({ role: "revenue", confidence: 0.9 });
});

test("an overdrawn bank in doubt is none of the bank's charges", () => {
  const charges = inCredit("400", "Bank charges", "operating_expenses", 0.9);
  const bank = inCredit("210", "Bank", "cash_and_cash_equivalents", 0.6);
  const [, read] = runPasses([charges, bank], [askPayables]);
  expect(read?.classification).toMatchObject({ role: "cash_and_cash_equivalents" });
});

test("an account in doubt makes no pair with itself", () => {
  const discounts = inCredit("500", "Discounts received", "cost_of_sales", 0.65);
  const [read] = runPasses([discounts], [askPayables]);
  expect(read?.classification.role).toBe("cost_of_sales");
});

test("what is in credit under the name of amortisation is no debt", () => {
  const charge = inCredit("4905", "Intangible assets expense", "amortisation", 0.9);
  const accumulated = inCredit(
    "29",
    "Intangible assets",
    "intangibles_accumulated_amortisation",
    0.6,
  );
  const [, read] = runPasses([charge, accumulated], [askPayables]);
  expect(read?.classification.role).toBe("intangibles_accumulated_amortisation");
});
