import { expect, test } from "vitest";
import { classify } from "../classify.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function read(name: string, section: "profit_loss" | null) {
  const others = ["Bank", "Trade debtors", "Sales", "Wages", "Share capital", "Rent"];
  const accounts = [name, ...others].map((account, at) => ({
    code: account,
    name: account,
    type: "",
    section: at === 0 ? section : null,
    side: at === 0 ? ("debit" as const) : null,
  }));
  return classify(accounts, NOTHING_SAID).get(name);
}

test("a cost in doubt that may be bought as an intangible names it as the other role", () => {
  const found = read("Start up costs", null);
  expect(found?.role).toBe("operating_expenses");
  expect(found?.rivals).toContain("intangibles_cost");
});

test("among income and expenses it is no asset", () => {
  expect(read("Start up costs", "profit_loss")?.rivals ?? []).not.toContain("intangibles_cost");
});
