import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Ledger, LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { decimalsOf } from "../../money/currencyCodes.ts";
import { printMinor } from "../../money/printMinor.ts";
import { type Problem, problem, type Result } from "../../problem/Problem.ts";
import { nameAccount } from "../../worksheet/nameAccounts.ts";
import { filesForEntity } from "../readAccounts.ts";
import type { StatementInput } from "../StatementInput.ts";
import { saysOpenings } from "./ledgerBalances.ts";

/**
 * What is to be said of income and expenses in a trial balance that opens with the general ledger, once it is
 * known which accounts they are. A file after closing entries has those of the ledger's entries. Refused where
 * an account that is gone from it is no income, expense or dividend, or the one that differs by the sum is no
 * equity: then the file lacks accounts, and no closing explains it. Refused as well where openings are closing
 * balances less entries and leave something on income or expense, which begin with nothing.
 */
export function closedAccounts(input: StatementInput, ledger: Ledger): Result<readonly Problem[]> {
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
