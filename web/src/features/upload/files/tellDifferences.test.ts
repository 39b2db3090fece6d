import { expect, test } from "vitest";
import { tellDifferences } from "./tellDifferences.ts";

test("periods out of balance and totals that differ are each told", () => {
  const differences = [
    { period: "current", amount: "12.00" },
    { period: "prior", amount: "-3.00" },
    { period: "Net profit", amount: "-150.00" },
  ];
  expect(tellDifferences(differences, "GBP", { fileType: "trial_balance" })).toBe(
    "current debits exceed credits by £12.00 and prior credits exceed debits by £3.00 and the total “Net profit” differs from its rows by £150.00",
  );
});

test("of a ledger the first entries that do not balance are named, and the others counted", () => {
  const entries = ["Entry 1", "Entry 2", "Entry 3"].map((period) => ({ period, amount: "-7.00" }));
  const differences = [{ period: "The ledger as a whole", amount: "-21.00" }, ...entries];
  expect(tellDifferences(differences, "GBP", { fileType: "general_ledger" })).toBe(
    "The ledger as a whole is out by £21.00; Entry 1 is out by £7.00; Entry 2 is out by £7.00 and 1 more",
  );
});

test("what a ledger leaves open without an amount is told in its own words", () => {
  const differences = [
    { period: "The sales tax within 3 rows with tax key 501 is not known", amount: null },
    { period: "Entry 1", amount: "7.00" },
  ];
  expect(tellDifferences(differences, "GBP", { fileType: "general_ledger" })).toBe(
    "The sales tax within 3 rows with tax key 501 is not known; Entry 1 is out by £7.00",
  );
});
