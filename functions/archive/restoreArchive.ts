import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { AdjustmentRecord, Reply } from "@tieout/contract";
import { readAdjustment } from "@tieout/core";
import type { DocumentReference } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { prepareVersion } from "../statements/process/prepareVersion.ts";
import { processing } from "../statements/process/processing.ts";
import { readRecord } from "../statements/record/readStatement.ts";
import { changeProject, ownedBy, type ProjectKey, readProject } from "../store/changeProject.ts";
import { insertProject } from "../store/insertProject.ts";
import { describeProject, type ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { type ProjectCollection, projectCollection, projectRef } from "../store/paths.ts";
import { deletionOf } from "../store/removal/deletion.ts";
import { purgeProject } from "../store/removal/purgeProjects.ts";
import { createFairQueue } from "../threads/createFairQueue.ts";
import { threadTasks } from "../threads/threadTasks.ts";
import { isStorageFull } from "../uploads/isStorageFull.ts";
import type { RestorableProject } from "./readArchive.ts";
import { restoreFiles } from "./restoreFiles.ts";

type Restored = Reply<"restoreProject">;

/** Each holds all of its files until they are read: so many at once, and of a user one after the other. */
const restoring = createFairQueue(2);

/**
 * Makes a new project of an archive. What its figures are made from is taken over as the caller's own
 * and by the rules of any request; files are read again and the statement is prepared again. Versions,
 * exports, the trail and words of approval stay in the archive: nobody here has seen them come about.
 */
export function restoreArchive(deps: Deps, uid: string, bytes: Uint8Array): Promise<Restored> {
  return restoring(uid, () => restore(deps, uid, bytes));
}

async function restore(deps: Deps, uid: string, bytes: Uint8Array): Promise<Restored> {
  // What is packed may hold any amount, however small it is
  const about = { uid, bytes: Number.POSITIVE_INFINITY };
  const read = await deps.runTask(threadTasks.readArchive, { bytes }, about);
  if (!read.ok) throw new ApiProblem("archive_not_read", { errors: read.problems });
  const { restorable } = read;
  const adjustments = readAdjustments(deps, uid, restorable);
  const size = restorable.files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if (await isStorageFull(deps, uid, size)) throw new ApiProblem("storage_full");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const key = { uid, projectId: await insert(deps, uid, restorable, sha256) };
  try {
    const counting = await restoreFiles(deps, key, restorable.files);
    await writeSaid(deps, key, restorable, adjustments);
    await changeProject(deps, key, () => ({
      update: { ...counting, ledgerTogether: togetherOf(counting.ledgerFiles, restorable) },
      audit: [auditEntryOf(restorable)],
      value: null,
    }));
    const hasSameFigures = await prepare(deps, key, restorable);
    const project = await readProject(deps, key);
    return { project: describeProject(key.projectId, project, deps.now()), hasSameFigures };
  } catch (error) {
    // Half a project is none: nothing of it is left but its tombstone.
    await changeProject(deps, key, (change) => deletionOf(deps, change, uid, false), ownedBy);
    await purgeProject(deps, key.projectId);
    throw error;
  }
}

/** The files are others now, with the same bytes: what they were taken with holds on. */
function togetherOf(
  files: readonly string[],
  { acceptedTogether: differences }: RestorableProject,
): ProjectRecord["ledgerTogether"] {
  if (differences.length === 0) return null;
  return { files, readSince: null, errors: [], differences, isAccepted: true };
}

async function insert(
  deps: Deps,
  uid: string,
  { chosen, priorProjectId, archivedId, auditHead }: RestorableProject,
  archiveSha256: string,
): Promise<string> {
  const { name, framework, method, currency } = chosen;
  const metadata = {
    name,
    framework,
    method,
    currency,
    archiveSha256,
    archivedProjectId: archivedId.slice(0, 128),
    archivedEntries: auditHead?.seq ?? 0,
    archivedHead: auditHead?.hash.slice(0, 64) ?? null,
  };
  const description = `Project "${name}" restored from an archive`;
  const prior = chosen.isFirstPeriod ? null : await ownProject(deps, uid, priorProjectId);
  const { id } = await insertProject(deps, {
    uid,
    chosen: { ...chosen, priorProjectId: prior },
    audit: { action: "project_created", description, metadata },
  });
  return id;
}

/** Last year's project, where it is the caller's own; whoever restores another's archive has none. */
async function ownProject(deps: Deps, uid: string, id: string | null): Promise<string | null> {
  if (id === null || !/^(?!__)[A-Za-z0-9_-]{1,128}$/.test(id)) return null;
  const found = (await projectRef(deps.db, id).get()).data();
  return found?.ownerId === uid ? id : null;
}

/** Each under a name of its own, by the caller and of now. */
function readAdjustments(
  deps: Deps,
  uid: string,
  { adjustments, chosen: { currency } }: RestorableProject,
): AdjustmentRecord[] {
  return adjustments.map((body) => {
    const id = deps.newId();
    const read = readAdjustment(body, id, currency);
    if (!read.ok) {
      const errors = read.problems.map(({ message }) => message);
      throw new ApiProblem("archive_not_read", { errors });
    }
    return {
      ...{ id, body, adjustmentType: body.adjustmentType, reason: body.reason },
      ...{ status: "active", createdAt: deps.now().toISOString(), createdBy: uid },
      ...{ reversedAt: null, findingId: null, concept: null },
      ...{ originalValue: null, adjustedValue: null, warnings: [] },
    };
  });
}

/** Documents of one transaction. */
const AT_ONCE = 2_000;

/** Writes what people said, after the files that would mark it as stale. */
async function writeSaid(
  deps: Deps,
  { uid, projectId }: ProjectKey,
  { said }: RestorableProject,
  adjustments: readonly AdjustmentRecord[],
): Promise<void> {
  const createdAt = deps.now().toISOString();
  const documents = [
    ...said.map(({ name, id, record }) => ({
      name,
      id,
      record: {
        ...record,
        ...("createdAt" in record && { createdAt }),
        ...("isStale" in record && { isStale: false }),
      },
    })),
    ...adjustments.map((record) => ({ name: "adjustments" as const, id: record.id, record })),
  ];
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    await changeProject(deps, { uid, projectId }, ({ transaction }) => {
      for (const { name, id, record } of documents.slice(from, from + AT_ONCE)) {
        const contents = projectCollection<ProjectCollection>(deps.db, projectId, name);
        // A record stands with the collection it was read as one of.
        transaction.set(contents.doc(id) as DocumentReference<object>, record);
      }
      return { update: {}, audit: [], value: null };
    });
  }
}

