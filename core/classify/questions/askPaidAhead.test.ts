import { expect, test } from "vitest";
import { classify } from "../classify.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function read(name: string, side: "debit" | "credit") {
  const others = ["Cash at bank", "Trade receivables", "Inventories", "Share premium"];
  const accounts = [name, ...others].map((account, at) => ({
    code: account,
    name: account,
    type: "",
    section: "balance_sheet" as const,
    side: at === 0 ? side : ("debit" as const),
  }));
  return classify(accounts, NOTHING_SAID).get(name);
}

test.each([
  ["Advance Payments for Machinery", "ppe_cost"],
  ["Down payment on new building", "ppe_cost"],
  ["Payments on account for tangible assets", "ppe_cost"],
  ["Advances for purchase of land", "ppe_cost"],
  ["Advance payments for intangible assets", "intangibles_cost"],
  ["Advances for purchase of shares", "financial_investments"],
  ["Advance payment of income tax", "current_tax"],
])("%s is surely what it is paid for", (name, role) => {
  const found = read(name, "debit");
  expect(found?.role).toBe(role);
  expect(found?.confidence).toBeGreaterThanOrEqual(0.7);
});

test.each(["Deposit paid on new vehicle", "Machinery deposits", "Prepaid equipment"])(
  "%s may be what is let or for goods, and is asked",
  (name) => {
    const found = read(name, "debit");
    expect(found?.role).toBe("ppe_cost");
    expect(found?.confidence).toBeLessThan(0.7);
  },
);

test.each([
  "Prepaid equipment lease",
  "Advance payments for goods",
  "Prepaid expense for licences",
  "Vehicle insurance paid in advance",
])("%s is for no asset", (name) => {
  expect(["prepayments", "other_receivables"]).toContain(read(name, "debit")?.role);
});

test.each([
  ["Advance received for sale of land", "other_payables"],
  ["Deposits received on asset sales", "other_payables"],
  ["Advance for future capital increase", "share_capital"],
])("%s is no customer's, and is asked", (name, role) => {
  const found = read(name, "credit");
  expect(found?.role).toBe(role);
  expect(found?.confidence).toBeLessThan(0.7);
});

test("what is paid ahead of pay is kept back from it", () => {
  const role = read("Advances on Wages", "debit")?.role ?? null;
  expect(["other_receivables", "employee_payables"]).toContain(role);
});

test("what customers pay ahead stays theirs", () => {
  const found = read("Deposits received from customers", "credit");
  expect(found?.role).toBe("contract_liabilities");
  expect(found?.confidence).toBeGreaterThanOrEqual(0.7);
});

test.each(["Share Application Money", "Share application money pending allotment"])(
  "%s is paid for shares, and asked",
  (name) => {
    const found = read(name, "credit");
    expect(found?.role).toBe("share_capital");
    expect(found?.confidence).toBeLessThan(0.7);
  },
);
