import type { Project } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { describeProject, foundTogether } from "../store/kinds/ProjectRecord.ts";
import { auditDifferences } from "../uploads/auditReading.ts";

/** Takes the ledger files that count with the differences between them: these, at these amounts, and no others. */
export const acceptLedger: Handler<"acceptLedger"> = ({ params }, { deps, caller }) =>
  decide(deps, projectKey(params, caller), {
    isAccepted: true,
    decision: "General ledger files accepted with the differences between them",
  });

/** Leaves the ledger files that count as if nobody had accepted the differences between them. */
export const takeBackLedger: Handler<"takeBackLedger"> = ({ params }, { deps, caller }) =>
  decide(deps, projectKey(params, caller), {
    isAccepted: false,
    decision: "General ledger files no longer accepted with the differences between them",
  });

function decide(
  deps: Deps,
  key: ProjectKey,
  { isAccepted, decision }: { isAccepted: boolean; decision: string },
): Promise<Project> {
  return changeProject(deps, key, ({ project, now }) => {
    const describe = (after: typeof project) => describeProject(key.projectId, after, deps.now());
    const found = foundTogether(project, project.ledgerFiles);
    if (!found || found.differences.length === 0) throw new ApiProblem("nothing_to_accept");
    if (found.isAccepted === isAccepted) return { update: {}, audit: [], value: describe(project) };
    const update = { ledgerTogether: { ...found, isAccepted }, isOutOfDate: true };
    const description = `${decision}: ${auditDifferences(found.differences)}`;
    const metadata = { fileType: "general_ledger" };
    return {
      update,
      audit: [{ action: "file_upload", description, metadata }],
      value: describe({ ...project, ...update, updatedAt: now }),
    };
  });
}
