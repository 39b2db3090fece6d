import { describe, expect, test } from "vitest";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Ledger, LedgerAccount } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { placeByRollForward } from "./placeByRollForward.ts";

/** Last year 100 of sales and 30 of wages; the car of 500 is read as a cost, so that dividends are less than nothing. */
const lastYear = { sales: -100n, wages: 30n, car: 500n, sofa: 7n };

function row(code: string, prior: bigint, current = 0n): TrialBalanceRow {
  return {
    code,
    name: code,
    currentDebit: current > 0n ? current : 0n,
    currentCredit: current < 0n ? -current : 0n,
    priorDebit: prior > 0n ? prior : 0n,
    priorCredit: prior < 0n ? -prior : 0n,
  } as TrialBalanceRow; // the other columns are not read
}

function account(code: string, isProfitAndLoss: boolean, movement = 0n): LedgerAccount {
  return { ...newRetainedEarnings(), code, name: code, role: null, isProfitAndLoss, movement };
}

function books(dividends: bigint): Ledger {
  const accounts = [
    ...Object.keys(lastYear).map((code) => account(code, true)),
    { ...newRetainedEarnings(), movement: dividends },
  ];
  return {
    accounts,
    profit: 0n,
    openingDifference: 0n,
    closingDifference: 0n,
    closedUnsurely: [],
    turnedUnsurely: [],
  };
}

const rows = Object.entries(lastYear).map(([code, prior]) => row(code, prior));

function doubted(...codes: string[]) {
  return { inDoubt: new Set(codes), guessed: new Set<string>() };
}

describe("the roll-forward of retained earnings", () => {
  test("makes a balance of what would need negative dividends as a cost", () => {
    const placed = placeByRollForward(rows, books(-460n), doubted("car", "sofa"), 2);
    expect([...placed]).toEqual([["car", "balance_sheet"]]);
  });

  test("prefers the reading that agrees to the cent", () => {
    const placed = placeByRollForward(rows, books(-7n), doubted("car", "sofa"), 2);
    expect([...placed]).toEqual([["sofa", "balance_sheet"]]);
  });

  test("says nothing of books that are sensible, and of accounts nobody doubts", () => {
    expect(placeByRollForward(rows, books(20n), doubted("car"), 2).size).toBe(0);
    expect(placeByRollForward(rows, books(-460n), doubted(), 2).size).toBe(0);
  });

  test("says nothing where dividends would be more than last year's profit", () => {
    expect(placeByRollForward(rows, books(-437n), doubted("car"), 2).size).toBe(1); // 63 of 63
    expect(placeByRollForward(rows, books(-436n), doubted("car"), 2).size).toBe(0);
  });

  test("leaves to a person what two accounts could explain", () => {
    const twice = [...rows, row("van", 500n)];
    const two = books(-460n);
    const both = { ...two, accounts: [...two.accounts, account("van", true)] };
    expect(placeByRollForward(twice, both, doubted("car", "van"), 2).size).toBe(0);
  });

  test("prefers what stands still to the cent, since income and expenses begin anew each year", () => {
    const still = books(-460_00n);
    const both = { ...still, accounts: [...still.accounts, account("van", true)] };
    const doubts = doubted("car", "van");
    const placed = (car: bigint, van: bigint) => {
      const others = [row("sales", -2_000_00n), row("wages", 30_00n)];
      const asked = [row("car", car, car), row("van", van, van + 1n)];
      return [...placeByRollForward([...others, ...asked], both, doubts, 2).keys()];
    };
    expect(placed(480_01n, 490_00n)).toEqual(["car"]);
    // A rent may be the same in two years
    expect(placed(500_00n, 490_00n)).toEqual([]);
  });

  test("takes no sum of guessed amounts that is too small to be more than coincidence", () => {
    const placed = (van: bigint) => {
      const both = [row("car", 2_999n), row("van", van)];
      const ledger = books(-2_999n - van);
      const accounts = [...ledger.accounts, account("van", true)];
      const codes = new Set(["car", "van"]);
      const doubts = { inDoubt: codes, guessed: codes };
      return [...placeByRollForward(both, { ...ledger, accounts }, doubts, 2).keys()];
    };
    expect(placed(1_001n)).toEqual(["car", "van"]);
    expect(placed(1_000n)).toEqual([]);
  });

  test("moves what was merely guessed together, where only that agrees to the cent", () => {
    const amounts = {
      sales: -81_311_07n,
      upload: 22_780_03n,
      clearing: -1_266_81n,
      freight: 913_77n,
    };
    const more = Object.entries(amounts).map(([code, prior]) => row(code, prior));
    const accounts = Object.keys(amounts).map((code) => account(code, true));
    const held = { ...newRetainedEarnings(), movement: -(22_780_03n - 1_266_81n) };
    const ledger = { ...books(0n), accounts: [...accounts, held] };
    const codes = new Set(["upload", "clearing", "freight"]);
    const doubts = { inDoubt: codes, guessed: codes };
    const placed = placeByRollForward(more, ledger, doubts, 2);
    expect([...placed.keys()]).toEqual(["upload", "clearing"]);
    const hundreds = Object.entries(amounts).map(([code, prior]) =>
      row(code, (prior / 100_00n) * 100_00n),
    );
    const rounded = { ...held, movement: -(22_700_00n - 1_200_00n) };
    const coarse = { ...books(0n), accounts: [...accounts, rounded] };
    expect(placeByRollForward(hundreds, coarse, doubts, 2).size).toBe(1);
  });
});
