import { expect, test } from "vitest";
import type { RowsByFileType } from "../../ingest/rows.ts";
import type { Role } from "../../roles/roles.ts";
import { balance, position, result } from "../../testing/ledgerRows.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { prepareStatement } from "../prepareStatement.ts";

/** The code of each account is its role. */
const roles = [
  "cash_and_cash_equivalents",
  "trade_receivables",
  "share_capital",
  "retained_earnings",
  "revenue",
  "operating_expenses",
] as const satisfies readonly Role[];

function prepared(rows: Partial<RowsByFileType>) {
  const mappings = new Map(roles.map((role) => [role, role]));
  return prepareStatement({ ...plainInput, mappings, rows });
}

const trialBalance = (priorSales: string) => [
  balance("cash_and_cash_equivalents", "130", "130"),
  balance("trade_receivables", "30", "30"),
  balance("share_capital", "-100", "-100"),
  balance("retained_earnings", "-20", "-20"),
  balance("revenue", "-100", priorSales),
  balance("operating_expenses", "60", "60"),
];

test("a trial balance that stands for both years is refused", () => {
  const result = prepared({ trial_balance: trialBalance("-100") });
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["balances_alike"]);
});

test("books whose balances alone are those of a year before are two years", () => {
  expect(prepared({ trial_balance: trialBalance("-99.99") }).ok).toBe(true);
});

test("a company at rest has the same balances twice", () => {
  const atRest = trialBalance("0").filter(({ code }) => !/^(revenue|operating)/.test(code));
  const balanced = atRest.map((row) =>
    row.code === "retained_earnings" ? balance(row.code, "-60", "-60") : row,
  );
  expect(prepared({ trial_balance: balanced }).ok).toBe(true);
});

test("a balance sheet that did not move beside income is asked about", () => {
  const sheet = (opening: string) => ({
    balance_sheet: [
      position("cash_and_cash_equivalents", opening, "130"),
      position("trade_receivables", "30", "30"),
      position("share_capital", "100", "100"),
      position("retained_earnings", "60", "60"),
    ],
    profit_loss: [result("revenue", "100"), result("operating_expenses", "60")],
  });
  const checkOf = (opening: string) => {
    const made = prepared(sheet(opening));
    if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join(" "));
    return made.value.checks.find(({ id }) => id === "opening_balances");
  };
  expect(checkOf("130")).toMatchObject({
    status: "review",
    explanation: expect.stringContaining("No balance of the balance sheet moved"),
  });
  expect(checkOf("129")?.status).not.toBe("review");
});
