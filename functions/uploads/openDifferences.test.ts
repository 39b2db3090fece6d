import { problem } from "@tieout/core";
import { expect, test } from "vitest";
import { canBeAccepted, openDifferencesIn } from "./openDifferences.ts";

test("what a ledger contradicts itself in may be accepted at the amount by which it is out", () => {
  const problems = [
    problem("ledger_closing_differs", { account: "1000", expected: "900.00", value: "880.50" }),
    problem("ledger_total_differs", { about: "debits", expected: "150.00", value: "120.00" }),
    problem("ledger_entries_repeated", { row: 9, account: "J1", expected: "2", value: "140.00" }),
    problem("ledger_entry_unbalanced", {
      row: 4,
      account: "J7",
      expected: "2025-03-01",
      value: "5.00",
    }),
  ];
  expect(canBeAccepted(problems)).toBe(true);
  expect(openDifferencesIn(problems)).toEqual([
    { period: "Account 1000", amount: "-19.50" },
    { period: "The file's total of debits", amount: "-30.00" },
    { period: "The total of debits, with entries given twice,", amount: "140.00" },
    { period: "Entry J7", amount: "5.00" },
  ]);
  expect(canBeAccepted([...problems, problem("ledger_empty")])).toBe(false);
});

test("an account that was mistaken is accepted at what moved on it", () => {
  const where = { row: 3, account: "120", expected: "1200", value: "-80.00" };
  const problems = [problem("ledger_account_cut", where)];
  expect(canBeAccepted(problems)).toBe(true);
  expect(openDifferencesIn(problems)).toEqual([
    { period: "What moved on account 120", amount: "-80.00" },
  ]);
});

test("what has no amount is accepted as what it says, for as many rows or days", () => {
  const problems = [
    problem("ledger_files_overlap", { value: "5", expected: "8" }),
    problem("ledger_tax_key_unknown", { row: 3, value: "501", expected: "1" }),
    problem("ledger_tax_beside_amounts", { row: 2, value: "40" }),
  ];
  const differences = openDifferencesIn(problems);
  expect(differences.map(({ period }) => period)).toEqual([
    "Two files hold the same rows on 5 of the 8 days that both have",
    "The sales tax within 1 row with tax key 501 is not known",
    "Whether accounts are kept with the tax beside 40 rows is not known",
  ]);
  expect(differences.every(({ amount }) => amount === null)).toBe(true);
});

test("balances of which nothing is left are accepted as those of a company that was wound up", () => {
  const problems = [problem("balances_wound_up", { column: '"Closing balance"' })];
  expect(canBeAccepted(problems)).toBe(true);
  expect(openDifferencesIn(problems)).toEqual([
    { period: 'Every amount under "Closing balance" is nil', amount: null },
  ]);
  expect(canBeAccepted([problem("balances_nil", { column: '"Debit"' })])).toBe(false);
});
