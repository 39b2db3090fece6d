import type { AdjustmentBody, AdjustmentRecord } from "@tieout/contract";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { AuditDraft } from "./auditChain.ts";
import type { ProjectKey } from "./changeProject.ts";
import { projectCollection } from "./paths.ts";

/** Where an adjustment stands. */
export function adjustmentRef(
  deps: Deps,
  { projectId }: ProjectKey,
  id: string,
): DocumentReference<AdjustmentRecord> {
  return projectCollection(deps.db, projectId, "adjustments").doc(id);
}

/** One adjustment of a project; not found when there is none by that id. */
export async function readAdjustmentRecord(
  deps: Deps,
  key: ProjectKey,
  id: string,
  transaction?: Transaction,
): Promise<AdjustmentRecord> {
  const ref = adjustmentRef(deps, key, id);
  const found = await (transaction ? transaction.get(ref) : ref.get());
  const adjustment = found.data();
  if (!adjustment) throw new ApiProblem("not_found");
  return { ...adjustment, id };
}

const names = {
  journal: "Journal",
  reclassification: "Reclassification",
  override: "Override",
} as const satisfies Record<AdjustmentBody["adjustmentType"], string>;

/** What the audit trail says of an adjustment, and in which version it first counts. */
export function auditAdjustment(
  adjustment: AdjustmentRecord,
  what: "added" | "reversed" | "confirmed",
  prepared: { version: number } | null,
): AuditDraft {
  const { id, adjustmentType, concept, originalValue, adjustedValue } = adjustment;
  const { reason, findingId } = adjustment;
  const version = prepared?.version ?? null;
  return {
    action: "adjustment",
    description: `${names[adjustmentType]} ${what}: ${reason}`,
    metadata: { id, adjustmentType, concept, originalValue, adjustedValue, version, findingId },
  };
}
