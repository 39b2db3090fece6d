import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { languages } from "../language/languages.ts";

function read(name: string, side: AccountFacts["side"], type = "", code = "en") {
  const facts: AccountFacts = { code: "1", name, type, section: null, side };
  const language = languages.find((each) => each.code === code) ?? "english";
  const nothing = { given: new Map(), remembered: new Map() };
  return classify([facts], nothing, { chart: null, language }).get("1");
}

describe("a name that says tax and not which", () => {
  test.each([
    ["Taxes payable", "credit", ""],
    ["Tax payable", "credit", "Current Liability"],
    ["Tax liabilities", "credit", ""],
    ["Taxes receivable", "debit", ""],
    ["Taxes", "debit", "Expense"],
  ] as const)("%s is asked, with the reason and what else it may be", (name, side, type) => {
    const its = read(name, side, type);
    expect(its?.confidence).toBeLessThan(CONFIDENCE_BAR);
    expect(its?.reason).toContain("does not say which taxes");
    expect(its?.rivals?.length).toBeGreaterThan(0);
  });

  test.each([
    ["es", "Impuestos por pagar", "credit"],
    ["de", "Steuerverbindlichkeiten", "credit"],
    ["nl", "Te betalen belastingen", "credit"],
    ["pt", "Impostos a recuperar", "debit"],
  ] as const)("%s: %s is asked", (code, name, side) => {
    expect(read(name, side, "", code)?.confidence).toBeLessThan(CONFIDENCE_BAR);
  });

  test.each([
    ["Income tax payable", "credit", "", "current_tax"],
    ["Current tax liabilities", "credit", "", "current_tax"],
    ["Corporation tax", "credit", "", "current_tax"],
    ["Tax payable", "credit", "Income tax payable", "current_tax"],
    ["Tax expense", "debit", "", "income_tax"],
    ["Tax", "debit", "Expense", "income_tax"],
    ["Sales tax payable", "credit", "", "sales_tax"],
  ] as const)("%s (%s, %s) says which: %s", (name, side, type, role) => {
    const its = read(name, side, type);
    expect(its?.role).toBe(role);
    expect(its?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  });
});
