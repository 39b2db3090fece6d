import { describe, expect, test } from "vitest";
import { CONFIDENCE_BAR } from "../../classify/Classification.ts";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";

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
    expect(read.accountOf(VEHICLES)?.role).toBe("ppe_cost");
    expect(read.accountOf(VEHICLES)?.confidence).toBeGreaterThan(CONFIDENCE_BAR);
    expect(read.lineOf("profit_before_tax")).toBe("137925.00");
    expect(read.lineOf("unclassified_movements")).toBeUndefined();
    expect(read.lineOf("dividends_paid")).toBe("-30000.00");
    expect(read.tiesOut).toBe(true);
  });

  test.each([
    ["Motor vehicles cost", "ppe_cost"],
    ["Motor vehicle costs", "ppe_cost"],
  ])(
    "as a cost, '%s' would need negative dividends: it is an asset (%s), says why, and is asked, since its name says a cost",
    (name, role) => {
      const read = prepare(named(name));
      const account = read.accountOf(name);
      expect(account?.role).toBe(role);
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

describe("a stock that stands among the costs of a Dutch chart", () => {
  /** Read in part, so that the name leaves a doubt. */
  const STOCK = "Handelsgoederen Tilburg";
  /** Code, name, and the balances of two dates; stock changed by 8,393.00. */
  const dutch: readonly [string, string, string, string][] = [
    ["0200", "Machines", "36000.00", "36000.00"],
    ["0210", "Cumulatieve afschrijving machines", "-14000.00", "-11000.00"],
    ["0600", "Aandelenkapitaal", "-10000.00", "-10000.00"],
    ["0620", "Winstreserve", "-96650.00", "-96650.00"],
    ["0700", "Banklening", "-20000.00", "-24000.00"],
    ["1000", "Kas", "1200.00", "806.00"],
    ["1100", "Bank", "91363.00", "62968.00"],
    ["1300", "Debiteuren", "29550.00", "17100.00"],
    ["1600", "Handelscrediteuren", "-12900.00", "-10868.00"],
    ["3000", STOCK, "44037.00", "35644.00"],
    ["4000", "Salarissen", "60100.00", "0"],
    ["4010", "Sociale lasten", "9100.00", "0"],
    ["4200", "Huur", "12000.00", "0"],
    ["4210", "Energiekosten", "3400.00", "0"],
    ["4700", "Afschrijvingskosten", "3000.00", "0"],
    ["4900", "Bankkosten", "800.00", "0"],
    ["7000", "Kostprijs verkopen", "71000.00", "0"],
    ["8000", "Verkopen", "-209200.00", "0"],
    ["9100", "Rente leningen", "1200.00", "0"],
  ];

  const stockOf = (rentBefore: string) =>
    prepare(
      dutch.map(([code, name, now, before]) => ({
        ...balance(code, now, name === "Huur" ? rentBefore : before),
        name,
      })),
    ).accountOf(STOCK);

  test("is an asset where it carries a balance into a year in which no cost does", () => {
    const stock = stockOf("0");
    expect(stock?.role).toBe("inventories");
    expect(stock?.reason).toContain("It carries a balance into the year");
  });

  test("is not told by that where costs have a balance of last year too", () => {
    expect(stockOf("11500.00")?.reason).not.toContain("It carries a balance into the year");
  });
});
