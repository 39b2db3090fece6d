import type { AdjustmentRecord } from "@tieout/contract";
import { type Adjustment, decimalsOf, readAdjustment, validateBalance } from "@tieout/core";
import type { Deps } from "../../app/Deps.ts";
import { adjustmentRef, auditAdjustment } from "../../store/adjustmentRecords.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { refusal } from "../refusal.ts";
import type { AuditedEffect } from "../versions/makeVersion.ts";
import type { Amendment } from "./amendStatement.ts";

/** What is to be adjusted, and which finding of the analyst proposed it, if any. */
export type NewAdjustment = Pick<AdjustmentRecord, "body" | "findingId">;

/** An adjustment that is to be made; refused where it cannot be read. */
export function adjustmentAmendment(
  deps: Deps,
  key: ProjectKey,
  { body, findingId }: NewAdjustment,
  { currency }: Pick<ProjectRecord, "currency">,
): Amendment<AdjustmentRecord> {
  const id = deps.newId();
  const read = readAdjustment(body, id, currency);
  if (!read.ok) throw refusal("adjustment_invalid", read.problems);
  return {
    problemCode: "adjustment_invalid",
    adjustment: { id, body },
    amend: (input) => ({ ...input, adjustments: [...input.adjustments, read.value] }),
    record: ({ transaction, now }, prepared) => {
      if (!prepared) refuseUnbalanced(read.value, currency);
      const adjustment: AdjustmentRecord = {
        id,
        adjustmentType: body.adjustmentType,
        reason: body.reason,
        status: "active",
        body,
        createdAt: prepared?.summary.createdAt ?? now,
        createdBy: key.uid,
        reversedAt: null,
        findingId,
        ...(prepared?.effect ?? noEffect),
      };
      transaction.create(adjustmentRef(deps, key, id), adjustment);
      return { audit: [auditAdjustment(adjustment, "added", prepared)], value: adjustment };
    },
  };
}

/** Before the first statement the effect of an adjustment is not known. */
const noEffect: AuditedEffect = {
  concept: null,
  originalValue: null,
  adjustedValue: null,
  warnings: [],
};

/** Where there are no accounts yet to hold a journal against, it must at least balance. */
function refuseUnbalanced(adjustment: Adjustment, currency: string): void {
  if (adjustment.adjustmentType !== "journal") return;
  const problems = validateBalance(adjustment.lines, decimalsOf(currency));
  if (problems.length > 0) throw refusal("adjustment_invalid", problems);
}
