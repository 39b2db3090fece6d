import { describe, expect, test } from "vitest";
import type { BalanceSheetRow } from "../ingest/rows.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { minor } from "../testing/ledgerRows.ts";
import type { GeneralLedger } from "./GeneralLedger.ts";
import { openingsOfLastYear } from "./OpeningBalance.ts";
import { withOpenings } from "./withOpenings.ts";

const account = (code: string, name: string) => ({
  code,
  name,
  type: "",
  opening: null,
  closing: null,
});

const ledger: GeneralLedger = {
  accounts: [account("1000", "Cash at bank"), account("3000", "Share capital")],
  entries: [],
  period: { start: "2025-01-01", end: "2025-12-31" },
  origin: {
    currency: "GBP",
    decimals: 2,
    chart: "",
    openings: "unknown",
    entryCount: 0,
    lineCount: 0,
    lumpedLines: 0,
    differences: [],
  },
};

function row(name: string, closing: string, side?: "debit" | "credit"): BalanceSheetRow {
  return {
    row: 1,
    sheet: null,
    code: name,
    name,
    type: "",
    entity: null,
    currency: null,
    isElimination: false,
    opening: 0n,
    closing: minor(closing),
    ...(side && { positiveSide: side }),
  };
}

function opened(rows: readonly BalanceSheetRow[]) {
  const openings = openingsOfLastYear({ prior_balance_sheet: rows });
  const { accounts, origin } = withOpenings(ledger, openings ?? null);
  return {
    balances: Object.fromEntries(
      accounts.map(({ code, opening }) => [code, formatMinor(opening ?? 0n, 2)]),
    ),
    openings: origin?.openings,
    differences: origin?.differences.map(({ code }) => code),
  };
}

describe("last year's balance sheet beside a ledger", () => {
  test("its accounts are known by name, and those that the ledger does not have open too", () => {
    const rows = [
      row("Cash at Bank", "500.00", "debit"),
      row("Share capital", "420.00", "credit"),
      row("Loan from Ada", "80.00", "credit"),
    ];
    expect(opened(rows)).toEqual({
      balances: { "1000": "500.00", "3000": "-420.00", "Loan from Ada": "-80.00" },
      openings: "stated",
      differences: [],
    });
  });
  test("a ledger of numbers alone takes the names of last year's accounts", () => {
    const numbers = { ...ledger, accounts: [account("1000", "1000"), account("3000", "Capital")] };
    const last = [
      { code: "1000", name: "Cash at bank", type: "", balance: 500n },
      { code: "3000", name: "Share capital", type: "", balance: -500n },
    ];
    const { accounts } = withOpenings(numbers, last);
    expect(accounts.map(({ name }) => name)).toEqual(["Cash at bank", "Capital"]);
  });
  test("written with signs that balance, it needs no totals", () => {
    expect(
      opened([row("Cash at bank", "500.00"), row("Share capital", "-500.00")]).balances,
    ).toEqual({
      "1000": "500.00",
      "3000": "-500.00",
    });
  });
  test("one that tells debits from credits in no way opens nothing, and is told", () => {
    expect(opened([row("Cash at bank", "500.00"), row("Share capital", "500.00")])).toEqual({
      balances: { "1000": "0.00", "3000": "0.00" },
      openings: "unknown",
      differences: ["ledger_openings_unsided"],
    });
  });
});

test("a ledger that opens with something else than last year closed with tells each difference, and follows last year", () => {
  const origin = ledger.origin && { ...ledger.origin, openings: "stated" as const };
  const accounts = ledger.accounts.map((each) => {
    return { ...each, opening: each.code === "1000" ? minor("90") : minor("-100") };
  });
  const openings = openingsOfLastYear({
    prior_balance_sheet: [
      row("Cash at bank", "100", "debit"),
      row("Share capital", "100", "credit"),
    ],
  });
  const begun = withOpenings({ ...ledger, accounts, ...(origin && { origin }) }, openings ?? null);
  expect(begun.accounts.map(({ opening }) => opening)).toEqual([minor("100"), minor("-100")]);
  expect(begun.origin?.differences.map(({ message }) => message)).toEqual([
    "Account 1000: the ledger begins with 90.00, last year ends with 100.00. Correct whichever is wrong; where last year was restated, give it as restated.",
  ]);
});
