import type { Deps } from "../../app/Deps.ts";
import { refuseWhileRunning } from "../../statements/process/lease.ts";
import type { Change, Changed } from "../changeProject.ts";

/** What a deletion does to a project: it no longer belongs to any user. Refused during a run. */
export function deletionOf(
  deps: Deps,
  { project, now }: Change,
  by: string,
  forgetsNames: boolean,
): Changed<null> {
  refuseWhileRunning(deps, project);
  const deletion = { by, at: now, forgetsNames };
  const metadata = { forgetsNames };
  const audit = { action: "project_deleted", description: "Project deleted", metadata } as const;
  return { update: { ownerId: null, deletion, lease: null }, audit: [audit], value: null };
}
