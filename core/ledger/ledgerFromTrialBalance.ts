import type { TrialBalanceRow } from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { type AccountBalance, type Readings, sumByAccount } from "./AccountBalance.ts";
import { chooseRetainedEarnings, isCapital } from "./chooseRetainedEarnings.ts";
import { isProfitAndLoss } from "./isProfitAndLoss.ts";
import type { AccountReading, Ledger, LedgerAccount } from "./LedgerAccount.ts";
import { newRetainedEarnings } from "./newRetainedEarnings.ts";

/**
 * Reads a trial balance as a ledger. The prior columns are taken as pre-closing when they hold
 * profit and loss amounts: last year's profit, dividends and drawings then close into retained
 * earnings. Otherwise they are the opening balances as they stand.
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
  // Where the year began before the ledger does, what was earned before belongs to the previous year
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

/** The accounts stand in the order of the balances they were made from. */
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
  // A ledger's balances still hold last year's amounts: at the end too they belong to retained earnings
  const closes = new Set([...lastYear, ...temporary].map(({ code }) => code));
  const carried = sum(
    balances.map(({ code, moved, earlier }) => (moved !== null && closes.has(code) ? earlier : 0n)),
  );
  const withProfit = withOpening(
    { ...retained, closing: retained.closing + carried, holdsEarnings: isCapital(retained) },
    retained.opening + closedIn,
  );
  // At its place in the file, where it is an account of the file
  const inOrder = accounts.includes(retained) ? accounts : [...accounts, retained];
  return inOrder.map((account) => {
    if (account === retained) return withProfit;
    return temporary.includes(account)
      ? asMoved(account, movedOf.get(account.code) ?? null)
      : account;
  });
}

/** Accounts that were closed at the end of last year open at nil. */
function asMoved(account: LedgerAccount, moved: Minor | null): LedgerAccount {
  return withOpening({ ...account, closing: moved ?? account.closing }, 0n);
}

function closedUnsurely(
  balances: readonly AccountBalance[],
  closed: readonly LedgerAccount[],
): string[] {
  const results = new Set(closed.flatMap((item) => (item.isProfitAndLoss ? [item.code] : [])));
  // A type says of which statement an account is, even where its role is open
  return balances.flatMap(({ code, name, type, earlier, reading }) =>
    results.has(code) && type === "" && earlier !== 0n && !reading.isSure ? [name] : [],
  );
}

/**
 * Whether the prior column is an opening balance after all: no revenue stands in it, and of the other
 * accounts that are surely income or expense few have an amount. A few may be misread ("Office supplies" may be an inventory), and do
 * not make the whole column last year's trial balance.
 */
function isPostClosing(lastYear: readonly AccountBalance[]): boolean {
  const sure = lastYear.filter(({ reading }) => reading.isSure);
  const carried = sure.filter(({ earlier }) => earlier !== 0n);
  const hasRevenue = carried.some(({ reading }) => isRevenue(reading));
  return sure.length > 0 && !hasRevenue && carried.length * FEW <= sure.length;
}

/** One account in this many. */
const FEW = 4;

/** Other income may be misread from the name of an asset: "Financial assets at fair value through profit or loss". */
function isRevenue({ role, nature }: AccountReading): boolean {
  return role === "revenue" || (role === null && nature === "income");
}

/** A balance carried into the year is no income or expense, whatever its name seemed to say. */
function asPosition(account: LedgerAccount, prior: Minor): LedgerAccount {
  if (!account.isProfitAndLoss || prior === 0n) return account;
  return withOpening({ ...account, isProfitAndLoss: false, role: null, nature: null }, prior);
}

function withOpening(account: LedgerAccount, opening: Minor): LedgerAccount {
  return { ...account, opening, movement: account.closing - opening };
}
