import { describe, expect, test } from "vitest";
import type { Section } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const nothing = { given: new Map(), remembered: new Map() };

function read(name: string, section: Section = "profit_loss", type = "") {
  const facts = { code: "1", name, type, section, side: null };
  const found = classify([facts], nothing).get("1");
  if (found === undefined) throw new Error("the account was not read");
  return found;
}

describe("a result that no row adds up to is income less costs, and no cost that its name mentions", () => {
  test.each([
    ...["Gross profit", "Gross profit/(loss)", "Gross loss", "Operating profit", "EBITDA"],
    ...["Profit from operations", "Profit from operations before depreciation", "Trading loss"],
    ...["Profit before tax", "Loss before taxation", "Profit before depreciation and tax"],
    ...["Profit on ordinary activities before taxation", "Income before income taxes"],
    ...["Gross profit after operating expenses", "Net income (loss)", "Profit for the year"],
  ])("%s", (name) => {
    const { role, confidence } = read(name);
    expect([role, confidence >= CONFIDENCE_BAR]).toEqual(["revenue", true]);
  });
});

describe("what only speaks of a result is none", () => {
  test.each([
    ["Profit on disposal of plant", "disposal_gain_loss"],
    ["Tax on profit on ordinary activities", "income_tax"],
    ["Profit after tax from discontinued operations", "discontinued_operations"],
    ["Share of profit of associate", "share_of_associates_profit"],
  ])("%s", (name, role) => {
    expect(read(name).role).toBe(role);
  });

  test("a profit in equity stays there", () => {
    expect(read("Profit for the year", "balance_sheet").role).toBe("retained_earnings");
    expect(read("Net income", null, "Equity").role).toBe("retained_earnings");
  });
});

describe("income is no tax and no cost", () => {
  test.each([
    "Investment income",
    "Investment revenue",
    "Gain on bargain purchase",
    "Income from investments",
  ])("%s", (name) => {
    const { role } = read(name);
    expect(["interest_income", "dividend_income", "other_operating_income"]).toContain(role);
  });

  test("what ends in payable is owed, among assets too", () => {
    const names = ["Cash", "Trade receivables", "Plant", "Trade accounts payable"];
    const books = names.map((name) => ({
      ...{ code: name, name, type: "", section: "balance_sheet" as const, side: null },
    }));
    expect(classify(books, nothing).get("Trade accounts payable")?.role).toBe("trade_payables");
  });
});
