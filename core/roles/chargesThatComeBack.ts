import type { Role } from "./roles.ts";

/**
 * Charges that keep their role where they come back as income: what was written off and is collected, tax
 * that is refunded, and, where costs are shown by nature, the change in stocks (IAS 1.102).
 */
export const chargesThatComeBack = [
  "bad_debts",
  "impairment",
  "cost_of_sales",
  "depreciation",
  "amortisation",
  "income_tax",
  "deferred_tax_expense",
] as const satisfies readonly Role[];
