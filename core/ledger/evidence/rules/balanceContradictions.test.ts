import { describe, expect, test } from "vitest";
import type { Role } from "../../../roles/roles.ts";
import { findingOf, type Line, posted, sixTimes } from "../../../testing/findingOf.ts";
import { BALANCE_CONTRADICTIONS } from "./balanceContradictions.ts";
import { OWN } from "./EntryRule.ts";

const sold: Line[] = [
  ["it", "120"],
  ["gifts", "-100"],
  ["vat", "-20"],
];
const collected = posted("bank", "it", "120");
const bought: Line[] = [
  ["goods", "100"],
  ["vat", "20"],
  ["it", "-120"],
];
const settled = posted("it", "bank", "120");
const instalment: Line[] = [
  ["it", "90"],
  ["interest", "10"],
  ["bank", "-100"],
];
const pay: Line[] = [
  ["wages", "100"],
  ["bank", "-80"],
  ["it", "-20"],
];
const payPaid = posted("it", "bank", "20");
const worn = posted("wear", "it", "30");
const scrapped: Line[] = [
  ["vanWorn", "80"],
  ["it", "-100"],
  ["rent", "20"],
];
const ahead = posted("it", "bank", "90");
const used = posted("rent", "it", "30");

const thrice = (lines: readonly Line[]) => [lines, lines, lines];

describe("entries that speak for themselves contradict whatever a balance is called", () => {
  const accrued = posted("interest", "it", "50");
  const declared = posted("dividends", "it", "50");
  const owedOut = posted("it", "bank", "50");
  test.each<[string, Role, readonly (readonly Line[])[], string, string?]>([
    ["what customers owe", "goodwill", [sold, sold, collected], "trade_receivables?"],
    ["what customers owe", "prepayments", [sold, sold, collected], "trade_receivables?"],
    ["what suppliers are owed", "borrowings", [...thrice(bought), settled], "trade_payables?"],
    ["what suppliers are owed", "sales_tax", [...thrice(bought), settled], "trade_payables?"],
    [
      "what suppliers are owed",
      "employee_payables",
      [...thrice(bought), settled],
      "trade_payables?",
    ],
    ["a debt at interest", "ppe_accumulated_depreciation", thrice(instalment), "borrowings?"],
    ["a debt at interest", "interest_payable", thrice(instalment), "borrowings?", "-900"],
    [
      "what is kept back from pay",
      "ppe_accumulated_depreciation",
      [pay, payPaid],
      "employee_payables?",
    ],
    ["what has worn out", "financial_investments", [worn], "ppe_accumulated_depreciation?"],
    ["plant", "financial_investments", [scrapped], "ppe_cost?", "100"],
    ["what was paid ahead", "goodwill", [ahead, ...thrice(used)], "prepayments?"],
    ["interest that is owed", "trade_payables", [accrued, owedOut], "interest_payable?"],
    ["a dividend that is owed", "trade_payables", [declared, owedOut], "dividends_payable?"],
    [
      "what is paid, though nobody pays it",
      "ppe_accumulated_depreciation",
      [payPaid],
      "ppe_accumulated_depreciation?",
    ],
  ])("%s, by the name of %s", (_, role, entries, its, opening = "0") => {
    expect(findingOf(role, entries, { opening })).toBe(its);
  });
});

test.each<[Role, readonly (readonly Line[])[], string?]>([
  ["trade_receivables", [sold, sold, collected]],
  ["contract_assets", [sold, sold, collected]],
  ["trade_payables", [...thrice(bought), settled]],
  ["other_payables", [...thrice(bought), settled]],
  ["borrowings", thrice(instalment), "-900"],
  ["employee_payables", [pay, payPaid]],
  ["employee_payables", [...thrice(posted("rent", "it", "30")), ahead]],
  ["intangibles_accumulated_amortisation", [worn]],
  ["intangibles_cost", [scrapped], "100"],
  ["inventories", [ahead, ...thrice(used)]],
  ["interest_payable", [posted("interest", "it", "50"), instalment]],
])("entries of %s are those of its name", (role, entries, opening = "0") => {
  expect(findingOf(role, entries, { opening })).toBeUndefined();
});

test("what is charged to customers once it was received was paid ahead, and no receivable", () => {
  expect(findingOf("contract_liabilities", [collected, sold])).toBeUndefined();
});

test("sales on cash itself are not asked", () => {
  expect(findingOf("cash_and_cash_equivalents", sixTimes(sold))).toBeUndefined();
});

test("all that contradicts a balance is asked", () => {
  for (const { role, isAsked, rivals = [], reason } of BALANCE_CONTRADICTIONS)
    expect(isAsked && (role === OWN || rivals.includes(OWN)), reason).toBe(true);
});
