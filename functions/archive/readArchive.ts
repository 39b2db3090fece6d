import {
  type AdjustmentBody,
  adjustmentBody,
  type Difference,
  givenMatching,
  limits,
  mostBytesOf,
  updateProjectBody,
} from "@tieout/contract";
import {
  findTextFault,
  resolvePolicies,
  type TextKind,
  type UploadType,
  validatePeriod,
} from "@tieout/core";
import { openProjectArchive, PROJECT_PATH, type ProjectArchive } from "@tieout/files";
import * as z from "zod";
import { acceptedOf } from "../statements/inputs/foundTogether.ts";
import type { StatementRecord } from "../statements/record/StatementRecord.ts";
import type { FileRecord } from "../store/kinds/FileRecord.ts";
import { type ProjectRecord, projectKind } from "../store/kinds/ProjectRecord.ts";
import type { ProjectCollection, RecordIn } from "../store/paths.ts";
import type { ChosenMatching } from "../uploads/chooseMatching.ts";
import { matchingOf } from "../uploads/matchingOf.ts";
import { archivedFilePath, recordsPath } from "./archivedRecords.ts";
import { readJson, readRecords } from "./readRecords.ts";

const MEBIBYTE = 1024 * 1024;

/** What may come out of an archive that is restored, all files together. */
const MOST_BYTES = 256 * MEBIBYTE;

/** What the figures of a project are made from, as far as an archive can say it. */
export type RestorableProject = {
  archivedId: string;
  auditHead: { seq: number; hash: string } | null;
  chosen: RestoredChoices;
  priorProjectId: string | null;
  /** Oldest first: the newest of its type counts. */
  files: readonly RestorableFile[];
  /** What the files of its general ledger were taken with, as differences between them. */
  acceptedTogether: readonly Difference[];
  said: readonly SaidRecord[];
  adjustments: readonly AdjustmentBody[];
  /** The version that the project pointed to; null where there was none. */
  statement: Pick<StatementRecord, "version" | "lines" | "totals"> | null;
};

type RestoredChoices = Pick<ProjectRecord, (typeof CHOICES)[number]>;

export type RestorableFile = {
  fileType: UploadType;
  fileName: string;
  bytes: Uint8Array;
  sha256: string;
  /** What a person said of its columns; null where nobody did. */
  chosen: ChosenMatching | null;
  acceptedDifferences: FileRecord["acceptedDifferences"];
  isSelected: boolean;
};

/** What a person said of an account or a note, under the name it is stored by. */
export type SaidRecord = {
  [Name in SaidCollection]: { name: Name; id: string; record: RecordIn<Name> };
}[SaidCollection];
export type SaidCollection = (typeof SAID)[number];

export type ReadArchive =
  | { ok: true; restorable: RestorableProject }
  | { ok: false; problems: readonly string[] };

const CHOICES = [
  "name",
  "entityName",
  "framework",
  "method",
  "currency",
  "policies",
  "period",
  "multiEntity",
  "includeFxRates",
  "chart",
  "isFirstPeriod",
  "processesAutomatically",
  "presentationUnit",
] as const satisfies readonly (keyof ProjectRecord)[];

/** Words of approval are not among them: whoever restores a project has not said those. */
const SAID = [
  "mappings",
  "traits",
  "disclosureNotes",
  "presentation",
] as const satisfies readonly ProjectCollection[];

/**
 * Reads an archive that anybody may have made: every file of it against its manifest, and what is to be
 * restored by the rules that a person's own request is held to. What is wrong is told in words.
 */
