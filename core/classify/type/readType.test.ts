import { expect, test } from "vitest";
import { readType } from "./readType.ts";

test.each([
  ["CA", "asset"],
  ["NCL", "liability"],
  ["OthCurrAsset", "asset"],
  ["LongTermLiab", "liability"],
  ["AcctPay", "liability"],
  ["FIXASSET", "asset"],
  ["EXEXP", "expense"],
  ["Duties & Taxes", "liability asset"],
  ["Unsecured Loans", "liability"],
  ["Reserves & Surplus", "equity"],
  ["Indirect Incomes", "income"],
  ["Creditors > 1yr", "liability"],
  ["Asset - Current", "asset"],
])("the type label %s is told by programs and stands for %s", (label, natures) => {
  expect(readType(label)?.natures.join(" ")).toBe(natures);
});

test.each([
  ["Sales & marketing", "expense"],
  ["Revenue reserves", "equity"],
  ["Accrued income", "asset"],
  ["Income received in advance", "liability"],
  ["Deferred income tax", "asset liability"],
  ["Long-term loans receivable", "asset"],
  ["Professional fees", "income expense"],
])("one word of %s does not make it something else", (label, natures) => {
  expect(readType(label)?.natures.join(" ")).toBe(natures);
});

test("the statement a label names says less than what it names beside", () => {
  expect(readType("Balance Sheet - Fixed Assets")?.role).toBe("ppe_cost");
  expect(readType("Income Statement - Overheads")?.role).toBe("operating_expenses");
  expect(readType("Balance Sheet")?.natures).toEqual(["asset", "liability", "equity"]);
  expect(readType("Liability or equity")?.natures).toEqual(["liability", "equity"]);
});

test("what stands under turnover is revenue", () => {
  expect(readType("Turnover")?.turns?.other_operating_income).toBe("revenue");
  expect(readType("Revenue")?.turns).toBeUndefined();
});
