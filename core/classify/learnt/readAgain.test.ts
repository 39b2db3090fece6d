import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classify } from "../classify.ts";

const nothing = { given: new Map(), remembered: new Map() };

function account(code: string, name: string, more: Partial<AccountFacts> = {}): AccountFacts {
  return { code, name, type: "", section: null, side: null, ...more };
}

describe("the second reading, by what was learnt", () => {
  test("places a name no rule knows by the accounts it stands among", () => {
    const chart = [
      account("4000", "Sales - Bar", { side: "credit" }),
      account("4010", "Rooms", { side: "credit" }),
      account("4020", "Functions & Weddings", { side: "credit" }),
      account("5000", "Cost of sales - Bar", { side: "debit" }),
    ];
    const rooms = classify(chart, nothing).get("4010");
    expect(rooms).toMatchObject({ role: "revenue", source: "learnt" });
    expect(rooms?.reason).toContain("'Rooms'");
  });

  test("never contradicts what the user said, here or elsewhere", () => {
    const chart = [account("1", "Cash at bank", { side: "debit" }), account("2", "Petty cash")];
    const given = new Map([["1", "goodwill"] as const]);
    const read = classify(chart, { given, remembered: new Map() });
    expect(read.get("1")).toMatchObject({ role: "goodwill", confidence: 1, source: "override" });
  });

  test("leaves to a person what its own name calls unplaced", () => {
    const chart = [account("9999", "Suspense account", { side: "debit" })];
    expect(classify(chart, nothing).get("9999")?.role).toBeNull();
  });

  test("gives no profit and loss role to an account of the balance sheet", () => {
    const chart = [account("1", "Depreciation", { section: "balance_sheet", side: "credit" })];
    expect(classify(chart, nothing).get("1")?.role).toBe("ppe_accumulated_depreciation");
  });

  test("guesses no cash where an owner's account or a charge is named", () => {
    const chart = [
      account("Cash at bank", "Cash at bank", { side: "debit" }),
      account("Deposits", "Deposits", { side: "debit" }),
      account("PARTNERS CURRENT AC", "PARTNERS CURRENT AC", { side: "credit" }),
      account("BANK CHARGES", "BANK CHARGES", { type: "Asset", side: "debit" }),
    ];
    const read = classify(chart, nothing);
    for (const code of ["PARTNERS CURRENT AC", "BANK CHARGES"])
      expect(read.get(code)?.role).not.toBe("cash_and_cash_equivalents");
  });

  test("takes a bank with investment in its name for cash where its type says so", () => {
    const type = "Cash and cash equivalent";
    const chart = [account("1", "Kontara Investment Bank", { type, side: "debit" })];
    expect(classify(chart, nothing).get("1")?.role).toBe("cash_and_cash_equivalents");
  });
});
