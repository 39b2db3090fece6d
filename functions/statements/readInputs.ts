import { type AdjustmentRecord, parsedPath } from "@tieout/contract";
import {
  type Adjustment,
  type FileType,
  type Role,
  type RowsByFileType,
  readAdjustment,
  type StatementInput,
  type Verification,
} from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import { countingFiles, listFileRecords, type StoredFile } from "../store/FileRecord.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { projectCollection, rememberedMappings } from "../store/paths.ts";
import { readRows } from "../uploads/rowsJson.ts";

export type StatementInputs = { input: StatementInput; files: readonly StoredFile[] };

/** Gathers all a statement is made from: rows, roles, adjustments and verifications. */
export async function readInputs(
  deps: Deps,
  key: ProjectKey,
  project: ProjectRecord,
): Promise<StatementInputs> {
  const { projectId } = key;
  const [files, mappings, remembered, adjustments, verifications] = await Promise.all([
    listFileRecords(deps, projectId),
    projectCollection(deps.db, projectId, "mappings").get(),
    rememberedMappings(deps.db, key.uid).get(),
    projectCollection(deps.db, projectId, "adjustments")
      .where("status", "in", ["active", "stale"])
      .get(),
    projectCollection(deps.db, projectId, "verifications").get(),
  ]);
  const counting = [...countingFiles(files, project).values()];
  const rows = await readAllRows(deps, projectId, counting);
  const records = adjustments.docs.map((document) => ({
    ...(document.data() as AdjustmentRecord),
    id: document.id,
  })); // only adjustments are stored there
  return {
    files: counting,
    input: {
      rows,
      framework: project.framework,
      currency: project.currency,
      policies: project.policies,
      mappings: rolesOf(mappings.docs.map((document) => document.data() as StoredRole)), // written by putAccountMapping
      rememberedMappings: rolesOf(remembered.docs.map((document) => document.data() as StoredRole)), // likewise
      adjustments: inOrder(records).map(toCore),
      verifications: verifications.docs.map((document) => document.data() as Verification), // written by verifyLine
      period: project.period,
      entity: null,
    },
  };
}

/** A stored adjustment as the core reads it; it was checked when it was made. */
export function toCore({ id, body }: Pick<AdjustmentRecord, "id" | "body">): Adjustment {
  const read = readAdjustment(body, id);
  if (!read.ok)
    throw new ApiProblem("adjustment_invalid", {
      errors: read.problems.map(({ message }) => message),
    });
  return read.value;
}

/** A role as it is stored: the key is an account code, or code and name for remembered ones. */
export type StoredRole = { key: string; role: Role };

function rolesOf(stored: readonly StoredRole[]): Map<string, Role> {
  return new Map(stored.map(({ key, role }) => [key, role]));
}

function inOrder(records: readonly AdjustmentRecord[]): AdjustmentRecord[] {
  return records.toSorted((left, right) => (left.createdAt < right.createdAt ? -1 : 1));
}

async function readAllRows(
  deps: Deps,
  projectId: string,
  files: readonly StoredFile[],
): Promise<Partial<RowsByFileType>> {
  const read = await Promise.all(
    files.map((file) => readOne(deps, projectId, file.id, file.fileType)),
  );
  return Object.assign({}, ...read);
}

async function readOne(deps: Deps, projectId: string, fileId: string, fileType: FileType) {
  const bytes = await deps.objects.read(parsedPath(projectId, fileId));
  if (!bytes) throw new Error(`rows of file ${fileId} are missing`);
  return { [fileType]: readRows(fileType, new TextDecoder().decode(bytes)) };
}
