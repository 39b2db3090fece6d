import type { TrialBalanceRow } from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { type AccountBalance, type Readings, sumByAccount } from "./AccountBalance.ts";
import { chooseRetainedEarnings, isCapital } from "./chooseRetainedEarnings.ts";
import { isProfitAndLoss } from "./isProfitAndLoss.ts";
import type { AccountReading, Ledger, LedgerAccount } from "./LedgerAccount.ts";
import { newRetainedEarnings } from "./newRetainedEarnings.ts";

/**
 * Builds the ledger from a trial balance. Where the prior columns include income and expenses, they are last year's
 * trial balance before closing: last year's profit, dividends and drawings are closed into retained earnings. Otherwise
 * the prior columns are the opening balances.
 */
export function ledgerFromTrialBalance(
  rows: readonly TrialBalanceRow[],
  readings: Readings,
): Ledger {
  const balances = sumByAccount(rows, "trial_balance", readings, (row) => ({
    earlier: row.priorDebit - row.priorCredit,
    later: row.currentDebit - row.currentCredit,
    moved: row.moved,
  }));
  const accounts = balances.map(toAccount);
  const closed = closeLastYear(balances, accounts);
  const profitAndLoss = closed.filter((account) => account.isProfitAndLoss);
  return {
    accounts: closed,
    profit: -sum(profitAndLoss.map((account) => account.closing)),
    openingDifference: sum(balances.map((balance) => balance.earlier)),
    closingDifference: sum(balances.map((balance) => balance.later)),
    closedUnsurely: closedUnsurely(balances, closed),
    turnedUnsurely: [],
  };
}

function toAccount(balance: AccountBalance): LedgerAccount {
  const { code, name, type, currency, reading, rows } = balance;
  const isIncomeOrExpense = isProfitAndLoss(reading, null);
  const opening = isIncomeOrExpense ? 0n : balance.earlier;
  // Income before the first entry of the ledger belongs to the previous year
  const closing = isIncomeOrExpense ? (balance.moved ?? balance.later) : balance.later;
  return {
    code,
    name,
    type,
    currency,
    rows,
    role: reading.role,
    nature: reading.nature,
    traits: reading.traits,
    isProfitAndLoss: isIncomeOrExpense,
    opening,
    ...(balance.lastYearOpening !== undefined && { lastYearOpening: balance.lastYearOpening }),
    closing,
    profitTransferred: 0n,
    movement: closing - opening,
  };
}

/** Closes last year's result into retained earnings. `balances` and `accounts` are in the same order. */
function closeLastYear(
  balances: readonly AccountBalance[],
  accounts: LedgerAccount[],
): LedgerAccount[] {
  const lastYear = balances.filter((_, at) => accounts[at]?.isProfitAndLoss);
  const priorAmounts = lastYear.map(({ earlier }) => earlier);
  if (priorAmounts.every((amount) => amount === 0n)) return accounts;
  const temporary = accounts.filter((account) => account.role === "dividends_declared");
  const closedIn = sum(priorAmounts) + sum(temporary.map((account) => account.opening));
  const retained = chooseRetainedEarnings(accounts, 0n) ?? newRetainedEarnings();
  const hasClosedIn = retained.movement === closedIn && closedIn !== 0n;
  if (!hasClosedIn && isPostClosing(lastYear))
    return accounts.map((account, at) => asPosition(account, balances[at]?.earlier ?? 0n));
  const movedOf = new Map(balances.map(({ code, moved }) => [code, moved]));
  // Balances from a ledger still include last year's amounts at the end, so those are closed too
  const closes = new Set([...lastYear, ...temporary].map(({ code }) => code));
  const carried = sum(
    balances.map(({ code, moved, earlier }) => (moved !== null && closes.has(code) ? earlier : 0n)),
  );
  const withProfit = withOpening(
    { ...retained, closing: retained.closing + carried, holdsEarnings: isCapital(retained) },
    retained.opening + closedIn,
  );
  // Keeps the place of the account in the file
  const inOrder = accounts.includes(retained) ? accounts : [...accounts, retained];
  return inOrder.map((account) => {
    if (account === retained) return withProfit;
    return temporary.includes(account)
      ? asMoved(account, movedOf.get(account.code) ?? null)
      : account;
  });
}

/** Accounts that were closed at the end of last year have an opening balance of zero. */
function asMoved(account: LedgerAccount, moved: Minor | null): LedgerAccount {
  return withOpening({ ...account, closing: moved ?? account.closing }, 0n);
}

function closedUnsurely(
  balances: readonly AccountBalance[],
  closed: readonly LedgerAccount[],
): string[] {
  const results = new Set(closed.flatMap((item) => (item.isProfitAndLoss ? [item.code] : [])));
  // A type shows the statement of an account, even where its role is open
  return balances.flatMap(({ code, name, type, earlier, reading }) =>
    results.has(code) && type === "" && earlier !== 0n && !reading.isSure ? [name] : [],
  );
}

/**
 * Whether the prior column is an opening balance after all: it has no revenue, and few of the sure income and expense
 * accounts have an amount. A few such amounts may be misread names ("Office supplies" may be inventories).
 */
function isPostClosing(lastYear: readonly AccountBalance[]): boolean {
  const sure = lastYear.filter(({ reading }) => reading.isSure);
  const carried = sure.filter(({ earlier }) => earlier !== 0n);
  const hasRevenue = carried.some(({ reading }) => isRevenue(reading));
  return sure.length > 0 && !hasRevenue && carried.length * FEW <= sure.length;
}

/** One account in four. */
const FEW = 4;

/**
 * Only `revenue` counts as a role: other income may be a misread asset, such as "Financial assets at fair value through
 * profit or loss".
 */
function isRevenue({ role, nature }: AccountReading): boolean {
  return role === "revenue" || (role === null && nature === "income");
}

/** An account with a balance brought forward is neither income nor expense, whatever its name suggests. */
function asPosition(account: LedgerAccount, prior: Minor): LedgerAccount {
  if (!account.isProfitAndLoss || prior === 0n) return account;
  return withOpening({ ...account, isProfitAndLoss: false, role: null, nature: null }, prior);
}

function withOpening(account: LedgerAccount, opening: Minor): LedgerAccount {
  return { ...account, opening, movement: account.closing - opening };
}
