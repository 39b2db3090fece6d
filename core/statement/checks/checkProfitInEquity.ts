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
 * Checks that equity changed by the profit, and that every other change has a line or a journal: dividends, share
 * issues, reserves (IAS 1.106; ASC 505-10-50-2).
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

/**
 * The explanation for an increase of equity that nothing explains; earlier years may explain it, unless this is the
 * first period.
 */
function riseUnexplained(
  { ledger, isFirstPeriod, decimals }: StatementContext,
  unexplained: Minor,
): string {
  const [profit, more] = [printMinor(ledger.profit, decimals), printMinor(unexplained, decimals)];
  return isFirstPeriod
    ? `This is said to be the first period, and yet equity holds ${more} more than its profit of ${profit}, issues of shares and reserves explain. If there were earlier years, add last year's balances; if not, enter what was paid in.`
    : `Profit is ${profit}, and equity rose by ${more} more than profit, issues of shares and reserves explain. Enter what was paid in, or correct the files.`;
}

/** The result for a decrease of retained earnings that cannot be a dividend. */
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

/** Whether any income or expense account has an amount; after closing entries none has. */
function hasResults({ accounts }: StatementContext["ledger"]): boolean {
  return accounts.some(({ isProfitAndLoss, closing }) => isProfitAndLoss && closing !== 0n);
}

/** The sum of differences between printed and read totals that count as rounding. */
function roundedAway(controls: StatementContext["controls"]): Minor {
  const near = controls.filter(({ fileType, agrees }) => agrees && fileType !== "trial_balance");
  return sum(near.map(({ printed, read }) => absolute(minorOf(printed) - minorOf(read))));
}

/**
 * Corrections of an earlier year without a journal; they belong in the opening balances (IAS 8.42, ASC 250-10-45-23).
 */
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
 * The amount by which "profit of the year" accounts in equity exceed the profit, or by which retained earnings brought
 * forward rose by more than last year's profit. Either would reduce dividends. Zero where they agree, where the year is
 * not closed yet, where they are too low (that may be dividends), or where they continue within one year and the
 * difference is exactly the profit.
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
  // Between two dates of one year the result continues, and nothing is brought forward
  const isCarried = sum(ofYear.map(({ movement }) => movement)) === 0n;
  if (isCarried && after - before === profit && moved === 0n) return 0n;
  const risen = moved - before;
  return after > profit || (others.length > 0 && risen > 0n) ? after - profit : 0n;
}

/** The decrease of retained earnings beyond the profit, where no account, journal or entry explains it. */
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
