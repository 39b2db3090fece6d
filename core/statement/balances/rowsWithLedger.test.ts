import { expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import { ledgerOf } from "../../testing/tracedBooks.ts";
import { rowsWithLedger } from "./rowsWithLedger.ts";

const generalLedger = ledgerOf([
  {
    date: "2025-02-01",
    lines: [
      ["wages", "300"],
      ["withheld", "-300"],
    ],
  },
  {
    date: "2025-02-03",
    lines: [
      ["withheld", "300"],
      ["bank", "-300"],
    ],
  },
]);

function row(code: string, debit: bigint): TrialBalanceRow {
  return {
    ...{ row: 1, sheet: null, code, name: code, type: "", entity: null, currency: null },
    ...{ isElimination: false, currentDebit: debit, currentCredit: 0n },
    ...{ priorDebit: debit, priorCredit: 0n },
  };
}

test("an account that is nil at both ends is in no trial balance, and its entries are traced", () => {
  const rows = { trial_balance: [row("bank", 70000n), row("wages", 30000n)] };
  const { trial_balance: balances = [] } = rowsWithLedger({ rows, generalLedger, entity: null });
  expect(balances.map(({ code }) => code)).toEqual(["bank", "wages", "withheld"]);
});

test("nor is it in a balance sheet", () => {
  const position = { ...row("bank", 0n), opening: 1000n, closing: 700n };
  const result = { ...row("wages", 0n), current: 300n, prior: 0n };
  const rows = { balance_sheet: [position], profit_loss: [result] };
  const { balance_sheet: balances = [] } = rowsWithLedger({ rows, generalLedger, entity: null });
  expect(balances.map((each) => [each.code, each.opening, each.closing])).toEqual([
    ["bank", 1000n, 700n],
    ["withheld", 0n, 0n],
  ]);
});

test("what the entries leave a balance on is not added: the roll-forward shows the difference", () => {
  const rows = { trial_balance: [row("bank", 70000n)] };
  const { trial_balance: balances = [] } = rowsWithLedger({ rows, generalLedger, entity: null });
  expect(balances.map(({ code }) => code)).toEqual(["bank", "withheld"]);
});
