import type { WorksheetColumn } from "../../worksheet/Posting.ts";

/**
 * Whether one line is of customers and the other of suppliers: a customer's cash pays no supplier's invoice, and the
 * reverse.
 */
export function isCustomerAgainstSupplier(one: WorksheetColumn, other: WorksheetColumn): boolean {
  return one !== other && OF_TRADE.has(one) && OF_TRADE.has(other);
}

const OF_TRADE: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "receipts_from_customers",
  "payments_to_suppliers",
]);
