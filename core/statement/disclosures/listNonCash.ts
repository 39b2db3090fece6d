import { formatMinor } from "../../money/formatMinor.ts";
import { sum } from "../../money/Minor.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { NonCashTransaction } from "../StatementDocument.ts";
import { newLeases } from "./reconcileFinancingLiabilities.ts";

/**
 * The transactions that moved no cash: journals without a cash line, and new leases derived from
 * the movement of right-of-use assets (IAS 7.43, ASC 230-10-50-3).
 */
export function listNonCash(context: StatementContext): NonCashTransaction[] {
  const { chart } = context.worksheet;
  const journaled = context.journals
    .filter(({ lines }) => lines.every((line) => line.kind === "account"))
    .map(({ id, reason, lines }): NonCashTransaction => {
      const accounts = lines.flatMap((line) => (line.kind === "account" ? [line] : []));
      return {
        adjustmentId: id,
        description: reason,
        amount: formatMinor(sum(accounts.map(({ amount }) => (amount > 0n ? amount : 0n)))),
        lines: accounts.map(({ account, amount }) => ({
          account,
          accountName: chart.byCode.get(account)?.name ?? account,
          amount: formatMinor(amount),
        })),
      };
    });
  const leases = newLeases(context);
  if (leases === 0n) return journaled;
  const description = "Right-of-use assets recognised against lease liabilities";
  return [
    ...journaled,
    { adjustmentId: null, description, amount: formatMinor(leases), lines: [] },
  ];
}
