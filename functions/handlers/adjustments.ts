import type { AdjustmentBody, AdjustmentRecord } from "@tieout/contract";
import { readAdjustment, type StatementDocument } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { affectedLine } from "../statements/affectedLine.ts";
import { prepareVersion } from "../statements/prepareVersion.ts";
import { requireStatement } from "../statements/readStatement.ts";
import { readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

/** The adjustments, newest first, reversed ones included. */
export const listAdjustments: Handler<"listAdjustments"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const found = await projectCollection(deps.db, key.projectId, "adjustments")
    .orderBy("createdAt", "desc")
    .get();
  return found.docs.map((document) => ({
    ...(document.data() as AdjustmentRecord),
    id: document.id,
  })); // written by createAdjustment
};

/** Adds an adjustment and prepares the statement with it; one that cannot be made changes nothing. */
export const createAdjustment: Handler<"createAdjustment"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await requireStatement(deps, key);
  const id = deps.newId();
  const read = readAdjustment(body, id);
  if (!read.ok) {
    throw new ApiProblem("adjustment_invalid", {
      errors: read.problems.map(({ message }) => message),
    });
  }
  return prepareVersion(deps, key, {
    problemCode: "adjustment_invalid",
    amend: (input) => ({ ...input, adjustments: [...input.adjustments, read.value] }),
    record: ({ transaction, now }, { after, before, version }) => {
      const previous = before();
      const line = previous.ok ? affectedLine(body, previous.value, after) : null;
      const adjustment: AdjustmentRecord = {
        ...{ id, adjustmentType: body.adjustmentType, reason: body.reason, status: "active", body },
        ...{ createdAt: now, createdBy: caller.uid, reversedAt: null },
        concept: line?.concept ?? null,
        originalValue: line?.originalValue ?? null,
        adjustedValue: line?.adjustedValue ?? null,
        warnings: warningsOf(after, previous.ok ? previous.value : null),
      };
      transaction.create(
        projectCollection(deps.db, key.projectId, "adjustments").doc(id),
        adjustment,
      );
      return {
        audit: [{ action: "adjustment", ...told(adjustment, "added", version) }],
        value: adjustment,
      };
    },
  });
};

/** Reverses an adjustment: the statement is again what it was without it, and both stay on record. */
export const reverseAdjustment: Handler<"reverseAdjustment"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const id = param(params, "adjustmentId");
  await readProject(deps, key);
  const ref = projectCollection(deps.db, key.projectId, "adjustments").doc(id);
  const adjustment = (await ref.get()).data() as AdjustmentRecord | undefined; // written by createAdjustment
  if (!adjustment) throw new ApiProblem("not_found");
  if (adjustment.status === "reversed") throw new ApiProblem("adjustment_reversed");
  return prepareVersion(deps, key, {
    problemCode: "statement_not_possible",
    amend: (input) => ({
      ...input,
      adjustments: input.adjustments.filter((other) => other.id !== id),
    }),
    record: ({ transaction, now }, { version }) => {
      const reversed: AdjustmentRecord = { ...adjustment, id, status: "reversed", reversedAt: now };
      transaction.set(ref, reversed);
      return {
        audit: [{ action: "adjustment", ...told(reversed, "reversed", version) }],
        value: reversed,
      };
    },
  });
};

function told(adjustment: AdjustmentRecord, what: string, version: number) {
  const { id, adjustmentType, concept, originalValue, adjustedValue, reason } = adjustment;
  const description = `${nameOf(adjustment.body)} ${what}: ${reason}`;
  return {
    description,
    metadata: { id, adjustmentType, concept, originalValue, adjustedValue, version },
  };
}

function nameOf({ adjustmentType }: AdjustmentBody): string {
  return { journal: "Journal", reclassification: "Reclassification", override: "Override" }[
    adjustmentType
  ];
}

function warningsOf(
  after: StatementDocument,
  before: StatementDocument | null,
): AdjustmentRecord["warnings"] {
  const known = new Set(before?.warnings.map(({ message }) => message));
  return after.warnings
    .filter(({ message }) => !known.has(message))
    .map((warning) => ({ ...warning }));
}
