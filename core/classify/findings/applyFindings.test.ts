import { expect, test } from "vitest";
import type { RoleFinding } from "../../ledger/evidence/RoleFinding.ts";
import type { Classification, Overruled } from "../Classification.ts";
import { applyFindings, namedOf } from "./applyFindings.ts";

const fact = { code: "1", name: "Due from owner", type: "", section: null, side: null };

function applied(overruled: readonly Overruled[], finding: Partial<RoleFinding>) {
  const own: Classification = {
    role: "other_receivables",
    confidence: 0.9,
    reason: "",
    source: "learnt",
    overruled,
  };
  const its: RoleFinding = { role: "other_receivables", reason: "", isAsked: true, ...finding };
  return applyFindings([fact], new Map([["1", own]]), new Map([["1", its]]))?.get("1");
}

const asLoan = { rivals: ["loans_receivable"] } as const;
const namedLoan = [{ role: "loans_receivable", source: "name" }] as const;

test("what the name said first and entries show again holds against names like it, and is asked", () => {
  const found = applied(namedLoan, asLoan);
  expect(found).toMatchObject({ role: "loans_receivable", rivals: ["other_receivables"] });
  expect(found?.confidence).toBeLessThan(0.7);
});

test("what the name said first and entries show alike is sure, whatever names like it are elsewhere", () => {
  const found = applied(namedLoan, { role: "loans_receivable", rivals: ["other_receivables"] });
  expect(found).toMatchObject({ role: "loans_receivable", confidence: 0.9 });
  expect(found).not.toHaveProperty("rivals");
  expect(applied([], { role: "loans_receivable" })?.confidence).toBeLessThan(0.7);
});

test("what only entries or only the name say is a question about what was learnt", () => {
  expect(applied([], asLoan)?.role).toBe("other_receivables");
  expect(applied(namedLoan, { rivals: ["prepayments"] })?.role).toBe("other_receivables");
});

test("what is sure by its name alone is told with what else the name says", () => {
  const sure = { role: "goodwill", confidence: 0.9, reason: "" } as const;
  const all: [string, Classification][] = [
    ["part", { ...sure, source: "name", besides: ["intangibles_cost"] }],
    ["whole", { ...sure, source: "name" }],
    ["learnt", { ...sure, source: "learnt", overruled: namedLoan }],
    ["number", { ...sure, source: "number" }],
    ["doubt", { ...sure, source: "name", confidence: 0.5 }],
  ];
  expect([...namedOf(new Map(all))]).toEqual([
    ["part", ["intangibles_cost"]],
    ["whole", null],
    ["learnt", ["loans_receivable"]],
  ]);
});