export async function readArchive({ bytes }: { bytes: Uint8Array }): Promise<ReadArchive> {
  const opened = await openProjectArchive(bytes, MOST_BYTES);
  if (!opened.ok) return { ok: false, problems: opened.problems };
  const { archive } = opened;
  const problems = await checkParts(archive);
  if (problems.length > 0) return { ok: false, problems };
  try {
    return { ok: true, restorable: await readProject(archive) };
  } catch (error) {
    // Records that do not read as their kind are met by throwing, in words that name their place.
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Whatever is not what the manifest says of it, whether or not it is restored. */
async function checkParts({ manifest, read }: ProjectArchive): Promise<string[]> {
  const problems: string[] = [];
  for (const file of manifest.files) {
    const part = await read(file);
    if (!part.ok) problems.push(part.problem);
  }
  return problems;
}

async function readProject(archive: ProjectArchive): Promise<RestorableProject> {
  const { projectId: archivedId, auditHead } = archive.manifest;
  const project = projectKind.read(await readJson(archive, PROJECT_PATH), PROJECT_PATH);
  const statements = await readRecords(archive, "statements");
  const current = statements.find(({ record }) => record.version === project.statementVersion);
  const said = await Promise.all(SAID.map((name) => readSaid(archive, name)));
  return {
    archivedId,
    auditHead,
    chosen: readChoices(project),
    priorProjectId: project.priorProjectId,
    files: await readFiles(archive, project),
    acceptedTogether: acceptedOf(
      project,
      project.ledgerFiles.map((id) => ({ id })),
    ),
    said: said.flat(),
    adjustments: await readAdjustments(archive),
    statement: current
      ? {
          version: current.record.version,
          lines: current.record.lines,
          totals: current.record.totals,
        }
      : null,
  };
}

/** Held to what a request that changes a project is held to. */
function readChoices(project: ProjectRecord): RestoredChoices {
  const { name, entityName, framework, method, currency, policies, period } = project;
  const { chart, isFirstPeriod, processesAutomatically, presentationUnit } = project;
  const asked = { name, entityName, framework, method, currency, policies, period };
  const parsed = updateProjectBody.safeParse({
    ...asked,
    chart,
    isFirstPeriod,
    processesAutomatically,
    presentationUnit,
  });
  if (!parsed.success) throw new Error(`${PROJECT_PATH}: ${z.prettifyError(parsed.error)}`);
  const dates = period ? validatePeriod(period) : [];
  const resolved = resolvePolicies(framework, policies);
  const problems = [...dates, ...(resolved.ok ? [] : resolved.problems)];
  const [first] = problems;
  if (first) throw new Error(`${PROJECT_PATH}: ${first.message}`);
  return Object.fromEntries(CHOICES.map((field) => [field, project[field]])) as RestoredChoices; // of these fields
}

async function readFiles(
  archive: ProjectArchive,
  { selectedFiles, ledgerFiles }: ProjectRecord,
): Promise<RestorableFile[]> {
  const records = await readRecords(archive, "files");
  const there = new Map(archive.manifest.files.map((file) => [file.path, file]));
  const selected = new Set([...Object.values(selectedFiles), ...ledgerFiles]);
  const oldestFirst = records.toSorted((left, right) =>
    left.record.createdAt < right.record.createdAt ? -1 : 1,
  );
  const files: RestorableFile[] = [];
  for (const { id, record } of oldestFirst) {
    const { fileType, fileName, acceptedDifferences } = record;
    const path = archivedFilePath(id, record);
    const listed = there.get(path);
    if (!listed) continue; // refused unread, or gone from the bucket
    if (record.sha256 !== null && record.sha256 !== listed.sha256) {
      throw new Error(`${path}: its record says SHA-256 ${record.sha256}`);
    }
    if (listed.sizeBytes > mostBytesOf(fileType)) throw new Error(`${path}: it is too large`);
    refuseText(fileName, "fileName", path);
    const part = await archive.read(listed);
    if (!part.ok) throw new Error(part.problem);
    files.push({
      fileType,
      fileName,
      bytes: part.bytes,
      sha256: listed.sha256,
      chosen: chosenIn(record, path),
      acceptedDifferences,
      isSelected: selected.has(id),
    });
  }
  if (files.length > limits.filesPerUser) throw new Error("It holds too many files");
  return files;
}

function chosenIn({ matching }: FileRecord, path: string): ChosenMatching | null {
  if (!matching || matching.origin === "automatic") return null;
  const parsed = givenMatching.safeParse(matchingOf(matching));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return { matching: parsed.data, origin: "chosen", chosenAt: matching.chosenAt };
}

/** Those that stand, in the order they were made in; each is read by the core when it is restored. */
async function readAdjustments(archive: ProjectArchive): Promise<AdjustmentBody[]> {
  const standing = (await readRecords(archive, "adjustments"))
    .map(({ record }) => record)
    .filter(({ status }) => status === "active" || status === "stale")
    .toSorted((left, right) => (left.createdAt < right.createdAt ? -1 : 1));
  return standing.map(({ body }) => {
    const parsed = adjustmentBody.safeParse(body);
    if (parsed.success) return parsed.data;
    throw new Error(`${recordsPath("adjustments")}: ${z.prettifyError(parsed.error)}`);
  });
}

async function readSaid(archive: ProjectArchive, name: SaidCollection): Promise<SaidRecord[]> {
  const path = recordsPath(name);
  const records = await readRecords(archive, name);
  for (const { id, record } of records) {
    if (!ID.test(id)) throw new Error(`${path}: "${id.slice(0, 100)}" is no name of a record`);
    refuseTexts(record, path);
  }
  return records.map((each) => ({ name, ...each })) as SaidRecord[]; // each is of the collection it was read as
}

/** What the database takes as a name, and what we make names of. */
const ID = /^(?!__|\.\.?$)[A-Za-z0-9_.-]{1,1500}$/;

/** Every text in a record, however deep it stands. */
function refuseTexts(value: unknown, path: string): void {
  if (typeof value === "string") refuseText(value, "note", path);
  else if (Array.isArray(value)) for (const each of value) refuseTexts(each, path);
  else if (typeof value === "object" && value !== null) refuseTexts(Object.values(value), path);
}

function refuseText(text: string, kind: TextKind, path: string): void {
  if (findTextFault(text, kind) === null) return;
  throw new Error(`${path}: a text in it is too long, or holds characters that nobody sees`);
}
