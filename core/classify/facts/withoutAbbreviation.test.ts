import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { classify } from "../classify.ts";
import { printedName } from "../printedName.ts";
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

test("names in another language are read all the same", () => {
  const german = [
    "Kasse",
    "Bankguthaben",
    "Forderungen aus Lieferungen und Leistungen",
    "Gezeichnetes Kapital",
    "Verbindlichkeiten aus Lieferungen und Leistungen",
    "Umsatzerlöse",
    "Gehälter",
    "Miete",
    "Zinsaufwendungen",
  ];
  const read = withoutAbbreviation(named(...german.map((name) => `${name} - KNT`)));
  const found = classify(read, { given: new Map(), remembered: new Map() });
  expect(found.get("Gehälter - KNT")?.role).toBe("employee_costs");
  expect(found.get("Gezeichnetes Kapital - KNT")?.role).toBe("share_capital");
});
