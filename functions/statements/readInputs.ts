import type { AdjustmentRecord } from "@tieout/contract";
import {
  type Adjustment,
  type FileType,
  type Role,
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
import type { StatementRequest, StoredRows } from "./StatementRequest.ts";

export type StatementInputs = { input: StatementRequest; files: readonly StoredFile[] };

/** Gathers all a statement is made from: rows, roles, adjustments and verifications. */
export async function readInputs(
  deps: Deps,
  key: ProjectKey,
  project: ProjectRecord,
): Promise<StatementInputs> {
  const { projectId } = key;
  const { framework, currency, policies, period } = project;
  const counting = countingFiles(await listFileRecords(deps, projectId), project);
  if (project.includeFxRates === false) counting.delete("fx_rates");
  const files = [...counting.values()];
  const [rows, roles, adjustments, verifications] = await Promise.all([
    readRows(deps, files),
    readRoles(deps, key),
    readAdjustments(deps, projectId),
    projectCollection(deps.db, projectId, "verifications").get(),
  ]);
  const input: StatementRequest = {
    ...{ rows, framework, currency, policies, period, adjustments, ...roles, entity: null },
    verifications: verifications.docs.map((document) => document.data() as Verification), // written by verifyLine
  };
  return { files, input };
}

/** A role as it is stored: the key is an account code, or code and name for remembered ones. */
export type StoredRole = { key: string; role: Role; createdAt: string };

/** A role given in a project; stale while its file was replaced and nobody has confirmed it. */
export type ProjectRole = StoredRole & { isStale: boolean };

/** The roles the user gave accounts, in this project and in others. */
export async function readRoles(
  deps: Deps,
  { uid, projectId }: ProjectKey,
): Promise<Pick<StatementInput, "mappings" | "rememberedMappings">> {
  const read = async (collection: FirebaseFirestore.CollectionReference) => {
    const found = await collection.get();
    const stored = found.docs.map((document) => document.data() as StoredRole); // written by roleAmendment
    return new Map(stored.map(({ key, role }) => [key, role]));
  };
  const [mappings, remembered] = await Promise.all([
    read(projectCollection(deps.db, projectId, "mappings")),
    read(rememberedMappings(deps.db, uid)),
  ]);
  return { mappings, rememberedMappings: remembered };
}

/** The validated rows of some files, as they are stored. */
export function readRows(
  deps: Deps,
  files: readonly { fileType: FileType; fileName: string; rowsPath: string | null }[],
): Promise<StoredRows[]> {
  const read = files.map(async ({ fileType, fileName, rowsPath }) => {
    const json = rowsPath === null ? null : await deps.objects.read(rowsPath);
    if (json) return { fileType, json };
    const errors = [`${fileName} has been removed. Process the data again.`];
    throw new ApiProblem("statement_not_possible", { errors });
  });
  return Promise.all(read);
}

/** Every adjustment that was not reversed, oldest first: the order in which they were made. */
async function readAdjustments(deps: Deps, projectId: string): Promise<Adjustment[]> {
  const standing = await projectCollection(deps.db, projectId, "adjustments")
    .where("status", "in", ["active", "stale"])
    .get();
  return standing.docs
    .map((document) => ({ ...(document.data() as AdjustmentRecord), id: document.id })) // written by adjustmentAmendment
    .toSorted((left, right) => (left.createdAt < right.createdAt ? -1 : 1))
    .map(toCore);
}

/** A stored adjustment was read by the core when it was made, so that it reads again. */
function toCore({ id, body }: AdjustmentRecord): Adjustment {
  const read = readAdjustment(body, id);
  if (!read.ok) throw new Error(`the stored adjustment ${id} does not read`);
  return read.value;
}
