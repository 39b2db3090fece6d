import { describe, expect, test } from "vitest";
import { balance, minor } from "../../testing/ledgerRows.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { prepareStatement } from "../prepareStatement.ts";
import type { Adjustment, StatementInput } from "../StatementInput.ts";

const mappings: StatementInput["mappings"] = new Map([
  ["cash_and_cash_equivalents", "cash_and_cash_equivalents"],
  ["other_receivables", "other_receivables"],
  ["share_capital", "share_capital"],
]);

const rows = {
  trial_balance: [
    balance("cash_and_cash_equivalents", "80", "100"),
    balance("other_receivables", "20", "0"),
    balance("share_capital", "-100", "-100"),
  ],
};

/** Why there is no statement with an adjustment; none where there is one. */
function refusalsOf(adjustment: Adjustment): string[] {
  const prepared = prepareStatement({ ...plainInput, mappings, rows, adjustments: [adjustment] });
  return prepared.ok ? [] : prepared.problems.map(({ message }) => message);
}

const why = { id: "a", reason: "As told" };
const amount = minor("5");
const receivable = {
  kind: "account",
  account: "other_receivables",
  amount,
  presentAs: null,
} as const;

describe("a journal is refused", () => {
  test("without lines", () => {
    expect(refusalsOf({ ...why, adjustmentType: "journal", lines: [] })).toEqual([
      "The journal has no lines. Expected at least one debit and one credit.",
    ]);
  });

  test("where it names cash as an account, an account that there is not, or a sum as a line", () => {
    const lines = [
      { ...receivable, account: "cash_and_cash_equivalents" },
      { ...receivable, account: "9999", amount: -amount },
      { kind: "cash", concept: "net_cash_operating", amount: 0n },
    ] as const;
    const [cash, unknown, sum, ...others] = refusalsOf({
      ...why,
      adjustmentType: "journal",
      lines,
    });
    expect(cash).toContain('Line 1: account "cash_and_cash_equivalents" is cash itself');
    expect(unknown).toContain("Line 2");
    expect(sum).toContain("is not a line that cash can be presented on");
    expect(others).toEqual([]);
  });

  test("where its debits are not its credits, with the difference", () => {
    const [refused] = refusalsOf({ ...why, adjustmentType: "journal", lines: [receivable] });
    expect(refused).toMatch(/debits exceed credits by 5\.00/);
  });
});

describe("an account is given another place", () => {
  const given = {
    ...why,
    adjustmentType: "reclassification",
    account: "other_receivables",
  } as const;

  test("by a role or by a line, and not by neither", () => {
    expect(refusalsOf({ ...given, role: "inventories", concept: null })).toEqual([]);
    expect(refusalsOf({ ...given, role: null, concept: "loans_made" })).toEqual([]);
    expect(refusalsOf({ ...given, role: null, concept: null })).toEqual([
      "A reclassification names either the role the account plays or the line it belongs on.",
    ]);
  });

  test("only where there is such an account", () => {
    expect(
      refusalsOf({ ...given, account: "9999", role: "inventories", concept: null }),
    ).toHaveLength(1);
  });
});

test("a profit and loss alone is no statement: the balance sheet is asked for", () => {
  const row = { row: 2, sheet: null, code: "Sales", name: "Sales", type: "", entity: null };
  const profit_loss = [
    { ...row, currency: null, isElimination: false, current: amount, prior: 0n },
  ];
  const prepared = prepareStatement({ ...plainInput, rows: { profit_loss } });
  expect(prepared.ok ? [] : prepared.problems.map(({ code }) => code)).toEqual([
    "balance_sheet_missing",
  ]);
});
