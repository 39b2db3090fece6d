import type { AdjustmentBody, AdjustmentRecord } from "@tieout/contract";
import { type Adjustment, formatMinor, problem, readAdjustment, sum } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { affectedLine } from "../statements/affectedLine.ts";
import { amendStatement, keepAmendment, refusal } from "../statements/amendStatement.ts";
import { newWarnings } from "../statements/newWarnings.ts";
import type { Prepared } from "../statements/prepareVersion.ts";
import { adjustmentRef, readAdjustmentRecord, toldAdjustment } from "../store/adjustmentRecords.ts";
import { changeProject, readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

/** The adjustments, newest first, reversed ones included. */
export const listAdjustments: Handler<"listAdjustments"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const found = await projectCollection(deps.db, key.projectId, "adjustments")
    .orderBy("createdAt", "desc")
    .get();
  return found.docs.map((document) => ({
    ...(document.data() as AdjustmentRecord), // written by createAdjustment
    id: document.id,
  }));
};

/** Adds an adjustment and prepares the statement with it; one that cannot be made changes nothing. */
export const createAdjustment: Handler<"createAdjustment"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const id = deps.newId();
  const read = readAdjustment(body, id);
  if (!read.ok) throw refusal("adjustment_invalid", read.problems);
  return amendStatement(deps, key, {
    problemCode: "adjustment_invalid",
    amend: (input) => ({ ...input, adjustments: [...input.adjustments, read.value] }),
    record: ({ transaction, now }, prepared) => {
      if (!prepared) refuseUnbalanced(read.value);
      const adjustment: AdjustmentRecord = {
        ...{ id, adjustmentType: body.adjustmentType, reason: body.reason, status: "active", body },
        ...{ createdAt: now, createdBy: caller.uid, reversedAt: null },
        ...effectOf(body, prepared),
      };
      transaction.create(adjustmentRef(deps, key, id), adjustment);
      return { audit: [toldAdjustment(adjustment, "added", prepared)], value: adjustment };
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
  const adjustment = await readAdjustmentRecord(deps, key, id);
  if (adjustment.status === "reversed") throw new ApiProblem("adjustment_reversed");
  const record: Parameters<typeof amendStatement<AdjustmentRecord>>[2]["record"] = (
    { transaction, now },
    prepared,
  ) => {
    const reversed: AdjustmentRecord = { ...adjustment, status: "reversed", reversedAt: now };
    transaction.set(adjustmentRef(deps, key, id), reversed);
    return { audit: [toldAdjustment(reversed, "reversed", prepared)], value: reversed };
  };
  try {
    return await amendStatement(deps, key, {
      problemCode: "statement_not_possible",
      amend: (input) => ({
        ...input,
        adjustments: input.adjustments.filter((other) => other.id !== id),
      }),
      record,
    });
  } catch (error) {
    // Where several adjustments no longer fit the files, each can still be reversed by itself.
    const isStuck = error instanceof ApiProblem && error.code === "statement_not_possible";
    if (!isStuck) throw error;
    return keepAmendment(deps, key, { record });
  }
};

/** A person has looked at an adjustment whose file was replaced: it stands. */
export const confirmAdjustment: Handler<"confirmAdjustment"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const id = param(params, "adjustmentId");
  return changeProject(deps, key, async ({ transaction }) => {
    const adjustment = await readAdjustmentRecord(deps, key, id, transaction);
    if (adjustment.status === "reversed") throw new ApiProblem("adjustment_reversed");
    if (adjustment.status === "active") return { update: {}, audit: [], value: adjustment };
    const confirmed: AdjustmentRecord = { ...adjustment, status: "active" };
    transaction.set(adjustmentRef(deps, key, id), confirmed);
    return { update: {}, audit: [toldAdjustment(confirmed, "confirmed", null)], value: confirmed };
  });
};

type Effect = Pick<AdjustmentRecord, "concept" | "originalValue" | "adjustedValue" | "warnings">;

/** The line an adjustment changed, before and after; not known before there is a statement. */
function effectOf(body: AdjustmentBody, prepared: Prepared | null): Effect {
  const previous = prepared?.before();
  const before = previous?.ok ? previous.value : null;
  const line = prepared && before ? affectedLine(body, before, prepared.after) : null;
  return {
    concept: line?.concept ?? null,
    originalValue: line?.originalValue ?? null,
    adjustedValue: line?.adjustedValue ?? null,
    warnings: prepared ? newWarnings(prepared.after, before) : [],
  };
}

/** Where there are no accounts yet to hold a journal against, it must at least balance. */
function refuseUnbalanced(adjustment: Adjustment): void {
  if (adjustment.adjustmentType !== "journal") return;
  const difference = sum(adjustment.lines.map(({ amount }) => amount));
  if (difference === 0n) return;
  const unbalanced = problem("adjustment_unbalanced", { value: formatMinor(difference) });
  throw refusal("adjustment_invalid", [unbalanced]);
}
