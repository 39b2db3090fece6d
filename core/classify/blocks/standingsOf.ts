import {
  type Nature,
  placeOfRole,
  profitAndLossNatures,
  type Role,
  roleDefinition,
  roleIds,
} from "../../roles/roles.ts";

/** The natures among which accounts of a role may stand in a chart: some stand on either side. */
export function standingsOf(role: Role): readonly Nature[] {
  return standings[placeOfRole(role)] ?? [];
}

const inBalance: readonly Nature[] = ["asset", "liability"];

const EITHER: ReadonlyMap<Role, readonly Nature[]> = new Map<Role, readonly Nature[]>([
  ["disposal_gain_loss", profitAndLossNatures],
  ["fair_value_changes", profitAndLossNatures],
  ["foreign_exchange_gain_loss", profitAndLossNatures],
  ["share_of_associates_profit", profitAndLossNatures],
  ["discontinued_operations", profitAndLossNatures],
  ["sales_tax", inBalance],
  ["current_tax", inBalance],
  ["deferred_tax", inBalance],
]);

/** The same by the places of roles in `roleIds`: of every account every role is asked. */
export const standings: readonly (readonly Nature[])[] = roleIds.map(
  (role) => EITHER.get(role) ?? [roleDefinition(role).nature],
);

/** The places of the roles whose accounts may stand among one of these natures. */
export function placesAmong(natures: readonly Nature[]): number[] {
  return roleIds.flatMap((role, place) =>
    standingsOf(role).some((nature) => natures.includes(nature)) ? [place] : [],
  );
}
