import { expect, test } from "vitest";
import { columnsOf } from "../../generalLedger/entries/columnsOf.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { minor } from "../../testing/ledgerRows.ts";
import { plainEntry } from "../../testing/plainEntry.ts";
import { withoutOrderOfUse } from "./withoutOrderOfUse.ts";

const carried = ["Bank", "Debtors", "Stock", "Vans", "Capital", "Profits"];
const used = ["Postage", "Sales", "Dividends", "Rent", "Wages", "Interest"];

/** Each of them is paid out of the bank, one a month. */
const entries = columnsOf(
  used.map((account, month) =>
    plainEntry(String(month), `2025-0${month + 1}-01`, [
      [account, minor("10")],
      ["Bank", minor("-10")],
    ]),
  ),
);

function account(name: string, code = name): AccountFacts {
  return { code, name, type: "", section: null, side: "debit" };
}

function namesIn(order: readonly string[], codeOf = (name: string) => name) {
  const accounts = order.map((name) => account(name, codeOf(name)));
  return withoutOrderOfUse(accounts, () => entries).map(({ name }) => name);
}

test("accounts listed as entries first use them stand in the order of their names", () => {
  expect(namesIn([...carried, ...used])).toEqual([...carried, ...used].toSorted());
});

test("accounts in the order of a chart stay where they are", () => {
  const chart = [...carried, "Sales", "Rent", "Wages", "Postage", "Interest", "Dividends"];
  expect(namesIn(chart)).toEqual(chart);
});

test("accounts with numbers, too few to have an order, or of no ledger alone stay where they are", () => {
  const numbered = namesIn([...carried, ...used], (name) => `9${name}`);
  expect(numbered).toEqual([...carried, ...used]);
  expect(namesIn(used)).toEqual(used);
  const listed = [...carried, ...used].map((name) => account(name));
  expect(withoutOrderOfUse(listed, null)).toBe(listed);
});
