import { expect, test } from "vitest";
import type { BalanceSheetRow, TrialBalanceRow } from "../ingest/rows.ts";
import { codesOfTrialBalance } from "./codesOfTrialBalance.ts";

const account = (code: string, name: string) => ({
  ...{ row: 1, sheet: null, code, name, type: "", entity: null, currency: null },
  isElimination: false,
});

const balances = (...accounts: [string, string][]): TrialBalanceRow[] =>
  accounts.map(([code, name]) => ({
    ...account(code, name),
    ...{ currentDebit: 1n, currentCredit: 0n, priorDebit: 0n, priorCredit: 0n },
  }));

const positions = (...names: string[]): BalanceSheetRow[] =>
  names.map((name) => ({ ...account(name, name), opening: 0n, closing: 1n }));

test("accounts of a balance sheet without codes have those of the trial balance beside it", () => {
  const { balance_sheet: rows = [] } = codesOfTrialBalance({
    trial_balance: balances(["1000", "Bank"], ["1100", "Debtors"]),
    balance_sheet: positions("BANK", "Rounding"),
  });
  expect(rows.map(({ code }) => code)).toEqual(["1000", "Rounding"]);
});

test("a name that several accounts have says none of them", () => {
  const { balance_sheet: rows = [] } = codesOfTrialBalance({
    trial_balance: balances(["1500", "Cost"], ["1600", "Cost"]),
    balance_sheet: positions("Cost"),
  });
  expect(rows.map(({ code }) => code)).toEqual(["Cost"]);
});
