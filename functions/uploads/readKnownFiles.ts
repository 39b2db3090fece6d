import { projectOfPath, recordOfPath } from "@tieout/contract";
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { fileKind } from "../store/FileRecord.ts";
import { fileRef } from "../store/fileRecords.ts";
import { projectKind } from "../store/ProjectRecord.ts";
import { projectCollection, projectRef } from "../store/paths.ts";
import { removedFileRef } from "../store/removedFiles.ts";
import type { StoredKind } from "../store/StoredKind.ts";
import type { KnownFiles } from "./findOrphans.ts";

/**
 * What the database knows of the projects and the files that objects name. Those of a document that
 * does not read are left out: they may be in use.
 */
export async function readKnownFiles(
  deps: Deps,
  paths: readonly string[],
  onDamage: (error: unknown) => void,
): Promise<{ paths: string[]; known: KnownFiles }> {
  const isRecorded = await readRecords(deps, paths);
  const projectOf = (projectId: string) => projectRef(deps.db, projectId).path;
  const fileOf = (projectId: string, fileId: string) => fileRef(deps, projectId, fileId).path;
  const places = paths.flatMap((path) => projectOfPath(path) ?? []);
  const projects = await readOnce(
    deps,
    places.map(({ projectId }) => projectOf(projectId)),
  );
  const files = await readOnce(
    deps,
    places.flatMap(({ projectId, fileId }) => (fileId === null ? [] : fileOf(projectId, fileId))),
  );
  const removed = await readOnce(
    deps,
    places.flatMap(({ projectId, fileId }) =>
      fileId === null ? [] : removedFileRef(deps, projectId, fileId).path,
    ),
  );
  const isRemoved = new Set(removed.map(({ ref }) => ref.path));
  const owners = readEach(projectKind, projects, onDamage);
  const readings = readEach(fileKind, files, onDamage);
  const isDamaged = (path: string) => {
    const place = projectOfPath(path);
    if (!place) return false;
    const { projectId, fileId } = place;
    if (owners.damaged.has(projectOf(projectId))) return true;
    return fileId !== null && readings.damaged.has(fileOf(projectId, fileId));
  };
  return {
    paths: paths.filter((path) => !isDamaged(path)),
    known: {
      // A deleted project keeps its objects as long as it can be restored.
      ownerOf: (projectId) => {
        const project = owners.read.get(projectOf(projectId));
        return project?.ownerId ?? project?.deletion?.by ?? null;
      },
      isRecorded,
      statusOf: (projectId, fileId) => {
        const status = readings.read.get(fileOf(projectId, fileId))?.status;
        // A removed file keeps its objects as long as it can be restored.
        const isKept = isRemoved.has(removedFileRef(deps, projectId, fileId).path);
        return status ?? (isKept ? "valid" : null);
      },
    },
  };
}

/** Whether the version or the export that an object is a part of is in the database. */
async function readRecords(
  deps: Deps,
  paths: readonly string[],
): Promise<KnownFiles["isRecorded"]> {
  const documentOf = (path: string): string | null => {
    const record = recordOfPath(path);
    if (record === null) return null;
    return projectCollection(deps.db, record.projectId, record.kind).doc(record.id).path;
  };
  const found = await readOnce(
    deps,
    paths.flatMap((path) => documentOf(path) ?? []),
  );
  const runs = new Map(found.map((record) => [record.ref.path, record.get("run") ?? null]));
  return (path) => {
    const document = documentOf(path);
    return document === null || runs.get(document) === (recordOfPath(path)?.run ?? null);
  };
}

/** Reads each document that is there, once. */
async function readOnce(deps: Deps, paths: readonly string[]): Promise<DocumentSnapshot[]> {
  const refs: DocumentReference[] = [...new Set(paths)].map((path) => deps.db.doc(path));
  const found = refs.length === 0 ? [] : await deps.db.getAll(...refs);
  return found.filter((document) => document.exists);
}

function readEach<Value extends object>(
  kind: StoredKind<Value>,
  documents: readonly DocumentSnapshot[],
  onDamage: (error: unknown) => void,
): { read: Map<string, Value>; damaged: Set<string> } {
  const [read, damaged] = [new Map<string, Value>(), new Set<string>()];
  for (const document of documents) {
    const { path } = document.ref;
    try {
      read.set(path, kind.read(document.data(), path));
    } catch (error) {
      damaged.add(path);
      onDamage(error);
    }
  }
  return { read, damaged };
}
