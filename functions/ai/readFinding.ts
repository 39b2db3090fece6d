import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";
import type { ReadSubject } from "./DecisionSubject.ts";
import type { Proposal } from "./Proposal.ts";
import type { Task } from "./Report.ts";
import { type Decision, type RunRecord, reportOf } from "./RunRecord.ts";
import { adjustmentOf } from "./wireAdjustment.ts";

export type FindingPlace = { resultId: string; findingId: string };

/** A finding of a run to decide on; the finding itself stays as it was found. */
export function readFinding(
  deps: Deps,
  { projectId }: ProjectKey,
  { resultId, findingId }: FindingPlace,
): ReadSubject {
  const ref = projectCollection(deps.db, projectId, "aiResults").doc(resultId);
  return async (transaction) => {
    const found = await (transaction ? transaction.get(ref) : ref.get());
    const run = found.data();
    const reported = run && reportedIn(run, findingId);
    if (!run || !reported) throw new ApiProblem("not_found");
    const { title, proposedAdjustment, proposedMapping } = reported;
    return {
      findingId,
      title: `Finding "${title}"`,
      proposedMapping,
      proposedAdjustment: adjustmentOf(proposedAdjustment),
      metadata: { id: resultId, findingId, version: run.version },
      decision: run.decisions[findingId] ?? undecided(run),
      keep: (write, decided) => {
        write.set(ref, { ...run, decisions: { ...run.decisions, [findingId]: decided } });
      },
    };
  };
}

type Reported = { title: string } & Pick<Proposal, "proposedMapping"> & {
    proposedAdjustment: Parameters<typeof adjustmentOf>[0];
  };

/** The thing of an id as a run reported it; undefined when it found no such thing. */
function reportedIn(run: RunRecord<Task>, findingId: string): Reported | undefined {
  const report = reportOf(run);
  if ("findings" in report) return report.findings.find(({ id }) => id === findingId);
  if (!("improvements" in report)) return undefined;
  const { improvements, reclassifications } = report;
  const improvement = improvements.find(({ id }) => id === findingId);
  if (improvement) return improvement;
  const item = reclassifications.find(({ id }) => id === findingId);
  return item && { ...item, title: item.item };
}

function undecided({ createdAt: decidedAt }: RunRecord): Decision {
  return { status: "open", reason: "", decidedAt };
}
