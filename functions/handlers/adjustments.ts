import type { AdjustmentRecord } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { adjustmentAmendment } from "../statements/amendments/adjustmentAmendment.ts";
import { amendStatement, keepAmendment } from "../statements/amendments/amendStatement.ts";
import { reversalAmendment } from "../statements/amendments/reversalAmendment.ts";
import {
  adjustmentRef,
  auditAdjustment,
  readAdjustmentRecord,
} from "../store/adjustmentRecords.ts";
import { changeProject, readProject } from "../store/changeProject.ts";
import { readPage } from "../store/pages/readPage.ts";
import { projectCollection } from "../store/paths.ts";

/** The adjustments, newest first, reversed ones included. */
export const listAdjustments: Handler<"listAdjustments"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  return readPage(projectCollection(deps.db, key.projectId, "adjustments"), query);
};

/** Adds an adjustment and prepares the statement with it; one that cannot be made changes nothing. */
export const createAdjustment: Handler<"createAdjustment"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const added = adjustmentAmendment(deps, key, { body, findingId: null }, project);
  return amendStatement(deps, key, added);
};

/** Reverses an adjustment: the statement is again what it was without it, and both stay on record. */
export const reverseAdjustment: Handler<"reverseAdjustment"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const reversal = await reversalAmendment(deps, key, params.adjustmentId);
  try {
    return await amendStatement(deps, key, reversal);
  } catch (error) {
    // Where several adjustments no longer fit the files, each can still be reversed by itself.
    const isStuck = error instanceof ApiProblem && error.code === "statement_not_possible";
    if (!isStuck) throw error;
    return keepAmendment(deps, key, reversal);
  }
};

/** Reverses an adjustment and makes another in its place, in one version; both stay on record. */
export const replaceAdjustment: Handler<"replaceAdjustment"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const reversal = await reversalAmendment(deps, key, params.adjustmentId);
  const added = adjustmentAmendment(deps, key, { body, findingId: null }, project);
  return amendStatement(deps, key, {
    ...added,
    amend: (input) => added.amend(reversal.amend(input)),
    amendScope: reversal.amendScope,
    record: async (change, prepared) => {
      const before = await reversal.record(change, prepared);
      const after = await added.record(change, prepared);
      return { audit: [...before.audit, ...after.audit], value: after.value };
    },
  });
};

/** A person has looked at an adjustment whose file was replaced: it stands. */
export const confirmAdjustment: Handler<"confirmAdjustment"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const id = params.adjustmentId;
  return changeProject(deps, key, async ({ transaction }) => {
    const adjustment = await readAdjustmentRecord(deps, key, id, transaction);
    if (adjustment.status === "reversed") throw new ApiProblem("adjustment_reversed");
    if (adjustment.status === "active") return { update: {}, audit: [], value: adjustment };
    const confirmed: AdjustmentRecord = { ...adjustment, status: "active" };
    transaction.set(adjustmentRef(deps, key, id), confirmed);
    return {
      // The statement there is prints it as stale
      update: { isOutOfDate: true },
      audit: [auditAdjustment(confirmed, "confirmed", null)],
      value: confirmed,
    };
  });
};
