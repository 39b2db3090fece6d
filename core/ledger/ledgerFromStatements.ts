import type { BalanceSheetRow, ProfitLossRow } from "../ingest/rows.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { hasTrait } from "../roles/traits.ts";
import { type AccountBalance, type Readings, sumByAccount } from "./AccountBalance.ts";
import { chooseRetainedEarnings, isCapital } from "./chooseRetainedEarnings.ts";
import type { Ledger, LedgerAccount } from "./LedgerAccount.ts";
import { newRetainedEarnings } from "./newRetainedEarnings.ts";
import { debitPositive, readBalanceSheetSigns, type SignReading } from "./readBalanceSheetSigns.ts";
import { contraAccounts, contraReadings, readProfitLossSigns } from "./readProfitLossSigns.ts";

/**
 * Builds the ledger from a balance sheet and a profit and loss. Where equity in the closing balance sheet includes the
 * year's profit, that profit is taken out of the movement of retained earnings, since the income statement accounts
 * carry it.
 */
export function ledgerFromStatements(
  balanceSheet: readonly BalanceSheetRow[],
  profitLoss: readonly ProfitLossRow[],
  readings: Readings,
): Ledger {
  const positions = sumByAccount(balanceSheet, "balance_sheet", readings, (row) => ({
    earlier: row.opening,
    later: row.closing,
  }));
  const results = sumByAccount(profitLoss, "profit_loss", readings, (row) => ({
    earlier: row.prior,
    later: row.current,
  }));
  const { performance, turnedUnsurely } = choosePerformance(results, positions);
  const signs = readBalanceSheetSigns(positions, performance.profits);
  const accounts = positions.map((balance) => toPosition(balance, signs));
  return {
    accounts: [...takeInProfit(accounts, performance.profits), ...performance.accounts],
    profit: performance.profits.current,
    openingDifference: signs.openingDifference,
    closingDifference: signs.closingDifference,
    closedUnsurely: [],
    turnedUnsurely,
  };
}

/**
 * Chooses the signs of accounts that only their names call contra accounts, such as "Sales returns". The name counts,
 * unless the balance sheet shows the profit of exactly one other combination of signs. One year's profit may agree by
 * chance, so a person is asked unless both years agree.
 */
function choosePerformance(
  results: readonly AccountBalance[],
  positions: readonly AccountBalance[],
): { performance: Performance; turnedUnsurely: readonly string[] } {
  const readings = contraReadings(results).map((plain) => {
    const performance = readPerformance(results, plain);
    return { performance, held: yearsHeld(positions, performance) };
  });
  const [asNamed, ...others] = readings;
  if (asNamed === undefined) throw new Error("There is no reading of the profit and loss.");
  if (others.length === 0) return { performance: asNamed.performance, turnedUnsurely: [] };
  const [only, ...more] = others.filter(({ held }) => held.current);
  const isOther = !asNamed.held.current && only !== undefined && more.length === 0;
  const chosen = isOther ? only : asNamed;
  const isAlone = readings.every(
    (reading) => reading === chosen || !(reading.held.current && reading.held.prior),
  );
  const isProved = chosen.held.current && chosen.held.prior && isAlone;
  const turnedUnsurely = isProved ? [] : contraAccounts(results).map(({ name }) => name);
  return { performance: chosen.performance, turnedUnsurely };
}

/**
 * The years whose profit the balance sheet shows exactly: in an account, in the movement of equity, or as the
 * difference by which it does not balance.
 */
function yearsHeld(
  positions: readonly AccountBalance[],
  { profits }: Pick<Performance, "profits">,
): { current: boolean; prior: boolean } {
  const signs = readBalanceSheetSigns(positions, profits);
  const accounts = positions.map((balance) => toPosition(balance, signs));
  return {
    current: holdsProfit(accounts, profits.current),
    prior: heldAtStart(accounts, profits.prior),
  };
}

function holdsProfit(accounts: readonly LedgerAccount[], profit: Minor): boolean {
  if (profit === 0n) return false;
  const retained = chooseRetainedEarnings(accounts, profit);
  const total = sum(accounts.map(({ closing }) => closing));
  return total === profit || retained?.closing === -profit || retained?.movement === -profit;
}

