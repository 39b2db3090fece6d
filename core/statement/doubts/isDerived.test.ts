import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { balance, minor } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import type { Adjustment } from "../StatementInput.ts";

const books: readonly [role: Role, current: string, prior: string][] = [
  ["cash_and_cash_equivalents", "70", "100"],
  ["ppe_cost", "70", "50"],
  ["trade_receivables", "10", "10"],
  ["retained_earnings", "-50", "-60"],
  ["share_capital", "-100", "-100"],
];

function derived(adjustments: readonly Adjustment[] = []): string[] {
  const { lines } = statementFrom({
    ...plainInput,
    adjustments,
    mappings: new Map(books.map(([role]) => [role, role])),
    rows: { trial_balance: books.map(([role, now, then]) => balance(role, now, then)) },
  }).statements.indirect;
  return lines.filter((line) => line.isDerived).map(({ concept }) => concept);
}

test("purchases from net movement and dividends from retained earnings are derived", () => {
  expect(derived()).toEqual(["purchase_of_ppe", "dividends_paid"]);
});

test("what a journal says is not", () => {
  const declared: Adjustment = {
    id: "dividend",
    reason: "Minutes of 3 June",
    adjustmentType: "journal",
    lines: [
      { kind: "account", account: "retained_earnings", amount: minor("10"), presentAs: null },
      { kind: "cash", concept: "dividends_paid", amount: minor("-10") },
    ],
  };
  expect(derived([declared])).toEqual(["purchase_of_ppe"]);
});
