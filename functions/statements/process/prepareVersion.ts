import type { AdjustmentBody } from "@tieout/contract";
import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import { personName } from "../../store/personName.ts";
import { memoryOf } from "../../threads/handedOver.ts";
import { threadTasks } from "../../threads/threadTasks.ts";
import type { VersionPlace } from "../entries/keepEntries.ts";
import { readInputs } from "../inputs/readInputs.ts";
import { bytesOfRows, type StatementRequest } from "../inputs/StatementRequest.ts";
import { readScope, type ScopeRead } from "../record/readScope.ts";
import { refusal } from "../refusal.ts";
import type { MadeVersion, VersionRequest } from "../versions/makeVersion.ts";
import {
  type Made,
  type Publication,
  publishClaimed,
  publishVersion,
} from "../versions/publishVersion.ts";
import type { Claim, KeptClaim } from "./lease.ts";
import { openCheckpoints } from "./openCheckpoints.ts";

/** What a run is for: what it changes in the inputs, and what it writes beside the new version. */
export type Run<Value> = Pick<Publication<Value>, "needsStatement" | "record"> & {
  amend: (input: StatementRequest) => StatementRequest;
  /** What it changes of what the version keeps of its project, at the time of the version. */
  amendScope?: (scope: ScopeRead, createdAt: string) => ScopeRead;
  /** The adjustment it makes, for its effect to be told. */
  adjustment?: { id: string; body: AdjustmentBody };
  /** Refuses by throwing what the files of these entities cannot give. */
  refuseEntities?: (entities: readonly string[]) => void;
  /** Which refusal the caller gets when no statement can be made. */
  problemCode: "statement_not_possible" | "adjustment_invalid";
};

/** Makes a new version of a statement of all that the project holds now, and publishes it. */
export function prepareVersion<Value>(
  deps: Deps,
  key: ProjectKey,
  run: Run<Value>,
): Promise<Value> {
  return publishVersion(deps, key, publicationOf(deps, key, run));
}

/** The same under a claim that was taken before; it stays taken where this fails. */
export function prepareClaimed<Value>(
  deps: Deps,
  key: ProjectKey,
  claimed: Claim,
  run: Run<Value>,
): Promise<Value> {
  return publishClaimed(deps, key, claimed, publicationOf(deps, key, run));
}

function publicationOf<Value>(deps: Deps, key: ProjectKey, run: Run<Value>): Publication<Value> {
  const { needsStatement, record } = run;
  return {
    needsStatement,
    record,
    isMadeAnew: true,
    make: (claimed, tell) => make(deps, key, { claimed, tell, run }),
  };
}

type Making = { claimed: Claim; tell: KeptClaim["tell"]; run: Run<unknown> };

async function make(
  deps: Deps,
  key: ProjectKey,
  { claimed: { project, leaseId, version }, tell, run }: Making,
): Promise<Made> {
  const { amend, amendScope, adjustment, refuseEntities, problemCode } = run;
  const { input, files } = await readInputs(deps, key, project);
  const { rows, ...without } = input;
  const createdAt = deps.now().toISOString();
  const preparedBy = await personName(deps, key.uid);
  const scope = await readScope(deps, key, project);
  const request: VersionRequest = {
    input: amend(input),
    adjusting: adjustment ? { ...adjustment, createdBy: key.uid, without } : null,
    about: { version, createdAt, preparedBy, files },
    scope: amendScope ? amendScope(scope, createdAt) : scope,
  };
  const about = { uid: key.uid, bytes: bytesOfRows(rows), onProgress: tell };
  const place = { projectId: key.projectId, version, run: leaseId };
  const made = project.lease?.isTask
    ? await makeKept(deps, place, request, about)
    : await deps.runTask(threadTasks.makeVersion, request, about);
  refuseEntities?.(made.entities);
  if (!made.ok) throw refusal(problemCode, made.problems);
  return made;
}

/** Makes a version in a task that may be stopped: the next attempt goes on with what this one had traced. */
async function makeKept(
  deps: Deps,
  place: VersionPlace,
  request: VersionRequest,
  about: Parameters<Deps["runTask"]>[2],
): Promise<MadeVersion> {
  const { checkpoints, close } = await openCheckpoints(deps, place, request.input);
  try {
    const kept = { ...request, checkpoints };
    // A stored ledger may be a hundred megabytes, which nobody here reads again
    const rows = request.input.rows.flatMap((each) => memoryOf(each, 1));
    const handsOver = [checkpoints.port, ...new Set(rows)];
    return await deps.runTask(threadTasks.makeVersion, kept, { ...about, handsOver });
  } finally {
    await close();
  }
}
