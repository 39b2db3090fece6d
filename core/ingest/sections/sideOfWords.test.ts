import { expect, test } from "vitest";
import { sideOfWords } from "./sideOfWords.ts";

test.each([
  ["Sales", "income"],
  ["Sales and Marketing", "expense"],
  ["Sales, General and Administrative", "expense"],
  ["Sales commissions", "expense"],
  ["Sales and service revenue", "income"],
  ["Less: Cost of Sales", "expense"],
  ["Taxes on income", "expense"],
  ["Provision for tax on income", "expense"],
  ["Other gains and losses", null],
  ["Gains", "income"],
  ["매출액", "income"],
  ["매출원가", "expense"],
  ["売上原価", "expense"],
])("a profit and loss: %s is %s", (heading, side) => {
  expect(sideOfWords(heading, "profit_loss")).toBe(side);
});

test.each([
  ["Stock", "asset"],
  ["Common stock", "equity"],
  ["Capital stock", "equity"],
  ["Capital Account", "equity"],
  ["Capital work in progress", null],
  ["Bank", "asset"],
  ["Bank overdraft", "liability"],
  ["Bank OD A/c", null],
  ["Bank loans", "liability"],
  ["Shareholders' loan", "liability"],
  ["Loan to director", "asset"],
  ["Loans given", "asset"],
  ["Staff loans", "asset"],
  ["Loans (Liability)", "liability"],
  ["Loans & Advances (Asset)", "asset"],
  ["Liabilities and Equity", null],
  ["유동자산", "asset"],
  ["부채", "liability"],
])("a balance sheet: %s is %s", (heading, side) => {
  expect(sideOfWords(heading, "balance_sheet")).toBe(side);
});
