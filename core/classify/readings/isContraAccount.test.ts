import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isContraAccount } from "./isContraAccount.ts";
import { natureOf } from "./natureOf.ts";

function facts(name: string, type: string): AccountFacts {
  return { code: "1", name, type, section: null, side: null };
}

function isContra(name: string, type: string): boolean {
  return isContraAccount(facts(name, type), natureOf(facts(name, type)));
}

describe("contra accounts stand against their own kind", () => {
  test.each([
    ["Accumulated depreciation", "Fixed Asset"],
    ["Acc Dep - Motor vehicles", ""],
    ["Accumulated amortisation", "Intangible assets"],
    ["Accumulated impairment losses", "Non-current Asset"],
    ["Allowance for doubtful accounts", "Current Asset"],
    ["Provision for doubtful debts", "Debtors"],
    ["Provision for obsolete stock", "Current Asset"],
    ["Treasury shares", "Equity"],
    ["Own shares held", "Capital & Reserves"],
    ["Dividends paid", "Equity"],
    ["Owner's drawings", "Equity"],
    ["Accumulated deficit", "Equity"],
    ["Sales returns", "Revenue"],
    ["Discounts allowed", "Sales"],
    ["Purchase returns", "Direct Costs"],
    ["Discounts received", "Cost of sales"],
    ["Discount on bonds payable", "Non-current Liability"],
    ["Unamortised debt issue costs", "Long Term Liability"],
    ["Profit on sale of minibus", "Overheads"],
    ["Interest received", "Expense"],
    ["Income tax benefit (expense)", "Income"],
    ["Bad debts", "Revenue"],
    ["Sales refunds", "Revenue"],
    ["Cost of sales", "Income"],
    ["Anything", "Contra asset"],
  ])("%s, %s", (name, type) => {
    expect(isContra(name, type)).toBe(true);
  });

  test.each([
    ["Plant and machinery", "Fixed Asset"],
    ["Trade creditors", "Current Liability"],
    ["Retained earnings", "Equity"],
    ["Share capital", "Equity"],
    ["Sales", "Revenue"],
    ["Rent", "Overheads"],
    ["Gain/(loss) on disposal", "Expense"],
    ["Foreign exchange differences", "Expense"],
    ["VAT control", "Current Liability"],
    ["Accumulated depreciation", "Current Liability"],
    ["Zorblax", ""],
    ["Income tax credit", "Income"],
    ["Income tax benefit", "Other income"],
    ["Tax refund", "Income"],
    ["Overprovision of tax in prior year", "Income"],
    ["Over-provision of corporation tax", "Income"],
    ["Deferred tax credit", "Income"],
    ["Prior year tax adjustment", "Income"],
    ["Bad debts recovered", "Income"],
    ["Reversal of impairment loss", "Income"],
    ["Gain on lease modification", "Income"],
    ["Labour", "Income"],
    ["Conference & banqueting", "Revenue"],
    ["Freight", "Income"],
  ])("not %s, %s", (name, type) => {
    expect(isContra(name, type)).toBe(false);
  });
});
