import { chooseRetainedEarnings } from "../../ledger/chooseRetainedEarnings.ts";
import { decimalsOf } from "../../money/currencyCodes.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { minorInDecimals } from "../../money/minorInDecimals.ts";
import { isProfitAndLossRole } from "../../roles/roles.ts";
import type { AccountSummary, Amount } from "../StatementDocument.ts";

/** An account whose opening balance is not last year's closing balance; amounts are debit-positive. */
export type OpeningDifference = {
  account: string;
  accountName: string;
  /** Last year's closing balance, and this year's opening one; nil where the year has no such account. */
  closing: Amount;
  opening: Amount;
  difference: Amount;
};

type Balances = Pick<AccountSummary, "code" | "name" | "role" | "nature" | "opening" | "closing">;

/**
 * Compares this year's opening balances with last year's closing ones, account by account (IAS 8.42,
 * ASC 250-10-45-23). Accounts of the profit and loss carry nothing forward; the result of last year
 * is part of what retained earnings open with, or the account that stands for them, whether or not last
 * year's books had been closed. So are its dividends, where their account begins anew.
 */
export function compareOpenings(
  lastYear: readonly Balances[],
  thisYear: readonly Balances[],
  currency: string,
): OpeningDifference[] {
  const decimals = decimalsOf(currency);
  const opening = new Map(
    thisYear
      .filter(isCarried)
      .map((account) => [account.code, minorInDecimals(account.opening, decimals)]),
  );
  const closing = closingBalances(lastYear, opening, decimals);
  const names = new Map([...lastYear, ...thisYear].map(({ code, name }) => [code, name]));
  const codes = new Set([...closing.keys(), ...opening.keys()]);
  return [...codes].flatMap((code) => {
    const [before, now] = [closing.get(code) ?? 0n, opening.get(code) ?? 0n];
    if (before === now) return [];
    return {
      account: code,
      accountName: names.get(code) ?? code,
      closing: formatMinor(before, decimals),
      opening: formatMinor(now, decimals),
      difference: formatMinor(now - before, decimals),
    };
  });
}

/** Balances of last year, with its result and dividends in the account that takes them in, where the books were still open. */
function closingBalances(
  accounts: readonly Balances[],
  opening: ReadonlyMap<string, Minor>,
  decimals: number,
): Map<string, Minor> {
  const carried = accounts.filter(isCarried).map(({ code, role, closing }) => ({
    code,
    role,
    closing: minorInDecimals(closing, decimals),
  }));
  const closing = new Map(carried.map((account) => [account.code, account.closing]));
  // What balances without the profit and loss holds the result already.
  const result = -sum([...closing.values()]);
  const retained = chooseRetainedEarnings(carried, 0n);
  if (!retained) return closing;
  const begunAnew = carried.filter(
    ({ code, role }) => role === "dividends_declared" && (opening.get(code) ?? 0n) === 0n,
  );
  const dividends = sum(begunAnew.map((account) => account.closing));
  for (const { code } of begunAnew) closing.set(code, 0n);
  closing.set(retained.code, retained.closing + result + dividends);
  return closing;
}

function isCarried({ role, nature }: Balances): boolean {
  if (role !== null) return !isProfitAndLossRole(role);
  return nature !== "income" && nature !== "expense";
}
