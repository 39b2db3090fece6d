import { describe, expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import { collectFacts } from "../../ledger/collectFacts.ts";
import { trialBalanceRow } from "../../testing/ledgerRows.ts";
import { recognise } from "../recognise.ts";
import { doubtTypes } from "./doubtTypes.ts";

type Amounts = { prior: number; current: number };

function row(name: string, type: string, { prior, current }: Amounts): TrialBalanceRow {
  const account = { code: name, name, type };
  return trialBalanceRow(account, BigInt(current) * 100n, BigInt(prior) * 100n);
}

const books: readonly TrialBalanceRow[] = [
  row("Revenue", "Revenue", { prior: 0, current: -9_000 }),
  row("Rent", "Expense", { prior: 0, current: 1_200 }),
  row("Salaries", "Expense", { prior: 0, current: 4_100 }),
  row("Audit fee", "Expense", { prior: 0, current: 300 }),
  row("Stationery", "Expense", { prior: 0, current: 80 }),
  row("Travelling", "Expense", { prior: 0, current: 140 }),
  row("Telephone", "Expense", { prior: 0, current: 90 }),
  row("Water and electricity", "Expense", { prior: 0, current: 210 }),
  row("Rowing equipment - cost", "Expense", { prior: 6_000, current: 6_400 }),
  row("Cash at bank", "Asset", { prior: 500, current: 980 }),
];

function placed(rows: readonly TrialBalanceRow[]): ReadonlyMap<string, string | null> {
  const facts = collectFacts({ trial_balance: rows });
  const read = doubtTypes(facts, rows, recognise(facts));
  return new Map(read.map(({ name, section }) => [name, section]));
}

describe("a type that the figures contradict", () => {
  test("gives way where the name is an asset's and a balance is carried into the year", () => {
    expect(placed(books).get("Rowing equipment - cost")).toBe("balance_sheet");
    expect(placed(books).get("Rent")).toBeNull();
  });

  test("stands where the name says nothing else", () => {
    const rows = books.map((each) =>
      each.name.startsWith("Rowing")
        ? { ...each, code: "Interior works", name: "Interior works" }
        : each,
    );
    expect(placed(rows).get("Interior works")).toBeNull();
  });

  test("stands where last year's income and expenses are there too", () => {
    const rows = books.map((each) => ({
      ...each,
      priorDebit: each.currentDebit,
      priorCredit: each.currentCredit,
    }));
    expect(placed(rows).get("Rowing equipment - cost")).toBeNull();
  });
});
