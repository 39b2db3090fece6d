import { expect, test } from "vitest";
import { classify } from "../classify.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function read(name: string, side: "debit" | "credit") {
  const others = ["Cash at bank", "Trade receivables", "Bank loan", "Sales"];
  const accounts = [name, ...others].map((account, at) => ({
    code: account,
    name: account,
    type: "",
    section: null,
    side: at === 0 ? side : ("debit" as const),
  }));
  return classify(accounts, NOTHING_SAID).get(name);
}

test.each(["Facility Fees Deferred", "Bank fees deferred", "Capitalised loan fees"])(
  "%s stand against the loan",
  (name) => {
    expect(read(name, "debit")?.role).toBe("borrowings");
  },
);

test("what is deferred is asked where its name says a result", () => {
  expect(read("Deferred gain on sale and leaseback", "credit")?.confidence).toBeLessThan(0.7);
});

test.each(["Deferred tax", "Deferred income tax charge"])("%s is a tax", (name) => {
  expect(read(name, "debit")?.role).toMatch(/^deferred_tax/);
});

test("what a loan cost is charged on an account of its own", () => {
  expect(read("Amortisation of deferred finance costs", "debit")?.role).toBe("interest_expense");
});
