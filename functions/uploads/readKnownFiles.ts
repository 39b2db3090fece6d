import { projectOfPath, recordOfPath } from "@tieout/contract";
import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { fileRef } from "../store/fileRecords.ts";
import { fileKind } from "../store/kinds/FileRecord.ts";
import { projectKind } from "../store/kinds/ProjectRecord.ts";
import { removedFileKind } from "../store/kinds/removedFileKind.ts";
import type { StoredKind } from "../store/kinds/StoredKind.ts";
import { projectCollection, projectRef } from "../store/paths.ts";
import { removedFileRef } from "../store/removal/removedFiles.ts";
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
  const { projects, files, removed } = await readDocuments(deps, paths, onDamage);
  const at = documentPaths(deps);
  const isDamaged = (path: string) => {
    const place = projectOfPath(path);
    if (!place) return false;
    const { projectId, fileId } = place;
    if (projects.damaged.has(at.project(projectId))) return true;
    if (fileId === null) return false;
    const ids = [projectId, fileId] as const;
    return files.damaged.has(at.file(...ids)) || removed.damaged.has(at.removedFile(...ids));
  };
  return {
    paths: paths.filter((path) => !isDamaged(path)),
    known: {
      // A deleted project keeps its objects as long as it can be restored.
      ownerOf: (projectId) => {
        const project = projects.read.get(at.project(projectId));
        return project?.ownerId ?? project?.deletion?.by ?? null;
      },
      isRecorded,
      statusOf: (...ids) =>
        files.read.get(at.file(...ids))?.status ??
        (removed.read.has(at.removedFile(...ids)) ? "valid" : null),
      uploadOf: (...ids) =>
        (files.read.get(at.file(...ids)) ?? removed.read.get(at.removedFile(...ids)))?.uploadPath ??
        null,
    },
  };
}

/** The documents of the projects and the files that objects name; a removed file can be restored. */
async function readDocuments(
  deps: Deps,
  paths: readonly string[],
  onDamage: (error: unknown) => void,
) {
  const places = paths.flatMap((path) => projectOfPath(path) ?? []);
  const named = places.flatMap(({ projectId, fileId }) =>
    fileId === null ? [] : [[projectId, fileId] as const],
  );
  const at = documentPaths(deps);
  const read = <Value extends object>(kind: StoredKind<Value>, documents: readonly string[]) =>
    readEach(deps, kind, { documents, onDamage });
  return {
    projects: await read(
      projectKind,
      places.map(({ projectId }) => at.project(projectId)),
    ),
    files: await read(
      fileKind,
      named.map((ids) => at.file(...ids)),
    ),
    removed: await read(
      removedFileKind,
      named.map((ids) => at.removedFile(...ids)),
    ),
  };
}

/** Where the documents of projects and files stand. */
function documentPaths(deps: Deps) {
  return {
    project: (projectId: string) => projectRef(deps.db, projectId).path,
    file: (projectId: string, fileId: string) => fileRef(deps, projectId, fileId).path,
    removedFile: (projectId: string, fileId: string) =>
      removedFileRef(deps, projectId, fileId).path,
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

async function readEach<Value extends object>(
  deps: Deps,
  kind: StoredKind<Value>,
  { documents, onDamage }: { documents: readonly string[]; onDamage: (error: unknown) => void },
): Promise<{ read: Map<string, Value>; damaged: Set<string> }> {
  const [read, damaged] = [new Map<string, Value>(), new Set<string>()];
  for (const document of await readOnce(deps, documents)) {
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
