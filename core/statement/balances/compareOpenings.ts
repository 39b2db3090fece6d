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
  /** Last year's closing balance and this year's opening balance; zero where a year does not have the account. */
  closing: Amount;
  opening: Amount;
  difference: Amount;
};

type Balances = Pick<AccountSummary, "code" | "name" | "role" | "nature" | "opening" | "closing">;

/**
 * Compares this year's opening balances with last year's closing balances, account by account (IAS 8.42, ASC
 * 250-10-45-23). Income and expenses are not brought forward. Last year's profit is included in the opening balance of
 * retained earnings (or the account used for it), whether last year's books were closed or not; so are dividends, where
 * their account starts at zero.
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

/**
 * Last year's closing balances, with the profit and dividends closed into retained earnings where the books were still
 * open.
 */
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
  // Balance sheet accounts that balance without the income statement already include the profit.
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
