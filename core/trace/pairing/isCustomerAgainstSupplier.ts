import type { WorksheetColumn } from "../../worksheet/Posting.ts";

/** Whether two lines are the two of trade: customers are paid no bills of suppliers, nor the reverse. */
export function isCustomerAgainstSupplier(one: WorksheetColumn, other: WorksheetColumn): boolean {
  return one !== other && OF_TRADE.has(one) && OF_TRADE.has(other);
}

const OF_TRADE: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "receipts_from_customers",
  "payments_to_suppliers",
]);
