import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import { printMinor } from "../../money/printMinor.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { Worksheet } from "../../worksheet/buildWorksheet.ts";
import { quoteAccounts } from "../../worksheet/nameAccounts.ts";
import type { Posting } from "../../worksheet/Posting.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, passed } from "./CheckResult.ts";

/**
 * The profit of the year is what equity took in, and what else moved it has a line or a journal:
 * dividends, issues of shares, reserves (IAS 1.106; ASC 505-10-50-2).
 */
export function checkProfitInEquity(context: StatementContext): CheckResult {
  const { ledger, indirect, worksheet, decimals } = context;
  const held = ledger.accounts.filter(({ role }) => role === "retained_earnings");
  const declared = ledger.accounts.filter(({ role }) => role === "dividends_declared");
  const moved = -sum([...held, ...declared].map(({ opening, closing }) => closing - opening));
  const earnings =
    declared.length === 0 ? "retained earnings" : "retained earnings with dividends or drawings";
  const unexplained = lineAmount(indirect, "unexplained_equity_increase");
  const profit = printMinor(ledger.profit, decimals);
  const derived = derivedDividends(worksheet);
  const movedWithoutResults = hasResults(ledger) ? 0n : unexplained - derived;
  if (movedWithoutResults !== 0n) {
    return failed(
      `The files have no income and no expenses, and yet equity moved by ${printMinor(movedWithoutResults, decimals)}: the balances seem to be from after the closing entries of the year. Give the trial balance from before them, or the profit and loss too.`,
      movedWithoutResults,
    );
  }
  if (unexplained !== 0n) {
    return failed(riseUnexplained(context, unexplained), unexplained);
  }
  const corrected = correctionsWithoutJournal(worksheet);
  if (corrected.length > 0) {
    const accounts = corrected.flatMap(({ account }) => account ?? []);
    const names = quoteAccounts(accounts, worksheet.ledgerIndex);
    return failed(
      `${names} corrects an earlier year, and neither profit nor a dividend explains its movement. Correct last year's balances instead, or enter as a journal what it met.`,
      sum(corrected.map(({ amount }) => amount)),
    );
  }
  const beside = besideProfitOfTheYear(held, ledger.profit);
  if (beside !== 0n) {
    return failed(
      `Profit is ${profit}, and the account of the year's profit in equity says ${printMinor(ledger.profit + beside, decimals)}. Correct the files, or say that the account is another one.`,
      beside,
    );
  }
  const noDividend = derived > 0n ? dividendThatIsNone(context, derived) : null;
  if (noDividend !== null) return noDividend;
  const paid = -lineAmount(indirect, "dividends_paid");
  return passed(
    held.length === 0
      ? `Profit of ${profit} is carried into equity, which holds no other movement without a line of its own.`
      : `Profit is ${profit}; ${earnings} moved by ${printMinor(moved, decimals)}; dividends paid are ${printMinor(paid, decimals)}; every other movement of equity has its line or journal.`,
    0n,
  );
}

/** What is said of a rise of equity that nothing explains; earlier years explain it where there were any. */
function riseUnexplained(
  { ledger, isFirstPeriod, decimals }: StatementContext,
  unexplained: Minor,
): string {
  const [profit, more] = [printMinor(ledger.profit, decimals), printMinor(unexplained, decimals)];
  return isFirstPeriod
    ? `This is said to be the first period, and yet equity holds ${more} more than its profit of ${profit}, issues of shares and reserves explain. If there were earlier years, add last year's balances; if not, enter what was paid in.`
    : `Profit is ${profit}, and equity rose by ${more} more than profit, issues of shares and reserves explain. Enter what was paid in, or correct the files.`;
}

/** What is said of a fall of retained earnings that cannot be a dividend. */
function dividendThatIsNone(
  { ledger, isFirstPeriod, decimals, controls }: StatementContext,
  fallen: Minor,
): CheckResult | null {
  const profit = printMinor(ledger.profit, decimals);
  if (isFirstPeriod && fallen > ledger.profit) {
    return failed(
      `This is said to be the first period, and yet retained earnings are ${printMinor(fallen, decimals)} less than its profit of ${profit} makes them. Add last year's balances, or enter what it was.`,
      fallen,
    );
  }
  if (fallen <= roundedAway(controls)) {
    return failed(
      `Profit is ${profit}, and retained earnings moved by ${printMinor(fallen, decimals)} less. Totals of the files are off by as much, so that this is rounding and no dividend. Enter what it was, or give files with exact amounts.`,
      fallen,
    );
  }
  return null;
}

/** Whether any account of the profit and loss has an amount; closing entries leave none. */
function hasResults({ accounts }: StatementContext["ledger"]): boolean {
  return accounts.some(({ isProfitAndLoss, closing }) => isProfitAndLoss && closing !== 0n);
}

/** By how much the totals that agree but for rounding are off, all together. */
function roundedAway(controls: StatementContext["controls"]): Minor {
  const near = controls.filter(({ fileType, agrees }) => agrees && fileType !== "trial_balance");
  return sum(near.map(({ printed, read }) => absolute(minorOf(printed) - minorOf(read))));
}

/** What is corrected of an earlier year is taken to its opening balances (IAS 8.42, ASC 250-10-45-23). */
function correctionsWithoutJournal({ postings }: Pick<Worksheet, "postings">): readonly Posting[] {
  return postings.filter(
    ({ account, amount, adjustmentId, traced }) =>
      amount !== 0n &&
      adjustmentId === null &&
      !traced &&
      account !== null &&
      hasTrait(account, "correction_of_last_year"),
  );
}

/**
 * By how much the accounts that hold the profit of the year say more than it, or what was brought forward
 * rose by more than last year's profit: either would take something off dividends. Nil where they agree, where the year is
 * not closed into them yet, where what they lack may be dividends, or where they go on within a year by it to the cent.
 */
function besideProfitOfTheYear(held: readonly LedgerAccount[], profit: Minor): Minor {
  const ofYear = held.filter((account) => hasTrait(account, "profit_of_the_year"));
  const [before, after] = [
    sum(ofYear.map(({ opening }) => -opening)),
    sum(ofYear.map(({ closing }) => -closing)),
  ];
  if (after === 0n || after === before) return 0n;
  const others = held.filter((account) => !ofYear.includes(account));
  const moved = sum(others.map(({ opening, closing }) => opening - closing));
  // Between two dates of one year the result goes on from what it was, and nothing is carried forward
  const isCarried = sum(ofYear.map(({ movement }) => movement)) === 0n;
  if (isCarried && after - before === profit && moved === 0n) return 0n;
  const risen = moved - before;
  return after > profit || (others.length > 0 && risen > 0n) ? after - profit : 0n;
}

/** What retained earnings fell by beside profit, where no account, journal or entry says what it was. */
function derivedDividends({ postings }: Pick<Worksheet, "postings">): Minor {
  const fallen = postings.filter(
    ({ account, column, adjustmentId, traced }) =>
      account?.role === "retained_earnings" &&
      column === "dividends_paid" &&
      adjustmentId === null &&
      !traced,
  );
  return -sum(fallen.map(({ amount }) => amount));
}
