import { expect, test } from "vitest";
import { minor } from "../testing/ledgerRows.ts";
import type { GeneralLedger } from "./GeneralLedger.ts";
import { type BalanceBeside, rollForward } from "./rollForward.ts";

/** Bank is paid 60 by sales; the till has an opening balance and no entry. */
function ledgerClosing(printed: string | null): GeneralLedger {
  const account = (code: string, opening: string, closing: string | null) => ({
    code,
    name: code,
    type: "",
    opening: minor(opening),
    closing: closing === null ? null : minor(closing),
  });
  return {
    accounts: [account("bank", "100", printed), account("till", "5", null)],
    entries: [],
    period: { start: "2025-01-01", end: "2025-12-31" },
    movements: new Map([["bank", minor("60")]]),
  };
}

const bank: BalanceBeside = {
  code: "bank",
  name: "Bank",
  opening: minor("100"),
  closing: minor("160"),
};

function differences(...given: Parameters<typeof rollForward>): (readonly [string, bigint])[] {
  return rollForward(...given).map(({ code, difference }) => [code, difference]);
}

test("alone, a ledger is rolled forward to the closing balances that it prints", () => {
  const till = ["till", 0n] as const;
  expect(differences(ledgerClosing(null), null)).toEqual([["bank", 0n], till]);
  expect(differences(ledgerClosing("160"), null)).toEqual([["bank", 0n], till]);
  expect(differences(ledgerClosing("163"), null)).toEqual([["bank", minor("3")], till]);
});

test("beside balances, accounts that the ledger alone has count where they moved", () => {
  expect(differences(ledgerClosing(null), [bank])).toEqual([["bank", 0n]]);
  expect(differences(ledgerClosing(null), [{ ...bank, code: "other", name: "Other" }])).toEqual([
    ["other", minor("60")],
    ["bank", minor("-60")],
  ]);
});
