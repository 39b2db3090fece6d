import { expect, test } from "vitest";
import { matchLedgerColumns } from "./ledgerColumns.ts";
import { withAmounts } from "./withAmounts.ts";

/** Which column of amounts is found behind the date and the account. */
function amountIn(headings: readonly string[], ...cells: readonly string[][]): number | undefined {
  const all = ["Date", "Account", ...headings];
  const rows = cells.map((row, at) => ({ row: at + 2, cells: ["2025-03-04", "Bank", ...row] }));
  return withAmounts(matchLedgerColumns(all), all, rows).amount;
}

test.each([
  ["Debit/(Credit)"],
  ["Net Dr/(Cr)"],
  ["Amount (USD)"],
  ["Net movement"],
  ["GL Amount"],
  ["DR minus CR"],
])("one signed amount is told by the words of its heading: %s", (heading) => {
  expect(amountIn([heading], ["120.50"], ["(120.50)"])).toBe(2);
});

test("what holds sides is no column of amounts", () => {
  expect(amountIn(["Dr/Cr"], ["D"], ["C"])).toBeUndefined();
});

test("amounts of which credits come first are not taken for debits", () => {
  expect(amountIn(["Credit/(Debit)"], ["120.50"], ["(120.50)"])).toBeUndefined();
});

test("amounts in two currencies are not chosen between", () => {
  expect(amountIn(["Amount (EUR)", "Amount (USD)"], ["100.00", "110.00"])).toBeUndefined();
});

test("a column that a list has is kept", () => {
  expect(amountIn(["Amount (EUR)", "Amount"], ["100.00", "110.00"])).toBe(3);
});
