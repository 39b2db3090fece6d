import { expect, test } from "vitest";
import { classify } from "./classify.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function read(name: string, others: readonly string[] = [], section: "profit_loss" | null = null) {
  const debit = { type: "", section, side: "debit" } as const;
  const accounts = [name, ...others, "Cash at bank", "Rent", "Wages"].map((account) => ({
    ...debit,
    code: account,
    name: account,
    side: account.startsWith("Accumulated") ? ("credit" as const) : ("debit" as const),
  }));
  return classify(accounts, NOTHING_SAID).get(name);
}

test("what was developed is asked where only the name tells of it", () => {
  const found = read("Website development");
  expect(found?.confidence).toBeLessThan(0.7);
  expect([found?.role, ...(found?.rivals ?? [])]).toEqual(
    expect.arrayContaining(["operating_expenses", "intangibles_cost"]),
  );
});

test("it is taken for what the books amortise, and asked", () => {
  const found = read("Website development", ["Accumulated amortisation"]);
  expect(found).toMatchObject({ role: "intangibles_cost", rivals: ["operating_expenses"] });
  expect(found?.confidence).toBeLessThan(0.7);
});

test("where another account is what they amortise it stays where it was read", () => {
  const others = ["Accumulated amortisation", "Intangible assets"];
  expect(read("Website development", others)?.role).toBe("operating_expenses");
});

test.each(["Website hosting", "Software subscriptions", "Website maintenance"])(
  "%s is a cost of the year whatever is amortised",
  (name) => {
    expect(read(name, ["Accumulated amortisation"])?.role).toBe("operating_expenses");
  },
);

test("a cost by its section is not asked", () => {
  const found = read("Website development", [], "profit_loss");
  expect(found?.role).toBe("operating_expenses");
  expect(found?.confidence).toBeGreaterThan(0.7);
});
