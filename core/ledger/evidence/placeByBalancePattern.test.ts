import { describe, expect, test } from "vitest";
import { balance } from "../../testing/ledgerRows.ts";
import type { Ledger } from "../LedgerAccount.ts";
import { newRetainedEarnings } from "../newRetainedEarnings.ts";
import { placeByBalancePattern } from "./placeByBalancePattern.ts";

const NAMES = "abcdefghijkl".split("");

/** Twelve balances and twelve flows whose rows a test writes, with what was read of one account in doubt. */
function placed(
  rowOf: (code: string, isFlow: boolean, at: number) => ReturnType<typeof balance>,
  doubted: ReturnType<typeof balance>,
  isProfitAndLoss: boolean,
) {
  const kinds = NAMES.flatMap((name, at) => [
    { code: name, isFlow: false, at },
    { code: `${name}${name}`, isFlow: true, at },
  ]);
  const known = kinds.map(({ code, isFlow, at }) => rowOf(code, isFlow, at));
  const account = (code: string, isFlow: boolean) => {
    return { ...newRetainedEarnings(), code, role: null, isProfitAndLoss: isFlow };
  };
  const accounts = [
    ...kinds.map(({ code, isFlow }) => account(code, isFlow)),
    account("?", isProfitAndLoss),
  ];
  return placeByBalancePattern([...known, doubted], ledgerOf(accounts), new Set(["?"]), 2).get("?");
}

function ledgerOf(accounts: Ledger["accounts"]): Ledger {
  const differences = { profit: 0n, openingDifference: 0n, closingDifference: 0n };
  return { accounts, ...differences, closedUnsurely: [], turnedUnsurely: [] };
}

describe("how balances go from year to year", () => {
  /** Opening balances in the earlier column: what is earned and spent starts anew. */
  const opened = (code: string, isFlow: boolean, at: number) =>
    balance(code, `${at + 7}.31`, isFlow ? "0" : `${at + 3}.17`);

  test("a balance that is carried into the year is no cost, whatever its name says", () => {
    expect(placed(opened, balance("?", "91.55", "80.20"), true)).toBe("balance_sheet");
  });

  test("what starts anew in a year in which nothing else does is no balance", () => {
    expect(placed(opened, balance("?", "91.55", "0"), false)).toBe("profit_loss");
  });

  test("says nothing of what stands where it was read", () => {
    expect(placed(opened, balance("?", "91.55", "0"), true)).toBeUndefined();
    expect(placed(opened, balance("?", "91.55", "80.20"), false)).toBeUndefined();
  });

  test("balances that stand still to the cent are told from costs of two years", () => {
    const twoYears = (code: string, isFlow: boolean, at: number) =>
      balance(code, `${at + 7}.31`, isFlow || at > 8 ? `${at + 3}.17` : `${at + 7}.31`);
    expect(placed(twoYears, balance("?", "544.09", "544.09"), true)).toBe("balance_sheet");
    // A rent may be the same in two years
    expect(placed(twoYears, balance("?", "500.00", "500.00"), true)).toBeUndefined();
    // Charges by the straight line are the same each year too
    const straight = (code: string, _: boolean, at: number) =>
      balance(code, `${at + 7}.31`, `${at + 7}.31`);
    expect(placed(straight, balance("?", "544.09", "544.09"), true)).toBeUndefined();
  });

  test("what is debited and credited is a balance where costs are only debited", () => {
    const totals = (code: string, isFlow: boolean, at: number) => {
      const row = balance(code, `${at + 7}.31`, isFlow ? "0" : "0.50");
      return isFlow || at > 8 ? row : { ...row, currentCredit: 3_11n };
    };
    const both = { ...balance("?", "91.55", "0.50"), currentCredit: 71_20n };
    expect(placed(totals, both, true)).toBe("balance_sheet");
  });

  test("says nothing where few accounts are known", () => {
    const few = balance("?", "91.55", "80.20");
    expect(placeByBalancePattern([few], ledgerOf([]), new Set(["?"]), 2).size).toBe(0);
  });
});
