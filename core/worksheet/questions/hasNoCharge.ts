import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { GroupMember } from "../groups/GroupCase.ts";
import type { OpenAmounts } from "../openAmounts.ts";

/** Whether depreciable assets moved without a charge for depreciation in profit. */
export function hasNoCharge(members: readonly GroupMember[]): boolean {
  const moved = members.filter(({ amount }) => amount !== 0n);
  return moved.some(isKept) && !moved.some(({ account: { role } }) => CHARGES.has(role));
}

/** Whether a charge for depreciation is fully explained. */
export function hasExplainedCharge(open: OpenAmounts): boolean {
  return [...open].some(
    ([{ role, movement }, left]) => CHARGES.has(role) && movement !== 0n && left === 0n,
  );
}

/** Whether there is a charge but no asset account that it belongs to. */
export function isChargeAlone(members: readonly GroupMember[]): boolean {
  const hasCharge = members.some(
    ({ account: { role }, amount }) => CHARGES.has(role) && amount !== 0n,
  );
  return hasCharge && members.every(({ account }) => account.isProfitAndLoss);
}

const CHARGES: ReadonlySet<Role | null> = new Set<Role | null>(["depreciation", "amortisation"]);

const DEPRECIATED: ReadonlySet<Role | null> = new Set<Role | null>([
  "ppe_cost",
  "intangibles_cost",
  "right_of_use_assets",
]);
function isKept({ account }: GroupMember): boolean {
  const { role, opening, closing } = account;
  return (
    DEPRECIATED.has(role) &&
    opening !== 0n &&
    closing !== 0n &&
    !hasTrait(account, "not_depreciated")
  );
}
