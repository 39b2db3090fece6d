import { finishedPath } from "@tieout/contract";
import * as z from "zod";
import type { Deps } from "../../app/Deps.ts";
import { parseStored, storedKind } from "../../store/kinds/StoredKind.ts";
import type { VersionPlace } from "../entries/keepEntries.ts";
import { statementKind } from "../record/StatementRecord.ts";

const schema = z.object({
  /** What Firestore is to hold of the version, as it is stored there. */
  record: z.looseObject({ schemaVersion: z.int() }),
  sha256: z.string(),
  /** What the entries behind its lines take. */
  entryBytes: z.int(),
  /** The last entry of the trail when what it is made from was read; null without one. */
  madeAt: z.int().nullable(),
});

const finishedKind = storedKind({ name: "finished version", schema });

/** A version of which everything is in Storage, so that its project may point to it. */
export type FinishedVersion = Omit<z.infer<typeof schema>, "record"> & {
  record: ReturnType<typeof statementKind.read>;
};

/**
 * Notes that everything of a version is in Storage: a task whose attempt dies between that and the
 * transaction that publishes it goes on there.
 */
export async function noteFinished(
  deps: Deps,
  { projectId, version, run }: VersionPlace,
  { record, ...finished }: FinishedVersion,
): Promise<void> {
  const noted = finishedKind.write({ ...finished, record: { ...statementKind.write(record) } });
  const path = finishedPath(projectId, version, run);
  await deps.objects.write(path, JSON.stringify(noted), "application/json");
}

/** The version that an earlier attempt has finished; null where none has. */
export async function readFinished(
  deps: Deps,
  { projectId, version, run }: VersionPlace,
): Promise<FinishedVersion | null> {
  const path = finishedPath(projectId, version, run);
  const bytes = await deps.objects.read(path);
  if (!bytes) return null;
  const { record, ...finished } = parseStored(finishedKind, bytes, path);
  return { ...finished, record: statementKind.read(record, path) };
}
