import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classify } from "../classify.ts";

const nothing = { given: new Map(), remembered: new Map() };

function account(name: string, more: Partial<AccountFacts> = {}): AccountFacts {
  return { code: "1", name, type: "", section: null, side: null, ...more };
}

describe("the accounts beside it", () => {
  const chart = [
    "6000 Rent",
    "6010 Postage",
    "6020 Supplies",
    "6030 Advertising",
    "6040 Audit fee",
  ].map((line): AccountFacts => account(line.slice(5), { code: line.slice(0, 4), side: "debit" }));

  test("supplies among running costs are no inventory", () => {
    expect(classify(chart, nothing).get("6020")).toMatchObject({
      role: "operating_expenses",
      source: "neighbours",
    });
    const alone = [account("Supplies", { side: "debit" })];
    expect(classify(alone, nothing).get("1")?.role).toBe("inventories");
  });

  test("a loan between debtors and the bank was made, not taken", () => {
    const books = [
      "1300 Trade receivables",
      "1310 Other receivables",
      "1320 Free trade loans",
      "1330 Prepayments",
      "1400 Cash at bank",
    ].map((line) => account(line.slice(5), { code: line.slice(0, 4) }));
    expect(classify(books, nothing).get("1320")?.role).toBe("loans_receivable");
    expect(classify([account("Free trade loans")], nothing).get("1")?.role).not.toBe(
      "loans_receivable",
    );
  });

  test("a heading tells what stands under it", () => {
    const under = [
      account("Current liabilities", { code: "2000" }),
      account("Taxation", { code: "2010" }),
    ];
    expect(classify(under, nothing).get("2010")?.role).toBe("current_tax");
  });

  test("the order of the rows does not matter", () => {
    const order = fc.shuffledSubarray(chart, { minLength: chart.length });
    fc.assert(
      fc.property(order, (shuffled) => {
        const straight = Object.fromEntries(classify(chart, nothing));
        expect(Object.fromEntries(classify(shuffled, nothing))).toEqual(straight);
      }),
      { numRuns: 30 },
    );
  });
});
