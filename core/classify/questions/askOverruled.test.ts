import { expect, test } from "vitest";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { askOverruled } from "./askOverruled.ts";

const facts = {
  ...{ code: "1", name: "Group loan", type: "Current Assets", side: null },
  section: "balance_sheet" as const,
};
const learnt = {
  role: "other_receivables",
  confidence: 0.97,
  source: "learnt",
  reason: "",
} as const;

test("what a rule read as lent and others call owing is asked, with the loan among its roles", () => {
  const overruled = [{ role: "loans_receivable", source: "name" }] as const;
  const asked = askOverruled([{ facts, classification: { ...learnt, overruled } }]).get(0);
  expect(asked?.confidence).toBeLessThan(CONFIDENCE_BAR);
  expect(asked?.rivals).toContain("loans_receivable");
});

const loan = [{ role: "loans_receivable", source: "name" }] as const;

test.each([
  ["what a rule alone read", facts, { ...learnt, source: "name", overruled: loan }],
  ["what a person gave", facts, { ...learnt, source: "override", overruled: loan }],
  ["what stands under no type", { ...facts, type: "" }, { ...learnt, overruled: loan }],
  [
    "what a type was overruled of",
    facts,
    { ...learnt, overruled: [{ ...loan[0], source: "type" }] },
  ],
  ["what nothing was overruled of", facts, learnt],
  ["what has no role", facts, { ...learnt, role: null, overruled: loan }],
] as const)("%s is not asked", (_what, own, classification) => {
  expect(askOverruled([{ facts: own, classification }]).size).toBe(0);
});

test("books whose names are worded in phrases are not asked", () => {
  const phrases = ["Loans to members of the group", "Cost of goods for resale", "Rent of office"];
  const others = phrases.map((name) => ({ facts: { ...facts, name }, classification: learnt }));
  const account = { facts, classification: { ...learnt, overruled: loan } };
  expect(askOverruled([account, ...others]).size).toBe(0);
});

test("readings of one part of the statement are not", () => {
  const overruled = [{ role: "prepayments", source: "name" }] as const;
  expect(askOverruled([{ facts, classification: { ...learnt, overruled } }]).size).toBe(0);
});

test.each(["Current year tax", "Company tax - current", "Estimated Taxes"])(
  "%s among expenses is the one on the profit, or may be",
  (name) => {
    const expense = {
      ...facts,
      code: name,
      name,
      type: "Expenses",
      section: "profit_loss" as const,
    };
    const read = classify([expense], { given: new Map(), remembered: new Map() }).get(name);
    const isSure = (read?.confidence ?? 0) >= CONFIDENCE_BAR;
    expect(isSure ? [read?.role] : [read?.role, ...(read?.rivals ?? [])]).toContain("income_tax");
  },
);
