import { expect, test } from "vitest";
import { classify } from "../classify.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function deposits(name: string, others: readonly string[]) {
  const accounts = [name, ...others].map((account, at) => ({
    code: account,
    name: account,
    type: "",
    section: null,
    side: at === 0 ? ("credit" as const) : ("debit" as const),
  }));
  return classify(accounts, NOTHING_SAID).get(name);
}

const LENDERS = ["Loans and advances to customers", "Mortgage loans", "Interest on deposits"];

test.each(["Deposits from customers", "Customer deposits", "Due to customers", "Savings"])(
  "%s are asked in the books of a lender, and not elsewhere",
  (name) => {
    for (const lender of LENDERS) {
      const found = deposits(name, ["Cash", "Share premium", lender]);
      expect(found?.confidence).toBeLessThanOrEqual(0.65);
      expect(found?.reason).toContain(`Beside '${lender}' it may be`);
    }
    expect(deposits(name, ["Cash", "Trade receivables"])?.reason).not.toContain("at a bank");
  },
);

test.each([
  "Term deposits",
  "Demand deposits",
  "Savings deposits",
  "Owed to depositors",
  "Members' deposits",
])("%s are a bank's in any books", (name) => {
  const found = deposits(name, ["Cash", "Trade receivables"]);
  expect(found?.confidence).toBeLessThanOrEqual(0.65);
  expect(found?.reason).toContain("It may be what customers have at a bank.");
});

test("deposits of customers that are due within the year stay what was paid in advance", () => {
  for (const name of ["Customer deposits, current", "Short term customer deposits"])
    expect(deposits(name, ["Cash", "Trade receivables"])?.reason).not.toContain("at a bank");
});

test("a deposit with somebody unknown may be at a bank, one with a landlord is owing", () => {
  const assets = (name: string) =>
    classify(
      [name, "Trade debtors", "Prepayments"].map((each) => ({
        ...{ code: each, name: each, type: "Current Assets", side: "debit" as const },
        section: "balance_sheet" as const,
      })),
      NOTHING_SAID,
    ).get(name);
  expect(assets("ZQ Deposit")?.confidence).toBeLessThanOrEqual(0.65);
  expect(assets("ZQ Deposit")?.rivals).toContain("cash_and_cash_equivalents");
  expect(assets("Landlord deposit")?.confidence).toBeGreaterThan(0.65);
});
