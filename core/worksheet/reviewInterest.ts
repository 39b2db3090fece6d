import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import type { Chart } from "./Chart.ts";
import type { ReviewPoint } from "./Posting.ts";

const NEVER_PAID =
  /\bunwind|\baccretion|amorti[sz]ation|interest.*(pension|defined benefit|retirement)|(pension|defined benefit|retirement).*interest/i;

/**
 * Asks about interest that its name says is never paid: the unwinding of a provision, a discount
 * amortised, the net interest of a pension. Until a journal sets it against what it grew, it
 * stands as paid (IAS 7.31, IAS 37.60, IAS 19.123; ASC 230-10-45-28(b)).
 */
export function reviewInterest(
  chart: Chart,
  open: ReadonlyMap<string, Minor>,
  journaled: ReadonlySet<string>,
): ReviewPoint[] {
  const isAsked = ({ code, role, name }: LedgerAccount) =>
    role === "interest_expense" &&
    open.get(code) !== 0n &&
    !journaled.has(code) &&
    NEVER_PAID.test(name);
  return chart.accounts.filter(isAsked).map(({ name }) => ({
    column: "interest_paid",
    reason: `'${name}' is interest that is not paid in cash: enter it as a non-cash journal against the provision, the benefits or the debt it was added to.`,
  }));
}
