import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { type Nature, type Role, roleDefinition } from "../roles/roles.ts";
import { CONFIDENCE_BAR } from "./Classification.ts";
import { classify } from "./classify.ts";

function classified(name: string, more: Partial<AccountFacts>) {
  const facts: AccountFacts = { code: "1", name, type: "", section: null, side: null, ...more };
  const answer = classify([facts], { given: new Map(), remembered: new Map() }).get("1");
  if (answer === undefined) throw new Error("every account is classified");
  return answer;
}

describe("what an account is comes before what it is about", () => {
  test.each<[string, Partial<AccountFacts>, Role]>([
    ["Cash, foreign currencies", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Foreign currency bank account", { side: "debit" }, "cash_and_cash_equivalents"],
    ["Suppliers (foreign currency)", { side: "credit" }, "trade_payables"],
    ["Income from long-term loans", { side: "credit" }, "interest_income"],
    ["Loss on investments, equity method", { side: "debit" }, "share_of_associates_profit"],
    ["Work in progress", { type: "Fixed Assets" }, "ppe_cost"],
    ["Sales 20% VAT", { side: "credit" }, "revenue"],
    ["Purchases of raw materials", { side: "debit" }, "cost_of_sales"],
    ["Employer Payroll Taxes", { type: "Current Liabilities" }, "employee_payables"],
    ["Employee Payroll Taxes", { type: "Current Liabilities" }, "employee_payables"],
    ["Withholding income tax", { type: "Current Assets" }, "current_tax"],
    ["Non-trade payable", { side: "credit" }, "other_payables"],
    ["Due from employees", { side: "debit" }, "other_receivables"],
    ["Profit or loss", { side: "credit" }, "retained_earnings"],
    ["Commission revenue", { type: "Cost of revenue" }, "cost_of_sales"],
    ["Stock received but not billed", { type: "Current Liabilities" }, "trade_payables"],
    ["Stock Received But Not Billed", { type: "Stock Received But Not Billed" }, "trade_payables"],
  ])("%s, %j", (name, more, role) => {
    expect(classified(name, more).role).toBe(role);
  });

  test("liabilities held for sale, which are shown with such assets, are left to a person", () => {
    const answer = classified("Liabilities held for sale", { side: "credit" });
    expect(answer.confidence).toBeLessThan(CONFIDENCE_BAR);
  });

  test("an overhead by its name under a type of finance costs is asked", () => {
    const answer = classified("Bank commission for loans", { type: "Finance costs" });
    expect(answer.role === "operating_expenses" && answer.confidence >= CONFIDENCE_BAR).toBe(false);
  });

  test("what is said to be paid of a tax is asked, or no expense of a balance sheet", () => {
    const answer = classified("Tax paid", { section: "balance_sheet", side: "debit" });
    expect(answer.role === "income_tax" && answer.confidence >= CONFIDENCE_BAR).toBe(false);
  });
});

describe("a type label is read by its head", () => {
  test.each<[string, string, Nature, Role]>([
    ["Zorblax", "Accrued Other Expenses", "liability", "other_payables"],
    ["Zorblax", "Accrued Personnel Cost", "liability", "employee_payables"],
    ["Zorblax", "Revenue from investments", "income", "interest_income"],
    ["Zorblax", "Stock Liabilities", "liability", "trade_payables"],
    ["Zorblax", "Stock Expenses", "expense", "cost_of_sales"],
    ["Zorblax", "Prepaid operating expenses", "asset", "prepayments"],
    ["Zorblax", "Depreciation of fixed assets", "expense", "depreciation"],
  ])("%s under '%s' is of the %s", (name, type, nature, role) => {
    const answer = classified(name, { type });
    expect(answer.role).toBe(role);
    expect(roleDefinition(role).nature).toBe(nature);
  });

  test("credit cards among the assets are cards to be settled, not owed", () => {
    const answer = classified("Visa & Master Credit Cards", { type: "Current Assets" });
    expect(answer.role === "other_payables" && answer.confidence >= CONFIDENCE_BAR).toBe(false);
  });
});

describe("a type of depreciation is not overruled by the name of what is written down", () => {
  test.each(["Office Building", "Motor vehicles", "Office equipment"])("%s", (name) => {
    expect(classified(name, { type: "Depreciation" }).role).toBe("depreciation");
  });

  test("Computer software", () => {
    const { role } = classified("Computer software", { type: "Depreciation" });
    expect(["depreciation", "amortisation"]).toContain(role);
  });
});

describe("contradictions are left to a person", () => {
  test.each<[string, Partial<AccountFacts>]>([
    ["Trade debtors", { type: "Current Liabilities" }],
    ["Bank loan", { type: "Current Assets" }],
    ["Share capital", { type: "Expenses" }],
    ["Treasury shares", { type: "Current Assets" }],
    ["Salaries", { section: "balance_sheet", type: "Expenses" }],
    ["Salary", { type: "Income" }],
  ])("%s, %j", (name, more) => {
    expect(classified(name, more).confidence).toBeLessThan(CONFIDENCE_BAR);
  });
});

describe("a type says no more than its kind", () => {
  test.each<[string, string]>([
    ["TDS & PF Payable", "Liability"],
    ["VAT and PAYE", "Current Liabilities"],
    ["Barter Account", "Asset"],
    ["Refundable Tender Deposits A/C", "Asset"],
  ])("%s of the type %s is asked", (name, type) => {
    expect(classified(name, { type }).confidence).toBeLessThan(CONFIDENCE_BAR);
  });
});

test.each([
  ["Current Assets", "Asset"],
  ["Long-term liabilities", "Liability"],
])("%s of the type %s has no role", (name, type) => {
  expect(classified(name, { type }).role).toBeNull();
});

describe("contradictions and what a name rules out", () => {
  test.each<[string, Partial<AccountFacts>]>([
    ["Land and buildings", { type: "Current Assets" }],
    ["Accumulated depreciation - vehicles", { type: "Current Assets" }],
    ["Finished goods", { type: "Fixed Assets" }],
  ])("%s under %j is asked", (name, more) => {
    expect(classified(name, more).confidence).toBeLessThan(CONFIDENCE_BAR);
  });

  test.each([
    "Partner current account at bank",
    "Director's cash account",
    "Shareholders' deposits",
    "Proprietor bank account",
    "Cash Registers",
  ])("%s is never surely cash", (name) => {
    const { role, confidence } = classified(name, { side: "debit" });
    expect(role === "cash_and_cash_equivalents" && confidence >= CONFIDENCE_BAR).toBe(false);
  });

  test.each([
    "Impairment of land",
    "Value adjustment of receivables",
    "Write-downs of inventories",
  ])("%s on the debit side is no asset", (name) => {
    const { role, confidence } = classified(name, { side: "debit" });
    const isAsset = role !== null && roleDefinition(role).nature === "asset";
    expect(isAsset && confidence >= CONFIDENCE_BAR).toBe(false);
  });
});
