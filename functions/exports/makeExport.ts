import { Readable } from "node:stream";
import { type ExportRecord, exportKinds, exportPath, limits, type Reply } from "@tieout/contract";
import { exportFileName } from "@tieout/core";
import { anchorHead } from "../anchors/anchorHead.ts";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { objectPort } from "../objects/objectPort.ts";
import {
  bytesOfSeen,
  refuseSeen,
  type SeenStatement,
} from "../statements/answers/readSeenStatement.ts";
import { type CurrentEntries, entriesOfCurrent } from "../statements/entries/keepEntries.ts";
import { requireVersion } from "../statements/record/readStatement.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import { type Change, changeProject, ownedBy, type ProjectKey } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { threadTasks } from "../threads/threadTasks.ts";
import { readTrail } from "./readTrail.ts";
import type { ExportRequest, WrittenExport } from "./writeExport.ts";

/** What is to be exported, and how. */
export type Exporting = Pick<ExportRecord, "kind" | "method" | "periodLength" | "listsEntries"> & {
  seen: SeenStatement;
};

/**
 * Writes an export to Storage, then records it with its SHA-256 in the history and the audit trail;
 * a recording that fails leaves no file behind.
 */
export async function makeExport(
  deps: Deps,
  key: ProjectKey,
  { kind, method, periodLength, listsEntries, seen }: Exporting,
): Promise<Reply<"createExport">> {
  const { project, written, seenBy } = seen;
  if (!written) throw new ApiProblem("no_statement");
  const trail = await readTrail(deps, key, written.version);
  const isSuperseded = project.isOutOfDate;
  const { projectId } = key;
  const { presentationUnit } = project;
  const shown = { kind, method, periodLength, presentationUnit, isSuperseded };
  const entries = listsEntries ? await entriesToList(deps, key, seen) : null;
  const request = { ...shown, written, seenBy, projectId, trail };
  const made = await write(deps, key, { request, entries, bytes: bytesOfSeen(seen) });
  const entity = seenBy?.entity ?? null;
  if (!made.ok) throw refuseSeen(made.refused, entity);
  const id = deps.newId();
  const fileName = exportFileName(kind, project.name);
  const path = exportPath(key, id, fileName);
  const { contentType } = exportKinds[kind];
  const open = async () => Readable.from([made.bytes]);
  const measured = await deps.objects.writeStream(path, open, { contentType, fileName });
  const createdBy = await personName(deps, key.uid);
  const { statementSha256 } = made;
  const record = await keepRecord(deps, key, path, {
    id,
    kind,
    fileName,
    version: written.version,
    method,
    entity,
    periodLength,
    presentationUnit,
    createdBy,
    ...measured,
    listsEntries,
    isSuperseded,
    statementSha256,
  });
  const head = trail.at(-1);
  if (head && made.tiesOut) {
    const { seq, hash } = head;
    await anchorHead(deps, { projectId, seq, hash, version: written.version });
  }
  return withAddress(deps, key, record);
}

type Writing = {
  request: Omit<ExportRequest, "entries">;
  entries: CurrentEntries | null;
  bytes: number;
};

/** Has an export written; the entries that it lists are read a piece at a time. */
async function write(
  deps: Deps,
  { uid }: ProjectKey,
  { request, entries, bytes }: Writing,
): Promise<WrittenExport> {
  if (!entries) {
    return deps.runTask(threadTasks.writeExport, { ...request, entries }, { uid, bytes });
  }
  const { index, path } = entries;
  const { port, close } = objectPort(deps.objects, path);
  try {
    const size = (await deps.objects.size(path)) ?? 0;
    const about = { uid, bytes: bytes + size, handsOver: [port] };
    const listed = { ...request, entries: { index, port } };
    return await deps.runTask(threadTasks.writeExport, listed, about);
  } finally {
    close();
  }
}

/** What is kept of the general ledger behind the lines of a version; an entity's part of it keeps none. */
async function entriesToList(
  deps: Deps,
  key: ProjectKey,
  { project, seenBy }: SeenStatement,
): Promise<CurrentEntries> {
  const entries = seenBy ? null : await entriesOfCurrent(deps, key, project);
  if (!entries) throw new ApiProblem("no_entries");
  return entries;
}

/** An export with a fresh address. */
export async function withAddress(
  deps: Deps,
  key: ProjectKey,
  record: ExportRecord,
): Promise<Reply<"createExport">> {
  const expires = new Date(deps.now().getTime() + limits.downloadMinutes * 60_000);
  const path = exportPath(key, record.id, record.fileName);
  const downloadUrl = await deps.objects.downloadUrl(path, record.fileName, expires);
  return { ...record, downloadUrl, expiresAt: expires.toISOString() };
}

async function keepRecord(
  deps: Deps,
  key: ProjectKey,
  path: string,
  made: Omit<ExportRecord, "createdAt">,
): Promise<ExportRecord> {
  try {
    const keep = async (change: Change) => {
      const { transaction, now } = change;
      await requireVersion(deps, change, key, made.version);
      const record = { ...made, createdAt: now };
      const exports = projectCollection(deps.db, key.projectId, "exports");
      transaction.create(exports.doc(made.id), record);
      const notice = { kind: "export", fileName: made.fileName } as const;
      return { update: {}, audit: [auditExport(made)], notice, value: record };
    };
    // The sample company too is exported
    return await changeProject(deps, key, keep, ownedBy);
  } catch (error) {
    await deps.objects.remove(path);
    throw error;
  }
}

function auditExport(made: Omit<ExportRecord, "createdAt">): AuditDraft {
  const { id, kind, fileName, version, method, entity, periodLength, sha256, sizeBytes } = made;
  const { isSuperseded, statementSha256, listsEntries } = made;
  const mark = isSuperseded ? ", superseded," : "";
  const listed = listsEntries ? ", with the entries of its general ledger" : "";
  return {
    action: "export",
    description: `${exportKinds[kind].name} of version ${version}${mark} exported as ${fileName}${listed}`,
    metadata: {
      exportId: id,
      kind,
      fileName,
      version,
      method,
      entity,
      periodLength,
      presentationUnit: made.presentationUnit,
      sha256,
      sizeBytes,
      isSuperseded,
      statementSha256,
      listsEntries,
    },
  };
}
