import type { Role } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import type { GroupMember } from "./GroupCase.ts";

/** Whether assets that are depreciated moved, and no charge for it stands in profit. */
export function hasNoCharge(members: readonly GroupMember[]): boolean {
  const moved = members.filter(({ amount }) => amount !== 0n);
  return moved.some(isKept) && !moved.some(({ account: { role } }) => CHARGES.has(role));
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
