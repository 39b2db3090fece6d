import type { Role } from "../roles/roles.ts";
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
/** Land without buildings on it is not depreciated, nor what is built or to be sold, nor what may last for ever. */
function isLasting(name: string): boolean {
  const [, ...behindLand] = name.split(/\bland\b/i);
  const isBare = behindLand.length > 0 && !/building|premises|plant/i.test(behindLand.at(-1) ?? "");
  return isBare || LASTING.test(name);
}

const LASTING = /construction|progress|indefinite|brand|trade ?mark|domain|crypto|emission/i;

function isKept({ account: { role, name, opening, closing } }: GroupMember): boolean {
  return DEPRECIATED.has(role) && opening !== 0n && closing !== 0n && !isLasting(name);
}
