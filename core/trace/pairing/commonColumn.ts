import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { isOperating, isSettlement, staysOnLine } from "../TracedAccount.ts";

/**
 * The column in which two things meet that moved no cash: an operating line where both are operating,
 * the line of a charge that is settled (interest, tax, dividends), else the column without cash.
 */
export function commonColumn(one: WorksheetColumn, other: WorksheetColumn): WorksheetColumn {
  if (one === other) return staysOnLine(one) ? one : NON_CASH;
  if (isOperating(one) && isOperating(other)) return isGeneral(one) ? other : one;
  if (isSettlement(one) && isOperating(other)) return one;
  return isSettlement(other) && isOperating(one) ? other : NON_CASH;
}

/** Lines of what is neither customers, suppliers nor employees give way to those that are. */
function isGeneral(column: WorksheetColumn): boolean {
  return (
    column === "other_operating_receipts" ||
    column === "other_operating_payments" ||
    column === "unclassified_movements"
  );
}