function auditEntryOf({ files, said, adjustments }: RestorableProject) {
  const roles = said.filter(({ name }) => name === "mappings").length;
  const metadata = { files: files.length, roles, adjustments: adjustments.length };
  const taken = [
    counted(files.length, "file"),
    counted(roles, "role"),
    counted(adjustments.length, "adjustment"),
  ];
  const description = `Taken from the archive: ${taken.join(", ")}`;
  return { action: "project_restored", description, metadata } as const;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** Prepares the statement, and says whether it has the figures of the archived one; null where there is none of either. */
async function prepare(
  deps: Deps,
  key: ProjectKey,
  { statement }: RestorableProject,
): Promise<boolean | null> {
  if (!statement) return null;
  try {
    const project = await readProject(deps, key);
    const { version } = await prepareVersion(deps, key, processing(project));
    const { lines, totals } = await readRecord(deps, key, version);
    const figures = (of: Pick<typeof statement, "lines" | "totals">) => ({
      totals: of.totals,
      lines: of.lines.map(({ id, currentYear, priorYear }) => ({ id, currentYear, priorYear })),
    });
    return isDeepStrictEqual(figures({ lines, totals }), figures(statement));
  } catch (error) {
    // The project tells its owner why, as it would had they processed it.
    if (error instanceof ApiProblem && error.code === "statement_not_possible") return null;
    throw error;
  }
}
