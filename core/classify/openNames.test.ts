import { expect, test } from "vitest";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "./Classification.ts";
import { classify } from "./classify.ts";

const BOOKS = [
  "Bank",
  "Trade debtors",
  "Sales",
  "Wages and salaries",
  "Audit fee",
  "Share capital",
];
const DUTCH = ["Kas", "Debiteuren", "Crediteuren", "Omzet", "Lonen en salarissen", "Huur"];

function read(name: string, more: Partial<AccountFacts>, books: readonly string[] = BOOKS) {
  const own = { type: "", section: null, side: null };
  const around = books.map((each): AccountFacts => ({ ...own, code: each, name: each }));
  const facts = [...around, { ...own, code: "own", name, ...more }];
  return classify(facts, { given: new Map(), remembered: new Map() }).get("own");
}

test.each(["debit", "credit", null] as const)(
  "a difference of rates is of prices or of currencies: on the side %s nobody is sure",
  (side) => {
    expect(read("Rate Differences", { side })?.role).toBeNull();
  },
);

test("an exchange rate says which", () => {
  expect(read("Exchange rate differences", { side: "debit" })?.role).toBe(
    "foreign_exchange_gain_loss",
  );
});

test("a stock in use may be equipment, and is asked", () => {
  const { confidence = 1 } = read("Scaffold Stock in Use", { side: "debit" }) ?? {};
  expect(confidence).toBeLessThan(CONFIDENCE_BAR);
  expect(read("Scaffold Stock in Use", { type: "Fixed assets" })?.role).toBe("ppe_cost");
});

test("a loan under a numbered division of a law is no dividend", () => {
  expect(read("Div 7A Loan", { side: "debit" })?.role).toBe("loans_receivable");
  expect(read("Div 7A Loan", { side: "credit" })?.role).toBe("borrowings");
});

test.each(["Vooruitbetaald", "Aanbetalingen", "Vooruit ontvangen huur"])(
  "%s under liabilities is what customers paid ahead",
  (name) => {
    const answer = read(name, { type: "Schulden", isTyped: true }, DUTCH);
    expect(answer?.role).toBe("contract_liabilities");
  },
);

test("what is not invoiced yet is asked where a type says only that it is owed", () => {
  const answer = read("Nog niet gefactureerd", { type: "Schulden", isTyped: true }, DUTCH);
  expect(answer?.confidence).toBeLessThan(CONFIDENCE_BAR);
});

test("rent in advance is prepaid where it stands in debit, and no cost of the year", () => {
  expect(read("Advance rent", { side: "debit" })?.role).toBe("prepayments");
  expect(read("Advance rent", {})?.role).not.toBe("operating_expenses");
});

test("a rate of tax behind what is paid ahead tells how that is taxed", () => {
  expect(read("Prepayment, 7% input VAT", { side: "debit" })?.role).toBe("prepayments");
  expect(read("Input VAT on prepayments", { side: "debit" })?.role).toBe("sales_tax");
});

const SWEDISH = [
  "Kassa",
  "Kundfordringar",
  "Leverantörsskulder",
  "Försäljning",
  "Löner",
  "Lokalhyra",
];

test("a charge that is written short is no overhead under the type of all costs", () => {
  const answer = read("Avskrivn inventarier", { type: "Kostnader", isTyped: true }, SWEDISH);
  expect(answer?.role).toBe("depreciation");
});

test.each(["Non-current liabilities", "Long-term liabilities", "Non-current assets"])(
  "%s is called like all of its kind, and nobody is sure what is in it",
  (name) => {
    const type = name.endsWith("assets") ? "Asset" : "Liability";
    expect(read(name, { type, isTyped: true })?.role).toBeNull();
  },
);

test("a profit that is provisional is kept in equity, and no tax", () => {
  const named = read("Provisional Profit / Loss (Credit)", {
    type: "Duties and Taxes",
    side: "credit",
  });
  expect(named?.role).toBe("retained_earnings");
});

test("what is due from somebody is no subscription, even after costs alone", () => {
  const costs = ["Rent expense", "Travel", "Insurance", "Utilities", "Wages", "Legal fees"];
  const many = [1, 2, 3, 4].flatMap((place) => costs.map((cost) => `${cost} ${place}`));
  const found = read("Due from Parent", {}, ["Bank", "Trade debtors", "Sales", ...many]);
  expect(found?.role).toBe("other_receivables");
});

test.each(["Pag-IBIG Payable", "Provident fund payable", "PF Payable"])(
  "%s is owed for staff, and no cost of theirs",
  (name) => {
    expect(read(name, {})?.role).toBe("employee_payables");
  },
);

test.each([
  ["Shopify Capital", "credit", "borrowings"],
  ["Associate Salaries", "debit", "employee_costs"],
  ["Market Livestock", "debit", "inventories"],
  ["Client Costs Advanced", "debit", "other_receivables"],
  ["Government Program Payments", "credit", "other_operating_income"],
] as const)("what a word is about is not what the account is: %s", (name, side, role) => {
  expect(read(name, { side })?.role).toBe(role);
});

test("a SAFE is money raised in the books of who issued it", () => {
  expect(read("SAFE Notes", { side: "credit" })?.role).toBe("borrowings");
});

test("cheques that the bank has not paid yet are cash that a person confirms, and owed to nobody", () => {
  const { role, confidence = 1 } = read("Cheques issued not presented", { side: "credit" }) ?? {};
  expect(role).toBe("cash_and_cash_equivalents");
  expect(confidence).toBeLessThan(CONFIDENCE_BAR);
});
