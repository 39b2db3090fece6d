import { expect, test } from "vitest";
import { emptyAccount } from "../../ledger/emptyAccount.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { resolvePolicies } from "../../policies/resolvePolicies.ts";
import type { Role } from "../../roles/roles.ts";
import { indexLedger } from "../LedgerIndex.ts";
import { postForeignCash } from "./postForeignCash.ts";

/** 800.00 that were worth 0.80 a dollar and 0.75 at the end: the cash lost 50.00. */
const rates = {
  rows: [
    ["0.80", "Opening"],
    ["0.80", "Average"],
    ["0.75", "Closing"],
  ].map(([rate = "", description = ""]) => ({
    ...{ row: 2, date: null, currency: "USD" },
    ...{ rate, description },
  })),
  reportingCurrency: "GBP",
  period: null,
};

function account(
  role: Role,
  { code = role as string, ...given }: Partial<LedgerAccount> = {},
): LedgerAccount {
  return emptyAccount({ code, name: code, isProfitAndLoss: false, role, ...given });
}

const held = { currency: "USD", opening: 800_00n, closing: 750_00n };
const dollars = account("cash_and_cash_equivalents", held);

function posted(...accounts: readonly LedgerAccount[]) {
  const policies = resolvePolicies("IFRS", {});
  if (!policies.ok) throw new Error("IFRS has policies");
  const { postings, warnings } = postForeignCash(indexLedger(accounts, policies.value, 2), rates);
  return {
    postings: postings.map((each) => [each.account?.code, each.column, each.amount]),
    warnings: warnings.map(({ code }) => code),
  };
}

const EFFECT = "effect_of_exchange_rate_changes";

test("the effect on cash is taken out of the largest exchange difference", () => {
  const small = account("foreign_exchange_gain_loss", { code: "small", movement: 1_00n });
  const large = account("foreign_exchange_gain_loss", { code: "large", movement: -9_00n });
  const expected = { postings: [["large", EFFECT, -50_00n]], warnings: [] };
  expect(posted(dollars, small, large)).toEqual(expected);
  expect(posted(dollars, large, small)).toEqual(expected);
});

test("without an exchange difference it has no other side, which is said", () => {
  expect(posted(dollars)).toEqual({
    postings: [
      [dollars.code, EFFECT, -50_00n],
      [dollars.code, "unclassified_movements", 50_00n],
    ],
    warnings: ["exchange_account_missing"],
  });
});

test("what customers owe in another currency is no cash", () => {
  expect(posted(account("trade_receivables", held))).toEqual({ postings: [], warnings: [] });
});
