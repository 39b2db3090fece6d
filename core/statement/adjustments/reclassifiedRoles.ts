import type { Role } from "../../roles/roles.ts";
import type { Adjustment } from "../StatementInput.ts";

/** The roles that adjustments give accounts. */
export function reclassifiedRoles(adjustments: readonly Adjustment[]): Map<string, Role> {
  return new Map(
    adjustments.flatMap((item) =>
      item.adjustmentType === "reclassification" && item.role !== null
        ? [[item.account, item.role] as const]
        : [],
    ),
  );
}
