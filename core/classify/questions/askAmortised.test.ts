import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { accountReadings } from "../accountReadings.ts";
import { classify } from "../classify.ts";
import { recognise } from "../recognise.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function account(name: string, section: "profit_loss" | null = null): AccountFacts {
  const side = name.startsWith("Accumulated") ? "credit" : "debit";
  return { code: name, name, type: "", section, side };
}

function read(name: string, others: readonly string[] = [], section: "profit_loss" | null = null) {
  const names = [name, ...others, "Cash at bank", "Rent", "Wages"];
  const accounts = names.map((each) => account(each, section));
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

test("what it is taken for is no cost of the year then", () => {
  const amortised = account("Accumulated amortisation");
  const accounts = [account("Website development"), amortised, account("Cash at bank")];
  const found = classify(accounts, NOTHING_SAID);
  const readings = accountReadings(accounts, found, recognise(accounts));
  expect(readings.get("Website development")).toMatchObject({
    role: "intangibles_cost",
    nature: "asset",
  });
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
