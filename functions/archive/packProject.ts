import { Readable } from "node:stream";
import { exportPath, statementPath } from "@tieout/contract";
import {
  type ArchivePart,
  PROJECT_PATH,
  packArchive,
  STATEMENT_PATH,
  TRAIL_PATH,
} from "@tieout/files";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { readTrail } from "../exports/readTrail.ts";
import { piecesOf } from "../objects/piecesOf.ts";
import {
  bytesOfStatement,
  type CurrentStatement,
  readStatement,
} from "../statements/record/readStatement.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { type ProjectRecord, projectKind } from "../store/kinds/ProjectRecord.ts";
import { readAll } from "../store/pages/readPages.ts";
import {
  kindIn,
  type ProjectCollection,
  projectCollection,
  type RecordIn,
} from "../store/paths.ts";
import { threadTasks } from "../threads/threadTasks.ts";
import {
  ARCHIVED,
  archivedExportPath,
  archivedFilePath,
  archivedStatementPath,
  recordsPath,
} from "./archivedRecords.ts";

const GIBIBYTE = 1024 * 1024 * 1024;
/** An archive counts its bytes with 32 bits. */
const MOST_BYTES = 3 * GIBIBYTE;

/**
 * A project as a ZIP archive, a piece at a time: files, versions, journals and all else that people
 * said, the trail, exports, and a manifest of hashes. Nothing is written, and an unchanged project
 * gives the same bytes.
 */
export async function packProject(
  deps: Deps,
  key: ProjectKey,
): Promise<AsyncGenerator<Uint8Array>> {
  const records = await readRecords(deps, key);
  // After what it tells of: each document stands in the trail by then.
  const current = await readStatement(deps, key);
  const { auditHead } = current.project;
  const objects = await findObjects(deps, key, records);
  const size = objects.reduce((sum, object) => sum + object.size, 0);
  if (size > MOST_BYTES) throw new ApiProblem("archive_too_large");
  const parts = partsOf(deps, key, { records, current, objects });
  return packArchive({ projectId: key.projectId, auditHead }, parts);
}

type Archivable<Name extends ProjectCollection> = {
  id: string;
  record: RecordIn<Name>;
  /** As it is stored, with the version of its kind. */
  stored: object;
};

type Records = { [Name in ProjectCollection]?: readonly Archivable<Name>[] };

async function readRecords(deps: Deps, key: ProjectKey): Promise<Records> {
  const read = await Promise.all(
    ARCHIVED.map(async (name) => [name, await readCollection(deps, key, name)] as const),
  );
  return Object.fromEntries(read);
}

async function readCollection<Name extends ProjectCollection>(
  deps: Deps,
  { projectId }: ProjectKey,
  name: Name,
): Promise<Archivable<Name>[]> {
  const { write } = kindIn(name);
  const found = await readAll(projectCollection(deps.db, projectId, name));
  return found
    .map((document) => ({ id: document.id, record: document.data() }))
    .map(({ id, record }) => ({ id, record, stored: write(record) }))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** An object of the bucket and where it stands in the archive. */
type Archived = { path: string; object: string; size: number };

/** The objects that are there: what was removed from the bucket is not in the archive. */
async function findObjects(
  deps: Deps,
  key: ProjectKey,
  { files = [], statements = [], exports = [] }: Records,
): Promise<Archived[]> {
  const named = [
    ...files.map(({ id, record }) => ({
      path: archivedFilePath(id, record),
      object: record.uploadPath,
    })),
    ...statements.map(({ id, record }) => ({
      path: archivedStatementPath(id),
      object: statementPath(key.projectId, record.version, record.run),
    })),
    ...exports.map(({ id, record }) => ({
      path: archivedExportPath(id, record.fileName),
      object: exportPath(key, id, record.fileName),
    })),
  ];
  const sized = await Promise.all(
    named.map(async (each) => ({ ...each, size: await deps.objects.size(each.object) })),
  );
  return sized.flatMap(({ size, ...each }) => (size === null ? [] : [{ ...each, size }]));
}

type Contents = { records: Records; current: CurrentStatement; objects: readonly Archived[] };

async function* partsOf(
  deps: Deps,
  key: ProjectKey,
  { records, current, objects }: Contents,
): AsyncGenerator<ArchivePart> {
  const { project } = current;
  yield json(PROJECT_PATH, projectKind.write(project));
  const { entries, statement } = await readProofs(deps, key, current);
  yield json(TRAIL_PATH, { entries });
  if (statement) yield { path: STATEMENT_PATH, bytes: Readable.from([statement]) };
  for (const name of ARCHIVED) {
    const stored = (records[name] ?? []).map(({ id, stored }) => ({ id, stored }));
    yield json(recordsPath(name), stored);
  }
  for (const { path, object, size } of objects) {
    const readRange = (start: number, end: number) => deps.objects.readRange(object, start, end);
    yield { path, bytes: piecesOf(size, readRange) };
  }
}

/** The trail as far as its head, and the current statement as a document that proves itself. */
async function readProofs(deps: Deps, key: ProjectKey, { project, written }: CurrentStatement) {
  const trail = projectCollection(deps.db, key.projectId, "audit").orderBy("seq");
  const upTo = trail.where("seq", "<=", project.auditHead?.seq ?? 0);
  const entries = (await readAll(upTo)).map((document) => ({
    ...document.data(),
    id: document.id,
  }));
  return { entries, statement: await writeStatement(deps, key, { project, written }) };
}

/** Null before the first statement, and where an earlier release stored it without all that a document says. */
async function writeStatement(
  deps: Deps,
  key: ProjectKey,
  { project, written }: { project: ProjectRecord } & Pick<CurrentStatement, "written">,
): Promise<Uint8Array | null> {
  if (!written) return null;
  const { method, presentationUnit } = project;
  const made = await deps.runTask(
    threadTasks.writeExport,
    {
      kind: "json",
      written,
      seenBy: null,
      method,
      periodLength: null,
      presentationUnit,
      isSuperseded: project.isOutOfDate,
      projectId: key.projectId,
      trail: await readTrail(deps, key, written.version),
      entries: null,
    },
    { uid: key.uid, bytes: bytesOfStatement(written) },
  );
  return made.ok ? made.bytes : null;
}

function json(path: string, value: unknown): ArchivePart {
  return { path, bytes: Readable.from([Buffer.from(`${JSON.stringify(value, null, 1)}\n`)]) };
}
