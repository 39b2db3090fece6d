import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Ledger, LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { decimalsOf } from "../../money/currencyCodes.ts";
import { printMinor } from "../../money/printMinor.ts";
import { type Problem, problem, type Result } from "../../problem/Problem.ts";
import { nameAccount } from "../../worksheet/nameAccounts.ts";
import { filesForEntity } from "../accounts/filesForEntity.ts";
import type { StatementInput } from "../StatementInput.ts";
import { saysOpenings } from "./ledgerBalances.ts";

/**
 * Checks a trial balance of one date whose opening balances were taken from the general ledger, once the roles are
 * known.
 * A trial balance after closing entries gets a warning. It is refused where an account missing from it is neither
 * income, expense nor dividends, or where the account that took the total is not equity: then accounts are missing from
 * the file.
 * With a ledger without opening balances, it is refused where an income or expense account would have an opening
 * balance.
 */
export function checkClosedAccounts(
  input: StatementInput,
  ledger: Ledger,
): Result<readonly Problem[]> {
  const { generalLedger, opensWithLedger = [] } = input;
  if (!generalLedger || !opensWithLedger.includes("trial_balance")) return { ok: true, value: [] };
  const { trial_balance: rows = [] } = filesForEntity(input);
  return saysOpenings(generalLedger)
    ? afterClosing(rows, ledger)
    : beginningWithNothing(rows, ledger, decimalsOf(input.currency));
}

function afterClosing(
  rows: readonly TrialBalanceRow[],
  { accounts }: Ledger,
): Result<readonly Problem[]> {
  const marked = new Map(
    rows.flatMap(({ code, closedAtYearEnd }) => (closedAtYearEnd ? [[code, closedAtYearEnd]] : [])),
  );
  if (marked.size === 0) return { ok: true, value: [] };
  const odd = accounts.find((account) => {
    const mark = marked.get(account.code);
    return mark === "from" ? !isClosedYearly(account) : mark === "into" && !isEquity(account);
  });
  return odd
    ? { ok: false, problems: [problem("balances_closed_oddly", { account: nameAccount(odd) })] }
    : { ok: true, value: [problem("balances_after_closing")] };
}

function isClosedYearly({ isProfitAndLoss, role }: LedgerAccount): boolean {
  return isProfitAndLoss || role === "dividends_declared";
}

function isEquity({ nature, role }: LedgerAccount): boolean {
  return nature === "equity" || (nature === null && role === null);
}

function beginningWithNothing(
  rows: readonly TrialBalanceRow[],
  { accounts }: Ledger,
  decimals: number,
): Result<readonly Problem[]> {
  const begun = new Map(
    rows.map(({ code, priorDebit, priorCredit }) => [code, priorDebit - priorCredit]),
  );
  const odd = accounts.find(
    ({ code, isProfitAndLoss }) => isProfitAndLoss && (begun.get(code) ?? 0n) !== 0n,
  );
  if (!odd) return { ok: true, value: [] };
  const value = printMinor(begun.get(odd.code) ?? 0n, decimals);
  const found = problem("income_not_of_entries", { account: nameAccount(odd), value });
  return { ok: false, problems: [found] };
}
