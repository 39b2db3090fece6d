import { expect, test } from "vitest";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { printedName } from "./printedName.ts";
import { withoutAbbreviation } from "./withoutAbbreviation.ts";

const named = (...names: string[]): AccountFacts[] =>
  names.map((name) => ({ code: name, name, type: "", section: null, side: null }));

test("the company's abbreviation behind every name is left out, and printed all the same", () => {
  const accounts = named("Main Bank - ACM", "Debtors - ACM", "Sales - ACM", "Loan - USD - ACM");
  const read = withoutAbbreviation(accounts);
  expect(read.map(({ name }) => name)).toEqual(["Main Bank", "Debtors", "Sales", "Loan - USD"]);
  expect(read.map(printedName)).toEqual(accounts.map(({ name }) => name));
});

test("what only some names end with is part of them", () => {
  const accounts = named("Bank - USD", "Loan - USD", "Debtors - USD", "Sales");
  expect(withoutAbbreviation(accounts)).toEqual(accounts);
});