function heldAtStart(accounts: readonly LedgerAccount[], profit: Minor): boolean {
  if (profit === 0n) return false;
  const before = accounts.map((account) => ({ ...account, closing: account.opening }));
  const total = sum(before.map(({ closing }) => closing));
  return total === profit || chooseRetainedEarnings(before, profit)?.closing === -profit;
}

type Performance = ReturnType<typeof readPerformance>;

function readPerformance(results: readonly AccountBalance[], plain: ReadonlySet<string>) {
  const signed = readProfitLossSigns(results, plain);
  const accounts = results.map((balance): LedgerAccount => {
    const amount = signed(balance, balance.later);
    return {
      ...identity(balance),
      isProfitAndLoss: true,
      opening: 0n,
      closing: amount,
      profitTransferred: 0n,
      movement: amount,
    };
  });
  const current = -sum(accounts.map((account) => account.closing));
  const prior = -sum(results.map((balance) => signed(balance, balance.earlier)));
  return { accounts, profits: { current, prior } };
}

function toPosition(balance: AccountBalance, signs: SignReading): LedgerAccount {
  const opening = debitPositive(balance, balance.earlier, signs);
  const closing = debitPositive(balance, balance.later, signs);
  return {
    ...identity(balance),
    isProfitAndLoss: false,
    opening,
    ...(balance.lastYearOpening !== undefined && {
      lastYearOpening: debitPositive(balance, balance.lastYearOpening, signs),
    }),
    closing,
    profitTransferred: 0n,
    movement: closing - opening,
  };
}

function identity({ code, name, type, currency, reading, rows }: AccountBalance) {
  const { role, nature, traits } = reading;
  return { code, name, type, currency, rows, role, nature, traits };
}

/** Separates the year's profit from the other movements of equity, at both ends of the year. */
function takeInProfit(
  accounts: LedgerAccount[],
  profits: { current: Minor; prior: Minor },
): LedgerAccount[] {
  const carried = carryIntoCapital(accounts, profits.current);
  if (carried !== null) return takeInProfit(carried, profits);
  const openingTotal = sum(accounts.map((account) => account.opening));
  const closingTotal = sum(accounts.map((account) => account.closing));
  const isOpeningBeforeClosing = openingTotal !== 0n && openingTotal === profits.prior;
  const isClosingBeforeClosing = closingTotal !== 0n && closingTotal === profits.current;
  const retained = chooseRetainedEarnings(accounts, profits.current) ?? newRetainedEarnings();
  const opening = retained.opening - (isOpeningBeforeClosing ? profits.prior : 0n);
  const profitTransferred = isClosingBeforeClosing ? 0n : -profits.current;
  const movement = retained.closing - opening - profitTransferred;
  const holdsEarnings = isCapital(retained) && profitTransferred !== 0n;
  const withProfit = { ...retained, opening, profitTransferred, movement, holdsEarnings };
  if (accounts.includes(retained))
    return accounts.map((account) => (account === retained ? withProfit : account));
  const isUsed = [opening, profitTransferred].some((part) => part);
  return isUsed ? [...accounts, withProfit] : accounts;
}

/**
 * Handles the capital of a sole trader, shown as opening capital + profit − drawings. Last year's profit and drawings
 * are part of this year's opening capital, so they are closed into it. Null where capital is not shown like that.
 */
function carryIntoCapital(accounts: LedgerAccount[], profit: Minor): LedgerAccount[] | null {
  const holder = chooseRetainedEarnings(accounts, profit);
  const capital = accounts.filter(({ role }) => role === "share_capital");
  const [account] = capital;
  // An account may equal the profit by chance; only the trait shows that it is the profit of the year
  const isOfYear =
    holder !== null && holder.closing === -profit && hasTrait(holder, "profit_of_the_year");
  const isShownSo = isOfYear && holder.opening !== 0n && capital.length === 1;
  const hasOthers = accounts.some((item) => item !== holder && item.role === "retained_earnings");
  if (!isShownSo || !account || hasOthers) return null;
  const temporary = accounts.filter(
    (item) => item === holder || item.role === "dividends_declared",
  );
  const total = sum(temporary.map((item) => item.opening));
  return accounts.map((item) => {
    if (temporary.includes(item)) return withOpening(item, 0n);
    return item === account ? withOpening(item, item.opening + total) : item;
  });
}

function withOpening(account: LedgerAccount, opening: Minor): LedgerAccount {
  return { ...account, opening, movement: account.closing - opening };
}
