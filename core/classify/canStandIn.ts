import { chargesThatComeBack } from "../roles/chargesThatComeBack.ts";
import {
  isProfitAndLossNature,
  isProfitAndLossRole,
  type Nature,
  type Role,
  roleDefinition,
} from "../roles/roles.ts";
import { standingsOf } from "./blocks/standingsOf.ts";

/**
 * Whether accounts of a role stand where the file says this one does. What is owed may be owing instead,
 * of taxes and at the bank, and what one chart counts to income another takes off its costs.
 */
export function canStandIn(natures: readonly Nature[], role: Role): boolean {
  if (isProfitAndLossRole(role)) return natures.includes("income") || natures.includes("expense");
  const mayBeAsset = eitherSide.has(role) && natures.includes("asset");
  return mayBeAsset || natures.includes(roleDefinition(role).nature);
}

/**
 * Whether a role is of the other half of the profit than the file says, and none that comes back, as what was
 * written off may: "Salary" among income is what somebody was paid, no cost.
 */
export function isOfOtherHalf(natures: readonly Nature[], role: Role): boolean {
  const [nature, ...others] = natures;
  if (nature === undefined || others.length > 0 || !isProfitAndLossRole(role)) return false;
  return (
    isProfitAndLossNature(nature) && !standingsOf(role).includes(nature) && !comesBack.has(role)
  );
}

const comesBack: ReadonlySet<Role> = new Set<Role>(chargesThatComeBack);

const eitherSide: ReadonlySet<Role> = new Set<Role>([
  "sales_tax",
  "current_tax",
  "deferred_tax",
  "bank_overdraft",
]);
