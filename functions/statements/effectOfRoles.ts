import type { AdjustmentEffect } from "@tieout/contract";
import { prepareStatement } from "@tieout/core";
import type { StoredJson } from "../store/StoredKind.ts";
import { effectBetween, noEffect } from "./effectOfAdjustment.ts";
import { openStatement } from "./openStatement.ts";
import { openRequest, type StatementRequest } from "./StatementRequest.ts";

/** What a statement is made from with other roles, and the statement as it stands. */
export type RolesEffectRequest = { request: StatementRequest; written: StoredJson };

/** What roles would change: the statement with them against the one that stands. */
export function effectOfRoles({ request, written }: RolesEffectRequest): AdjustmentEffect {
  const after = prepareStatement(openRequest(request));
  if (!after.ok) return noEffect(after.problems);
  return effectBetween(openStatement(written).document, after.value);
}
