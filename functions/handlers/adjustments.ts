import type { AdjustmentRecord } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { adjustmentAmendment } from "../statements/adjustmentAmendment.ts";
import { amendStatement, keepAmendment } from "../statements/amendStatement.ts";
import { adjustmentRef, readAdjustmentRecord, toldAdjustment } from "../store/adjustmentRecords.ts";
import { changeProject, readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";
import { readPage } from "../store/readPage.ts";

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
  await readProject(deps, key);
  return amendStatement(deps, key, adjustmentAmendment(deps, key, { body, findingId: null }));
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
  const record: Parameters<typeof amendStatement<AdjustmentRecord>>[2]["record"] = async (
    { transaction, now },
    prepared,
  ) => {
    const adjustment = await readAdjustmentRecord(deps, key, id, transaction);
    if (adjustment.status === "reversed") throw new ApiProblem("adjustment_reversed");
    const reversedAt = prepared?.summary.createdAt ?? now;
    const reversed: AdjustmentRecord = { ...adjustment, status: "reversed", reversedAt };
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
      amendScope: (scope, reversedAt) => ({
        ...scope,
        adjustments: scope.adjustments.map((other) =>
          other.id === id ? { ...other, status: "reversed", reversedAt } : other,
        ),
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
