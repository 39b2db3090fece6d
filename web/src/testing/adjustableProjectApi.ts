import type { AdjustmentBody, AdjustmentEffect, AdjustmentRecord } from "@tieout/contract";
import { type Adjustment, readAdjustment } from "@tieout/core";
import { aCashFlow, prepareWritten, type WrittenFiles } from "./aCashFlow.ts";
import { aProject } from "./aProject.ts";
import { effectBetween } from "./effectBetween.ts";
import { type FakeApi, refusal } from "./fakeApi.ts";
import { finishedProjectApi } from "./finishedProjectApi.ts";

/** A project whose statement follows its adjustments: what they do to it, the core works out. */
export function adjustableProjectApi(files: WrittenFiles): FakeApi {
  const project = aProject({ framework: "US_GAAP", status: "completed", statementVersion: 1 });
  const records: AdjustmentRecord[] = [];
  const active = () =>
    records.filter(({ status }) => status === "active").map(({ id, body }) => read(body, id));
  const effect = (before: readonly Adjustment[], added: Adjustment, replaces?: string) =>
    effectOf((adjustments) => prepareWritten(files, { project, adjustments }), before, [
      ...before.filter(({ id }) => id !== replaces),
      added,
    ]);
  return {
    ...finishedProjectApi(aCashFlow(files, { project }), project),
    getCashFlow: () => aCashFlow(files, { project, adjustments: active() }),
    listAdjustments: () => records.toReversed(),
    previewAdjustment: ({ body, query }) => effect(active(), read(body, "draft"), query.replaces),
    replaceAdjustment: ({ params, body }) => {
      const found = records.find(({ id }) => id === params.adjustmentId);
      if (!found) return refusal("not_found");
      Object.assign(found, { status: "reversed", reversedAt: "2026-01-05T11:00:00.000Z" });
      const record = recordOf(body, `adjustment-${records.length + 1}`);
      records.push(record);
      return record;
    },
    createAdjustment: ({ body }) => {
      const id = `adjustment-${records.length + 1}`;
      const { problems } = effect(active(), read(body, id));
      if (problems.length > 0) {
        return refusal("adjustment_invalid", { errors: problems.map(({ message }) => message) });
      }
      const record = recordOf(body, id);
      records.push(record);
      return record;
    },
    reverseAdjustment: ({ params }) => {
      const found = records.find(({ id }) => id === params.adjustmentId);
      if (!found) return refusal("not_found");
      return Object.assign(found, {
        status: "reversed",
        reversedAt: "2026-01-05T11:00:00.000Z",
      });
    },
  };
}

function read(body: AdjustmentBody, id: string): Adjustment {
  const result = readAdjustment(body, id, "GBP");
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

function recordOf(body: AdjustmentBody, id: string): AdjustmentRecord {
  return {
    id,
    adjustmentType: body.adjustmentType,
    reason: body.reason,
    status: "active",
    concept: null,
    originalValue: null,
    adjustedValue: null,
    createdAt: "2026-01-05T10:00:00.000Z",
    createdBy: "user-ada",
    reversedAt: null,
    findingId: null,
    body,
    warnings: [],
  };
}

function effectOf(
  prepare: (adjustments: readonly Adjustment[]) => ReturnType<typeof prepareWritten>,
  before: readonly Adjustment[],
  after: readonly Adjustment[],
): AdjustmentEffect {
  const [withoutIt, withIt] = [prepare(before), prepare(after)];
  const nothing = { warnings: [], nonCashTransactions: [], tie: null };
  if (!withoutIt.ok || !withIt.ok) {
    const problems = withIt.ok ? [] : [...withIt.problems];
    return { ...nothing, problems, changes: { indirect: [], direct: [] } };
  }
  return effectBetween(withoutIt.value, withIt.value);
}
