import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

type Side = AccountFacts["side"];

const books: readonly [code: string, name: string, side: Side][] = [
  ["1100", "Debtors control account", "debit"],
  ["1200", "Bank current account", "debit"],
  ["2100", "Creditors control account", "credit"],
  ["2300", "Loan", "credit"],
  ["3000", "Ordinary shares", "credit"],
  ["4000", "Sales", "credit"],
  ["5000", "Materials purchased", "debit"],
  ["7000", "Gross wages", "debit"],
  ["7100", "Rent", "debit"],
  ["8000", "Depreciation", "debit"],
];

/** What interest payable is taken for under a number of these books, and whether that is sure. */
function readUnder(code: string, side: Side) {
  const accounts = [...books, [code, "Interest payable", side] as const].toSorted((one, other) =>
    one[0] < other[0] ? -1 : 1,
  );
  const facts = accounts.map(([code, name, side]) => ({
    code,
    name,
    side,
    type: "",
    section: null,
  }));
  const read = classify(facts, { given: new Map(), remembered: new Map() }).get(code);
  return [read?.role, (read?.confidence ?? 0) >= CONFIDENCE_BAR];
}

test("interest payable that stands in debit among costs is what the year was charged with", () => {
  expect(readUnder("7900", "debit")).toEqual(["interest_expense", true]);
  expect(readUnder("8100", "debit")).toEqual(["interest_expense", true]);
});

test("interest payable in credit, or beside what is owed, is no sure cost", () => {
  expect(readUnder("7900", "credit")).not.toEqual(["interest_expense", true]);
  expect(readUnder("2200", "debit")).not.toEqual(["interest_expense", true]);
  expect(readUnder("2200", "credit")[0]).toBe("interest_payable");
});
