import { expect, test } from "vitest";
import type { Nature, Role } from "../../roles/roles.ts";
import { barredByName } from "./barredByName.ts";

const ANY: readonly Nature[] = ["asset", "liability", "equity", "income", "expense"];

test.each<[string, Role, boolean]>([
  ["ITBIS on sale of goods", "revenue", true],
  ["ITBIS paid on imports", "cost_of_sales", true],
  ["ITBIS on sale of goods", "sales_tax", false],
  ["Transfers of operating expenses", "operating_expenses", true],
  ["Transfers to head office", "operating_expenses", false],
  ["Received compensations for damage", "employee_costs", true],
  ["Compensation of directors", "employee_costs", false],
  ["Deferred government grant", "deferred_tax", true],
  ["Deferred government grant", "contract_liabilities", false],
  ["Animals, long-term", "inventories", true],
  ["Long-term bank deposits", "cash_and_cash_equivalents", true],
  ["Current portion of long-term bank deposits", "cash_and_cash_equivalents", false],
  ["Current biological assets", "ppe_cost", true],
  ["Non-current biological assets", "ppe_cost", false],
  ["Depreciation of the current year", "ppe_accumulated_depreciation", false],
  ["Contributions to be offset", "employee_costs", true],
  ["Contributions to social security", "employee_costs", false],
  ["Costs to recover equipment", "operating_expenses", false],
  ["Trade mark-up", "intangibles_cost", true],
  ["Trade marks", "intangibles_cost", false],
  ["Credit card sales", "other_payables", true],
  ["Credit card", "other_payables", false],
  ["Loan application fees", "borrowings", true],
  ["Loan loss provision", "borrowings", true],
  ["Bank loan", "borrowings", false],
  ["Accounts payable write off", "trade_payables", true],
  ["Accounts payable", "trade_payables", false],
  ["Payable rent", "operating_expenses", true],
  ["Receivables on disposals of securities", "financial_investments", true],
  ["Securities", "financial_investments", false],
  ["Settlement of purchases of goods", "cost_of_sales", true],
  ["Derivatives held for hedging", "fair_value_changes", true],
  ["Derivatives, gains", "fair_value_changes", false],
  ["Capital interests, additions", "interest_expense", true],
  ["Gain on disposition of treasury shares", "disposal_gain_loss", true],
  ["VAT prepayments", "prepayments", true],
  ["Deferred income tax charge", "income_tax", true],
  ["Deferred income tax charge", "deferred_tax_expense", false],
  ["Transfers to specific valuation allowance", "trade_receivables", true],
  ["Reversal of provisions for depreciation", "ppe_accumulated_depreciation", true],
  ["Transfers to reserves", "other_reserves", false],
  ["Impairment losses on trade receivables", "bad_debts", false],
  ["Trade receivables", "bad_debts", true],
  ["Inventory counting loss", "inventories", true],
  ["Inland Revenue", "revenue", true],
  ["Revenue VAT3", "revenue", true],
  ["Revenue - services", "revenue", false],
  ["Liabilities for membership fees", "revenue", true],
  ["Receivables for interest", "interest_income", true],
  ["Receivables from customers written off", "bad_debts", false],
  ["Liability insurance", "operating_expenses", false],
  ["Book value of investments sold", "financial_investments", true],
  ["Payables written back", "other_operating_income", false],
  ["Movement in provision for leave pay", "provisions", true],
  ["Provision for leave pay", "provisions", false],
  ["Accrual fund 2024", "employee_payables", true],
  ["Wages control", "employee_costs", true],
  ["Wages control", "employee_payables", false],
  ["Payment processor clearing", "cost_of_sales", true],
  ["Pest control", "operating_expenses", false],
  ["Accrued purchases (GRNI)", "cost_of_sales", true],
  ["Accrued purchases (GRNI)", "contract_assets", true],
  ["Accrued purchases (GRNI)", "trade_payables", false],
  ["Sundry debtors", "operating_expenses", true],
  ["Business Premium Saver", "operating_expenses", true],
  ["Business Premium Saver", "cash_and_cash_equivalents", false],
  ["Sundry debtors", "other_receivables", false],
  ["Payment discount debtors", "other_operating_income", false],
])("%s, whether it cannot be %s: %s", (name, role, isBarred) => {
  const facts = { code: name, name, type: "", section: null, side: null };
  expect(barredByName(facts, ANY)(role)).toBe(isBarred);
});

test("what the file says of its nature comes before a name", () => {
  const facts = { code: "1", name: "Transfers of expenses", type: "", section: null, side: null };
  expect(barredByName(facts, ["expense"])("operating_expenses")).toBe(false);
});

test("where the file says the nature, a gain is no revenue and a tax that is paid back a tax", () => {
  const bars = (name: string, role: Role, natures: readonly Nature[]) =>
    barredByName({ code: "1", name, type: "", section: null, side: null }, natures)(role);
  expect(bars("Gain on crypto", "revenue", ["income"])).toBe(true);
  expect(bars("Gain on crypto", "revenue", ANY)).toBe(false);
  expect(bars("Tax refund", "other_operating_income", ["income"])).toBe(true);
  expect(bars("Tax refund", "income_tax", ["income"])).toBe(false);
});
