import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Nature } from "../../roles/roles.ts";
import { natureOf } from "./natureOf.ts";

function facts(name: string, type: string, more: Partial<AccountFacts> = {}): AccountFacts {
  return { code: "1", name, type, section: null, side: null, ...more };
}

describe("the type label tells the nature", () => {
  test.each<[string, Nature]>([
    ["Fixed Asset", "asset"],
    ["Bank/Current Asset", "asset"],
    ["Non-current Asset", "asset"],
    ["Contra asset", "asset"],
    ["Accounts receivable (A/R)", "asset"],
    ["Creditors: amounts falling due within one year", "liability"],
    ["Creditors: amounts falling due after more than one year", "liability"],
    ["Long Term Liability", "liability"],
    ["Credit Card", "liability"],
    ["Capital & Reserves", "equity"],
    ["Equity", "equity"],
    ["Shareholders' funds", "equity"],
    ["Sales", "income"],
    ["Turnover", "income"],
    ["Other Income", "income"],
    ["Revenue", "income"],
    ["Overheads", "expense"],
    ["Direct Costs", "expense"],
    ["Cost of Goods Sold", "expense"],
    ["Expense", "expense"],
    ["Depreciation", "expense"],
  ])("%s", (type, nature) => {
    expect(natureOf(facts("Zorblax", type))).toBe(nature);
  });
});

describe("where the label is missing or broad, the name tells", () => {
  test.each<[string, string, Nature]>([
    ["Trade debtors", "", "asset"],
    ["Accumulated depreciation", "", "asset"],
    ["Bank loan", "Balance sheet", "liability"],
    ["Drawings", "", "equity"],
    ["Sales", "P&L", "income"],
    ["Loss on disposal of plant", "P&L", "expense"],
    ["Profit on disposal of plant", "P&L", "income"],
    ["Foreign exchange loss", "", "expense"],
    ["Input VAT", "", "asset"],
    ["Output VAT", "", "liability"],
    ["Deferred tax asset", "", "asset"],
    ["Treasury shares", "", "equity"],
  ])("%s, '%s'", (name, type, nature) => {
    expect(natureOf(facts(name, type))).toBe(nature);
  });

  test("a tax that may be owed or owing follows its side", () => {
    expect(natureOf(facts("VAT control", "", { side: "debit" }))).toBe("asset");
    expect(natureOf(facts("VAT control", "", { side: "credit" }))).toBe("liability");
  });

  test("an unknown name in a known statement follows its side", () => {
    expect(natureOf(facts("Zorblax", "", { section: "profit_loss", side: "debit" }))).toBe(
      "expense",
    );
    expect(natureOf(facts("Zorblax", ""))).toBeNull();
  });
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, type) => void natureOf(facts(name, type))),
  );
});
