import { isProfitAndLossRole, type Nature, type Role, roleDefinition } from "../roles/roles.ts";

/**
 * Whether accounts of a role stand where the file says this one does. What is owed may be owing instead,
 * of taxes and at the bank, and what one chart counts to income another takes off its costs.
 */
export function canStandIn(natures: readonly Nature[], role: Role): boolean {
  if (isProfitAndLossRole(role)) return natures.includes("income") || natures.includes("expense");
  const mayBeAsset = eitherSide.has(role) && natures.includes("asset");
  return mayBeAsset || natures.includes(roleDefinition(role).nature);
}

const eitherSide: ReadonlySet<Role> = new Set<Role>([
  "sales_tax",
  "current_tax",
  "deferred_tax",
  "bank_overdraft",
]);
