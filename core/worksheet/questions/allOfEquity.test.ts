import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";

type Book = readonly [role: Role, name: string, current: string, prior: string];

/** Books without retained earnings: last year's profit of 40 is closed into capital. */
function linesOfOwners(...books: readonly Book[]) {
  const all: readonly Book[] = [
    ...books,
    ["revenue", "Sales", "-90", "-70"],
    ["operating_expenses", "Rent", "35", "30"],
  ];
  const { lines } = statementFrom({
    ...plainInput,
    mappings: new Map(all.map(([role, name]) => [name, role])),
    rows: { trial_balance: all.map(([, name, now, then]) => balance(name, now, then)) },
  }).statements.indirect;
  return lines.flatMap(({ concept, currentYear, status }) =>
    concept === "dividends_paid" || concept === "proceeds_from_issue_of_shares"
      ? [[concept, currentYear, status]]
      : [],
  );
}

test("what capital with earnings in it fell by was drawn, and a person confirms that nothing was paid in", () => {
  const lines = linesOfOwners(
    ["cash_and_cash_equivalents", "Bank", "140", "120"],
    ["share_capital", "Capital", "-85", "-80"],
  );
  expect(lines).toEqual([["dividends_paid", "-35.00", "review"]]);
});

test("where drawings have an account of their own, what capital rose by was paid in", () => {
  const lines = linesOfOwners(
    ["cash_and_cash_equivalents", "Bank", "137", "100"],
    ["share_capital", "Capital", "-107", "-80"],
    ["dividends_declared", "Drawings", "25", "20"],
  );
  expect(lines).toEqual([
    ["proceeds_from_issue_of_shares", "7.00", "auto"],
    ["dividends_paid", "-25.00", "auto"],
  ]);
});
