import { type Nature, type Role, roleDefinition, roleIds } from "../../roles/roles.ts";

/** The natures among which accounts of a role may stand in a chart: some stand on either side. */
export function standingsOf(role: Role): readonly Nature[] {
  return STANDINGS[role];
}

const inProfit: readonly Nature[] = ["income", "expense"];
const inBalance: readonly Nature[] = ["asset", "liability"];

const EITHER: ReadonlyMap<Role, readonly Nature[]> = new Map<Role, readonly Nature[]>([
  ["disposal_gain_loss", inProfit],
  ["fair_value_changes", inProfit],
  ["foreign_exchange_gain_loss", inProfit],
  ["share_of_associates_profit", inProfit],
  ["discontinued_operations", inProfit],
  ["sales_tax", inBalance],
  ["current_tax", inBalance],
  ["deferred_tax", inBalance],
]);

/** By role: of every account every role is asked. */
const STANDINGS = Object.fromEntries(
  roleIds.map((role) => [role, EITHER.get(role) ?? [roleDefinition(role).nature]]),
) as Record<Role, readonly Nature[]>; // of all roles
