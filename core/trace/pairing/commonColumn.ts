import { NON_CASH, type WorksheetColumn } from "../../worksheet/Posting.ts";
import { isOperating, isSettlement, staysOnLine } from "../TracedAccount.ts";

/**
 * The column for two purposes that meet without cash: an operating line if both are operating, the line of a settled
 * charge (interest, tax, dividends), else the non-cash column.
 */
export function commonColumn(one: WorksheetColumn, other: WorksheetColumn): WorksheetColumn {
  if (one === other) return staysOnLine(one) ? one : NON_CASH;
  if (isOperating(one) && isOperating(other)) return isGeneral(one) ? other : one;
  if (isSettlement(one) && isOperating(other)) return one;
  return isSettlement(other) && isOperating(one) ? other : NON_CASH;
}

/** Lines for other receipts and payments give way to lines of customers, suppliers and employees. */
function isGeneral(column: WorksheetColumn): boolean {
  return (
    column === "other_operating_receipts" ||
    column === "other_operating_payments" ||
    column === "unclassified_movements"
  );
}
