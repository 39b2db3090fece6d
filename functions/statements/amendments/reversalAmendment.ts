import type { AdjustmentRecord } from "@tieout/contract";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import {
  adjustmentRef,
  auditAdjustment,
  readAdjustmentRecord,
} from "../../store/adjustmentRecords.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import type { Amendment } from "./amendStatement.ts";

/** What takes an adjustment back: it stays on record, and counts no more. */
export type Reversal = Amendment<AdjustmentRecord> &
  Required<Pick<Amendment<AdjustmentRecord>, "amendScope">>;

/** An adjustment that is to be reversed; refused where it was already. */
export async function reversalAmendment(
  deps: Deps,
  key: ProjectKey,
  id: string,
): Promise<Reversal> {
  const found = await readAdjustmentRecord(deps, key, id);
  if (found.status === "reversed") throw new ApiProblem("adjustment_reversed");
  return {
    problemCode: "statement_not_possible",
    amend: (input) => ({
      ...input,
      adjustments: input.adjustments.filter((other) => other.id !== id),
    }),
    amendScope: (scope, reversedAt) => ({
      ...scope,
      adjustments: scope.adjustments.map((other) =>
        other.id === id ? { ...other, status: "reversed", reversedAt } : other,
      ),
    }),
    record: async ({ transaction, now }, prepared) => {
      const adjustment = await readAdjustmentRecord(deps, key, id, transaction);
      if (adjustment.status === "reversed") throw new ApiProblem("adjustment_reversed");
      const reversedAt = prepared?.summary.createdAt ?? now;
      const reversed: AdjustmentRecord = { ...adjustment, status: "reversed", reversedAt };
      transaction.set(adjustmentRef(deps, key, id), reversed);
      return { audit: [auditAdjustment(reversed, "reversed", prepared)], value: reversed };
    },
  };
}
