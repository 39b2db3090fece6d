import { expect, test } from "vitest";
import { findingOf, type Line, paidOut, posted } from "../../../testing/findingOf.ts";

test("what gathers sales tax alone is sales tax, and what is kept back beside it is not", () => {
  const gathered = posted("vat", "it", "30");
  const keptBack: Line[] = [
    ["rent", "100"],
    ["vat", "20"],
    ["it", "-6"],
    ["suppliers", "-114"],
  ];
  expect(findingOf("operating_expenses", [gathered, paidOut])).toBe("sales_tax");
  expect(findingOf("trade_payables", [keptBack])).toBeUndefined();
});

test("a tax on profit by its name that gathers sales tax alone is asked", () => {
  const gathered = posted("vat", "it", "30");
  expect(findingOf("current_tax", [gathered, paidOut])).toBe("sales_tax?");
  expect(findingOf("current_tax", [gathered, posted("tax", "it", "80")])).toBeUndefined();
});

test("what is owed for income tax alone is that tax, and what only becomes income was ahead of it", () => {
  const charged = posted("tax", "it", "50");
  const released = posted("it", "gifts", "50");
  const before = { opening: "-9000" };
  expect(findingOf("other_payables", [charged, paidOut], before)).toBe("current_tax?");
  expect(findingOf("other_reserves", [released], before)).toBe("contract_liabilities?");
  expect(findingOf("other_reserves", [released, paidOut], before)).toBeUndefined();
});

test("a cost that is charged on what is owed for income tax alone is that tax, and asked", () => {
  const charged = posted("it", "taxOwed", "40");
  expect(findingOf("operating_expenses", [charged])).toBe("income_tax?");
  expect(findingOf("operating_expenses", [charged, paidOut])).toBeUndefined();
});

test("what sales tax is charged on is no income tax, and asked", () => {
  const taxed: Line[] = [
    ["it", "100"],
    ["vat", "20"],
    ["bank", "-120"],
  ];
  expect(findingOf("income_tax", [taxed])).toBe("operating_expenses?");
  expect(findingOf("income_tax", [posted("it", "taxOwed", "100")])).toBeUndefined();
});

test("interest that suppliers bill, or that bears sales tax, and that no debt is paid with, may be a charge", () => {
  const bill = posted("it", "suppliers", "40");
  const withDebt: Line[] = [
    ["it", "40"],
    ["lease", "60"],
    ["bank", "-100"],
  ];
  expect(findingOf("interest_expense", [paidOut, bill])).toBe("interest_expense?");
  expect(findingOf("interest_expense", [bill, withDebt])).toBeUndefined();
  expect(findingOf("interest_expense", [paidOut])).toBeUndefined();
});
