import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { inEnglish } from "../language/inEnglish.ts";
import { languages } from "../language/languages.ts";
import { printedName } from "../printedName.ts";
import { readPaths } from "./readPaths.ts";

const named = (name: string, type = ""): AccountFacts => ({
  ...{ code: name, name, type, section: null, side: null },
});

test("a path begins with the kind, and its parts are read from the last", () => {
  const read = readPaths([named("liabilities:payables:trade"), named("Expenses:Rent")]);
  expect(read.map(({ name, nature }) => [name, nature])).toEqual([
    ["trade payables", "liability"],
    ["Rent", "expense"],
  ]);
  expect(read.map(printedName)).toEqual(["liabilities:payables:trade", "Expenses:Rent"]);
});

test("words joined by capitals are parted, and countries and years left out", () => {
  const read = readPaths([
    named("Liabilities:AccountsPayable"),
    named("Expenses:Taxes:Y2024:US:Federal"),
    named("Assets:US"),
  ]);
  expect(read.map(({ name }) => name)).toEqual(["Accounts Payable", "Federal Taxes", "US"]);
});

test("books that name but some accounts in paths are left as they are", () => {
  const accounts = [named("Income:Services"), named("Rent"), named("Bank:EUR")];
  expect(readPaths(accounts)).toBe(accounts);
});

test("a type of its own says the kind of an account better than the beginning of its path", () => {
  const [read] = readPaths([named("Liabilities:Suppliers", "Liability")]);
  expect([read?.name, read?.type, read?.nature]).toEqual(["Suppliers", "Liability", undefined]);
});

test("parts of a path in another language are read in it", () => {
  const [read] = readPaths([named("Liabilities:Fournisseurs d'immobilisations")]);
  const french = languages.find(({ code }) => code === "fr") ?? "unread";
  expect(read && inEnglish(read, french).name).toBe("trade payable fixed asset");
  expect(read && inEnglish(read, "unread")).toBe(read);
});

test("the kind may be in the language of the books", () => {
  const read = readPaths([
    named("Aufwendungen:Miete"),
    named("Tillgångar:Bank"),
    named("Capitaux propres:Capital social"),
    named("Dépenses:Loyer"),
  ]);
  expect(read.map(({ name, nature }) => [name, nature])).toEqual([
    ["Miete", "expense"],
    ["Bank", "asset"],
    ["Capital social", "equity"],
    ["Loyer", "expense"],
  ]);
});
