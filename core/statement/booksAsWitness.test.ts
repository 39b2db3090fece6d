import { describe, expect, test } from "vitest";
import { CONFIDENCE_BAR } from "../classify/Classification.ts";
import type { TrialBalanceRow } from "../ingest/rows.ts";
import { balance } from "../testing/ledgerRows.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { plainInput } from "../testing/statementInputs.ts";

const VEHICLES = "Motor vehicles - cost";

/** Two years of names and signed amounts, without codes or types: 137,925.00 before tax, dividends of 30,000 paid. */
const books: readonly [string, string, string][] = [
  ["Sales", "-1450200.10", "-1300000.00"],
  ["Cost of goods sold", "812300.40", "740100.10"],
  ["Wages and salaries", "320110.25", "300050.20"],
  ["Rent", "96000.00", "96000.00"],
  ["Insurance", "14539.50", "12874.00"],
  ["Depreciation expense", "61204.20", "43210.27"],
  ["Interest expense", "8120.75", "9000.00"],
  [VEHICLES, "544059.41", "481000.12"],
  ["Accumulated depreciation", "-171604.53", "-110400.33"],
  ["Trade debtors", "150320.10", "131200.45"],
  ["Bank account", "237325.67", "159165.29"],
  ["Trade creditors", "-98410.22", "-87200.10"],
  ["Bank loan", "-180000.00", "-200000.00"],
  ["Share capital", "-100000.00", "-100000.00"],
  ["Retained earnings", "-273765.43", "-200000.00"],
  ["Dividends paid", "30000.00", "25000.00"],
];

function rowsOf(accounts: readonly [string, string, string][]): TrialBalanceRow[] {
  return accounts.map(([name, now, before]) => balance(name, now, before));
}

/** So many of the accounts are income or expense. */
const COSTS = 7;

function prepare(rows: TrialBalanceRow[]) {
  const { statements, accounts, ...document } = statementFrom({
    ...plainInput,
    mappings: new Map(),
    rows: { trial_balance: rows },
  });
  const lineOf = (concept: string) =>
    statements.indirect.lines.find((line) => line.concept === concept)?.currentYear;
  const accountOf = (name: string) => accounts.find((account) => account.name === name);
  return { ...document, lineOf, accountOf };
}

/** The same books with the vehicles under another name. */
function named(name: string): TrialBalanceRow[] {
  return rowsOf(books.map(([own, now, before]) => [own === VEHICLES ? name : own, now, before]));
}

describe("a trial balance of names and signed amounts", () => {
  test("has its motor vehicles at cost among the assets, and ties out at its profit", () => {
    const read = prepare(named(VEHICLES));
    expect(read.accountOf(VEHICLES)).toMatchObject({ role: "ppe_cost", confidence: 0.9 });
    expect(read.lineOf("profit_before_tax")).toBe("137925.00");
    expect(read.lineOf("unclassified_movements")).toBeUndefined();
    expect(read.lineOf("dividends_paid")).toBe("-30000.00");
    expect(read.tiesOut).toBe(true);
  });

  test.each(["Motor vehicles cost", "Motor vehicle costs"])(
    "as a cost, '%s' would need negative dividends: it is an asset, says why, and is asked",
    (name) => {
      const read = prepare(named(name));
      const account = read.accountOf(name);
      expect(account?.role).toBe("ppe_cost");
      expect(account?.confidence).toBeLessThan(CONFIDENCE_BAR);
      expect(account?.reason).toMatch(
        /retained earnings.*Overruled: Operating expenses \(its name\)/,
      );
      expect(read.lineOf("profit_before_tax")).toBe("137925.00");
    },
  );

  test("a cost that nobody doubts stays one, and the books are a draft", () => {
    const read = prepare(named("Motor expenses"));
    expect(read.accountOf("Motor expenses")?.role).toBe("operating_expenses");
    expect(read.draftReasons.map(({ code }) => code)).toEqual(["profit_in_equity"]);
  });

  test("what goes from year to year as a balance is none of the costs that start anew", () => {
    // Last year is closed: only balances are carried, and its profit is in retained earnings
    const closed = books.map(([name, now, before], at): [string, string, string] => {
      if (name === "Retained earnings") return [name, now, now];
      return [name, now, at < COSTS || name === "Dividends paid" ? "0" : before];
    });
    const read = prepare(
      rowsOf(
        closed.map(([name, ...amounts]) => [
          name === VEHICLES ? "Vehicles expense" : name,
          ...amounts,
        ]),
      ),
    );
    expect(read.accountOf("Vehicles expense")?.role).toBe("ppe_cost");
    expect(read.lineOf("profit_before_tax")).toBe("137925.00");
  });
});
