import { describe, expect, test } from "vitest";
import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import type { BalancesType } from "../../ingest/fileTypes.ts";
import { emptyAccount } from "../../ledger/emptyAccount.ts";
import { isProfitAndLossRole, type Nature, type Role, roleDefinition } from "../../roles/roles.ts";
import { ledgerLeadingTo, withoutOpenings } from "../../testing/ledgerLeadingTo.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { checkClosedAccounts } from "./checkClosedAccounts.ts";

type Roles = Record<string, Role | null>;

type Otherwise = {
  opensWithLedger?: BalancesType[];
  /** Of the account that took the balances in; that of its role unless it is said. */
  nature?: Nature | null;
  /** Opening balances that the file itself states. */
  before?: Record<string, string>;
};

/** What opening a trial balance of these closing balances made of accounts of these roles. */
function check(
  roles: Roles,
  generalLedger: GeneralLedger | undefined,
  closings: Record<string, string>,
  { opensWithLedger = ["trial_balance"], nature, before = {} }: Otherwise = {},
) {
  const accounts = Object.entries(roles).map(([code, role]) => {
    const isProfitAndLoss = role !== null && isProfitAndLossRole(role);
    const ofRole = role === null ? null : roleDefinition(role).nature;
    const its = code === "kept" && nature !== undefined ? nature : ofRole;
    return emptyAccount({ code, name: code, role, isProfitAndLoss, nature: its });
  });
  const trial_balance = Object.entries(closings).map(([code, now]) =>
    balance(code, now, before[code] ?? "0"),
  );
  const input = { ...plainInput, rows: { trial_balance }, opensWithLedger };
  const found = checkClosedAccounts(generalLedger ? { ...input, generalLedger } : input, {
    ...{ accounts, profit: 0n, openingDifference: 0n, closingDifference: 0n },
    ...{ closedUnsurely: [], turnedUnsurely: [] },
  });
  const problems = found.ok ? found.value : found.problems;
  return problems.map(({ code, where }) => [code, where.value ?? where.account ?? null]);
}

describe("after closing entries", () => {
  const ledger = ledgerLeadingTo({
    bank: [300n, 800n],
    sales: [0n, -900n],
    drawn: [0n, 400n],
    kept: [-300n, -300n],
  });
  const closings = { bank: "8", kept: "-8" };
  const roles: Roles = {
    bank: "cash_and_cash_equivalents",
    sales: "revenue",
    drawn: "employee_costs",
    kept: "retained_earnings",
  };
  const warned = [["balances_after_closing", null]];
  const refused = (account: string) => [["balances_closed_oddly", account]];

  test("income, expenses and dividends are gone, and nothing else", () => {
    expect(check(roles, ledger, closings)).toEqual(warned);
    expect(check({ ...roles, drawn: "dividends_declared" }, ledger, closings)).toEqual(warned);
    expect(check({ ...roles, drawn: "prepayments" }, ledger, closings)).toEqual(refused("drawn"));
  });

  test("where all are there, nothing was closed", () => {
    const all = { bank: "8", sales: "-9", drawn: "4", kept: "-3" };
    expect(check(roles, ledger, all)).toEqual([]);
  });

  test("equity took their sum in, or an account that nobody knows", () => {
    expect(check({ ...roles, kept: null }, ledger, closings)).toEqual(warned);
    expect(check({ ...roles, kept: null }, ledger, closings, { nature: "equity" })).toEqual(warned);
    expect(check({ ...roles, kept: null }, ledger, closings, { nature: "asset" })).toEqual(
      refused("kept"),
    );
    expect(check({ ...roles, kept: "borrowings" }, ledger, closings)).toEqual(refused("kept"));
    expect(check({ ...roles, kept: "sales_tax" }, ledger, closings, { nature: null })).toEqual(
      refused("kept"),
    );
  });
});

describe("with a ledger that states no openings", () => {
  const ledger = withoutOpenings(ledgerLeadingTo({ bank: [0n, 500n], sales: [0n, -500n] }));
  const roles: Roles = { bank: "cash_and_cash_equivalents", sales: "revenue" };

  test("nothing may be left of income without its entries", () => {
    expect(check(roles, ledger, { bank: "8", sales: "-5" })).toEqual([]);
    expect(check(roles, ledger, { bank: "8", sales: "-6" })).toEqual([
      ["income_not_of_entries", "(1.00)"],
    ]);
  });

  test("what a file says itself, which does not open with the ledger, is not looked at", () => {
    const closings = { bank: "8", sales: "-6" };
    const before = { sales: "-1" };
    expect(check(roles, ledger, closings, { opensWithLedger: [], before })).toEqual([]);
    expect(check(roles, undefined, closings, { before })).toEqual([]);
  });
});
