import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const books = [
  "Bank",
  "Trade debtors",
  "Sales",
  "Wages and salaries",
  "Audit fee",
  "Share capital",
];

function read(name: string, more: Partial<AccountFacts> = {}, beside: readonly string[] = []) {
  const facts = [...books, ...beside, name].map(
    (each): AccountFacts => ({ code: each, name: each, type: "", section: null, side: null }),
  );
  const all = facts.map((each) => (each.name === name ? { ...each, ...more } : each));
  return classify(all, { given: new Map(), remembered: new Map() }).get(name);
}

function isSure(...asked: Parameters<typeof read>): boolean {
  return (read(...asked)?.confidence ?? 0) >= CONFIDENCE_BAR;
}

/** Whether it is asked who charged them. */
function isAskedBy(...asked: Parameters<typeof read>): boolean {
  return read(...asked)?.reason.includes("charged to others or by others") ?? false;
}

test("rent is asked about where the books hold investment property", () => {
  expect(isSure("Rental income", { side: "credit" })).toBe(true);
  expect(isSure("Rental income", { side: "credit" }, ["Investment property"])).toBe(false);
  const other = { side: "credit", type: "Other income" } as const;
  expect(isSure("Rental income", other, ["Investment property"])).toBe(true);
});

test("management charges are asked about where nothing says who charged them", () => {
  expect(isSure("Management charges")).toBe(false);
  expect(isSure("Management charges", { side: "credit" })).toBe(false);
  expect(isAskedBy("Management charges", { side: "credit" })).toBe(true);
  expect(isAskedBy("Management charges", { side: "debit" })).toBe(false);
});

test("the hire of a hall is asked about where no side says who paid", () => {
  expect(isAskedBy("Hall hire")).toBe(true);
  expect(isAskedBy("Hall hire", { side: "debit" })).toBe(false);
  expect(read("Hall hire", { side: "credit" })?.role).toBe("other_operating_income");
});

test("a management fee that names the holding company is asked about, alone it is a cost", () => {
  expect(isAskedBy("Management fees holding")).toBe(true);
  expect(isAskedBy("Management fees holding", { side: "debit" })).toBe(false);
  expect(isAskedBy("Management fees")).toBe(false);
});

test("what is hired may be revenue where the books have no other, and no side says who paid", () => {
  const hire = (others: readonly string[]) => {
    const names = ["Bank", "Trade debtors", "Wages and salaries", ...others, "Equipment hire"];
    const facts = names.map(
      (each): AccountFacts => ({ code: each, name: each, type: "", section: null, side: null }),
    );
    return classify(facts, { given: new Map(), remembered: new Map() }).get("Equipment hire");
  };
  expect(hire(["Sales"])?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
  expect(hire([])?.confidence).toBeLessThan(CONFIDENCE_BAR);
  expect(hire([])?.rivals).toContain("revenue");
});
