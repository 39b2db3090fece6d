import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import { personName } from "../../store/personName.ts";
import { threadTasks } from "../../threads/threadTasks.ts";
import { currentPlace } from "../entries/keepEntries.ts";
import { yearEndOf } from "../inputs/yearEnd.ts";
import type { Claim } from "../process/lease.ts";
import { readingsOfCurrent } from "../record/keepReadings.ts";
import { readStatement } from "../record/readStatement.ts";
import { type Made, type Publication, publishVersion } from "./publishVersion.ts";
import type { Words } from "./restateVersion.ts";

type Restatement<Value> = Pick<Publication<Value>, "record" | "renaming"> & {
  /** The words that are to stand in it, read while nothing else can change the statement. */
  readWords: () => Promise<Words> | Words;
};

/**
 * Publishes a version with the figures of the one there is and other words: what has changed since
 * waits for the next run, as it did. Refused where an earlier release made the version.
 */
export function publishRestated<Value>(
  deps: Deps,
  key: ProjectKey,
  { readWords, ...publication }: Restatement<Value>,
): Promise<Value> {
  return publishVersion(deps, key, {
    make: async (claimed) => restate(deps, key, claimed, await readWords()),
    needsStatement: true,
    isMadeAnew: false,
    ...publication,
  });
}

async function restate(
  deps: Deps,
  key: ProjectKey,
  { version }: Claim,
  words: Words,
): Promise<Made> {
  const { project, written } = await readStatement(deps, key);
  if (!written) throw new ApiProblem("no_statement");
  const about = { version, createdAt: deps.now().toISOString() };
  const preparedBy = await personName(deps, key.uid);
  const request = { written, words, about: { ...about, preparedBy } };
  const cost = { uid: key.uid, bytes: written.bytes.byteLength / 10 };
  const made = await deps.runTask(threadTasks.restateVersion, request, cost);
  if (!made) throw new ApiProblem("statement_of_older_release");
  const readings = (await readingsOfCurrent(deps, key.projectId, project))?.bytes ?? null;
  const place = currentPlace(key.projectId, project);
  if (!place) return { ...made, readings };
  const yearEnd = await yearEndOf(deps, place);
  return { ...made, entries: { copiedFrom: place }, readings, yearEnd };
}
