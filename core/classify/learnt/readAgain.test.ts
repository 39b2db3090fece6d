import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classify } from "../classify.ts";

const nothing = { overrides: new Map(), remembered: new Map() };

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
    const overrides = new Map([["1", "goodwill"] as const]);
    const read = classify(chart, { overrides, remembered: new Map() });
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
});
