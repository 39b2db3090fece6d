import { type Minor, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import type { Worksheet } from "../../worksheet/buildWorksheet.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, passed } from "./CheckResult.ts";

/**
 * The profit of the year is what equity took in, and what else moved it has a line or a journal:
 * dividends, issues of shares, reserves (IAS 1.106; ASC 505-10-50-2).
 */
export function checkProfitInEquity({
  ledger,
  indirect,
  worksheet,
  isFirstPeriod,
  decimals,
}: StatementContext): CheckResult {
  const held = ledger.accounts.filter(({ role }) => role === "retained_earnings");
  const moved = -sum(held.map(({ opening, closing }) => closing - opening));
  const unexplained = lineAmount(indirect, "unexplained_equity_increase");
  const profit = printMinor(ledger.profit, decimals);
  if (unexplained !== 0n) {
    return failed(
      `Profit is ${profit}, and equity rose by ${printMinor(unexplained, decimals)} more than profit, issues of shares and reserves explain. Enter what was paid in, or correct the files.`,
      unexplained,
    );
  }
  const derived = derivedDividends(worksheet);
  if (isFirstPeriod && derived > 0n && derived > ledger.profit) {
    return failed(
      `This is said to be the first period, and yet retained earnings are ${printMinor(derived, decimals)} less than its profit of ${profit} makes them. Add last year's balances, or enter what it was.`,
      derived,
    );
  }
  const paid = -lineAmount(indirect, "dividends_paid");
  return passed(
    held.length === 0
      ? `Profit of ${profit} is carried into equity, which holds no other movement without a line of its own.`
      : `Profit is ${profit}; retained earnings moved by ${printMinor(moved, decimals)}; dividends paid are ${printMinor(paid, decimals)}; every other movement of equity has its line or journal.`,
    0n,
  );
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
