import { expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Role } from "../../roles/roles.ts";
import { exampleReport } from "../../testing/exampleReport.ts";
import { trialBalanceRow } from "../../testing/ledgerRows.ts";

const accounts: readonly [string, Role, bigint][] = [
  ["1000", "cash_and_cash_equivalents", 900_00n],
  ["1010", "bank_overdraft", -150_00n],
  ["3000", "share_capital", -750_00n],
];

function componentsWhere(bankOverdraftsInCash: boolean) {
  const { document } = exampleReport({
    rows: { trial_balance: accounts.map(rowOf) },
    mappings: new Map(accounts.map(([code, role]) => [code, role])),
    policies: { bankOverdraftsInCash },
    adjustments: [],
  });
  const found = document.disclosures.find(({ id }) => id === "components_of_cash");
  return found?.rows.map(({ label, amounts }) => [label, ...amounts]);
}

function rowOf([code, , balance]: (typeof accounts)[number], index: number): TrialBalanceRow {
  return trialBalanceRow({ row: index + 2, code, name: `Account ${code}` }, balance, 0n);
}

test("what is not counted as cash stands beneath the total it is no part of (IAS 7.45)", () => {
  expect(componentsWhere(false)).toEqual([
    ["Cash and cash equivalents", "0.00", "900.00"],
    ["Cash in the statement", "0.00", "900.00"],
    ["Bank overdraft (not included in cash)", "0.00", "-150.00"],
    ["Cash, restricted cash and overdrafts in the balance sheet", "0.00", "750.00"],
  ]);
});

test("what is counted stands above it and adds up to it", () => {
  expect(componentsWhere(true)).toEqual([
    ["Cash and cash equivalents", "0.00", "900.00"],
    ["Bank overdraft", "0.00", "-150.00"],
    ["Cash in the statement", "0.00", "750.00"],
  ]);
});
