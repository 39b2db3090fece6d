import { expect, test } from "vitest";
import type { Nature } from "../../roles/roles.ts";
import { readName } from "../readings/readName.ts";

const anywhere: readonly Nature[] = ["asset", "liability", "equity", "income", "expense"];

test.each([
  ["Value adjustments in respect of tangible fixed assets", "debit", "impairment"],
  [
    "Value adjustments in respect of tangible fixed assets",
    "credit",
    "ppe_accumulated_depreciation",
  ],
  ["Value adjustments in respect of trade receivables", "debit", "bad_debts"],
  ["Value adjustments in respect of trade receivables", "credit", "trade_receivables"],
  ["Provision for impairment of shares", "credit", "financial_investments"],
  ["Provisions for impairment of inventories", "credit", "inventories"],
  ["Provision for impairment of trade receivables", "credit", "trade_receivables"],
  ["Write-back of provisions for risks", "credit", "other_operating_income"],
  [
    "Work carried out by the company for property, plant and equipment",
    "credit",
    "other_operating_income",
  ],
  ["Book value of fixed assets sold", "debit", "disposal_gain_loss"],
  ["Receivables for social security", "debit", "other_receivables"],
] as const)("as translated plans word it: %s in %s", (name, side, role) => {
  const facts = { code: "1", name, type: "", section: null, side };
  expect(readName(facts, anywhere)?.role).toBe(role);
});

test("a fair value adjustment is no impairment", () => {
  const name = "Fair value adjustment of plant";
  const facts = { code: "1", name, type: "", section: null, side: "debit" } as const;
  expect(readName(facts, anywhere)?.role).not.toBe("impairment");
});
