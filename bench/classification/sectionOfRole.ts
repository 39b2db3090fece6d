import { longLived } from "../../core/classify/type/balanceSheetLabels.ts";
import { type Role, roleDefinition } from "../../core/roles/roles.ts";

/** The heading of a balance sheet or a profit and loss under which bookkeeping programs print accounts of a role. */
export function sectionOfRole(role: Role): string {
  const { nature } = roleDefinition(role);
  if (nature === "asset") return FIXED.has(role) ? "Fixed Assets" : "Current Assets";
  if (nature === "liability")
    return LONG_TERM.has(role) ? "Non-current Liabilities" : "Current Liabilities";
  if (nature === "equity") return "Equity";
  if (role === "revenue") return "Income";
  if (nature === "income" || role === "disposal_gain_loss") return "Other Income";
  return role === "cost_of_sales" ? "Cost of Sales" : "Expenses";
}

const FIXED: ReadonlySet<Role> = new Set(longLived);

const LONG_TERM: ReadonlySet<Role> = new Set<Role>([
  "borrowings",
  "lease_liabilities",
  "bonds",
  "retirement_benefits",
  "deferred_tax",
  "provisions",
]);
