import { type AdjustmentRecord, findMisfits } from "@tieout/contract";
import {
  type Adjustment,
  decimalsOf,
  isFileType,
  minorInDecimals,
  periodsOf,
  readAdjustment,
  type StatementInput,
} from "@tieout/core";
import type { Query } from "firebase-admin/firestore";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import { readCountingFiles } from "../../store/fileRecords.ts";
import type { StoredFile } from "../../store/kinds/FileRecord.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import type { StoredRole } from "../../store/kinds/RoleRecord.ts";
import { readAll } from "../../store/pages/readPages.ts";
import { projectCollection, rememberedMappings } from "../../store/paths.ts";
import { type StatementFile, statementFile } from "../record/StatementRecord.ts";
import { refusal } from "../refusal.ts";
import { joinLedgers } from "./joinLedgers.ts";
import { comparativesOf, readPriorProject } from "./priorProject.ts";
import { readOpenings } from "./readOpenings.ts";
import type { StatementRequest, StoredRows } from "./StatementRequest.ts";
import { readOpenItems } from "./yearEnd.ts";

export type StatementInputs = { input: StatementRequest; files: StatementFile[] };

/** Gathers all a statement is made from: rows, roles, adjustments and verifications. */
export async function readInputs(
  deps: Deps,
  key: ProjectKey,
  project: ProjectRecord,
): Promise<StatementInputs> {
  const { projectId } = key;
  const { framework, currency, policies, period } = project;
  const { counting, ledger, ledgers } = await readCounting(deps, key, project);
  const prior = await readPriorProject(deps, key, project);
  const files = await readOpenings(deps, { project, prior, counting });
  refuseMisfits(files, project);
  const [rows, roles, traits, adjustments, verifications] = await Promise.all([
    readRows(deps, files, decimalsOf(currency)),
    readRoles(deps, key),
    readTraits(deps, key),
    readAdjustments(deps, projectId, currency),
    readAll(projectCollection(deps.db, projectId, "verifications")),
  ]);
  const lastYearsItems =
    prior && counting.has("general_ledger")
      ? await readOpenItems(deps, prior.projectId, prior.statement)
      : null;
  const comparatives =
    prior !== null && !counting.has("prior_cashflow") ? comparativesOf(prior) : null;
  const input: StatementRequest = {
    rows: comparatives ? [...rows, comparatives.rows] : rows,
    framework,
    currency,
    policies,
    period,
    adjustments,
    ...roles,
    traits,
    entity: null,
    reading: { chart: project.chart },
    isFirstPeriod: project.isFirstPeriod,
    lastYearsItems,
    lastYearsNotes: prior?.statement.notes ?? null,
    verifications: verifications.map((document) => document.data()),
    ...saidBy(files, currency),
  };
  const named = files.flatMap((file) =>
    file === ledger ? ledgers.map((each) => partOfLedger(each, file)) : statementFile(file),
  );
  return { files: comparatives ? [...named, comparatives.file] : named, input };
}

function refuseMisfits(files: readonly StoredFile[], project: ProjectRecord): void {
  const misfits = findMisfits(files, project);
  if (misfits.length > 0) throw refusal("statement_not_possible", misfits);
}

/** The files that count, one of each type: what several files of a general ledger are together is one. */
async function readCounting(deps: Deps, key: ProjectKey, project: ProjectRecord) {
  const files = await readCountingFiles(deps, key.projectId, project);
  const ledgers = files
    .filter(({ fileType }) => fileType === "general_ledger")
    .toSorted((one, other) => (firstDayOf(one) < firstDayOf(other) ? -1 : 1));
  const ledger = await joinLedgers(deps, key, { project, files: ledgers });
  const counting = new Map(files.map((file) => [file.fileType, file]));
  counting.delete("general_ledger");
  if (ledger) counting.set("general_ledger", ledger);
  if (!project.includeFxRates) counting.delete("fx_rates");
  return { counting, ledger, ledgers };
}

function firstDayOf({ ledger, fileName }: StoredFile): string {
  return `${ledger?.firstDay ?? ledger?.start ?? ""} ${fileName}`;
}

/** Each file of a ledger is named; the rows are those of all of them together. */
function partOfLedger(file: StoredFile, { rowsPath }: StoredFile): StatementFile {
  return { ...statementFile(file), rowsPath };
}

/** What the files say of themselves: their totals, the lines around their rows and the dates of their columns. */
function saidBy(files: readonly StoredFile[], currency: string) {
  return {
    controls: controlsOf(files, currency),
    remarks: files.map(({ fileType, remarks }) => ({ fileType, remarks })),
    columnPeriods: columnPeriodsOf(files),
  };
}

/** The totals that the files print, as the core compares them. */
function controlsOf(
  files: readonly StoredFile[],
  currency: string,
): NonNullable<StatementInput["controls"]> {
  const decimals = decimalsOf(currency);
  const read = files.map(({ fileType, controls }) => ({
    [fileType]: controls.map((control) => ({
      ...control,
      printed: minorInDecimals(control.printed, decimals),
      read: minorInDecimals(control.read, decimals),
    })),
  }));
  return Object.assign({}, ...read);
}

/** What the headings over the amounts of each file say of dates. */
function columnPeriodsOf(
  files: readonly StoredFile[],
): NonNullable<StatementInput["columnPeriods"]> {
  const read = files.flatMap(({ fileType, matching }) =>
    isFileType(fileType) && matching ? [{ [fileType]: periodsOf(matching, fileType) }] : [],
  );
  return Object.assign({}, ...read);
}

/** The roles the user gave accounts, in this project and in others. */
export async function readRoles(
  deps: Deps,
  { uid, projectId }: ProjectKey,
): Promise<Pick<StatementInput, "mappings" | "rememberedMappings">> {
  const read = async (roles: Query<StoredRole>) => {
    const found = await readAll(roles);
    return new Map(found.map((document) => document.data()).map(({ key, role }) => [key, role]));
  };
  const [mappings, remembered] = await Promise.all([
    read(projectCollection(deps.db, projectId, "mappings")),
    read(rememberedMappings(deps.db, uid)),
  ]);
  return { mappings, rememberedMappings: remembered };
}

/** What the user said of accounts besides their roles, by account code. */
async function readTraits(
  deps: Deps,
  { projectId }: ProjectKey,
): Promise<NonNullable<StatementInput["traits"]>> {
  const found = await readAll(projectCollection(deps.db, projectId, "traits"));
  return new Map(found.map((document) => document.data()).map(({ key, traits }) => [key, traits]));
}

/** The validated rows of some files, as they are stored, their amounts in so many decimals; what several files have together comes once. */
export function readRows(
  deps: Deps,
  files: readonly Pick<StatementFile, "fileType" | "fileName" | "rowsPath" | "opensWithLedger">[],
  decimals: number,
): Promise<StoredRows[]> {
  const apart = new Map(files.map((file) => [file.rowsPath ?? file, file]));
  const read = [...apart.values()].map(
    async ({ fileType, fileName, rowsPath, opensWithLedger }) => {
      const bytes = rowsPath === null ? null : await deps.objects.read(rowsPath);
      const opened = opensWithLedger ? { opensWithLedger } : {};
      if (bytes && rowsPath) return { fileType, path: rowsPath, bytes, decimals, ...opened };
      const errors = [`${fileName} has been removed. Process the data again.`];
      throw new ApiProblem("statement_not_possible", { errors });
    },
  );
  return Promise.all(read);
}

/** Every adjustment that was not reversed, oldest first: the order in which they were made. */
async function readAdjustments(
  deps: Deps,
  projectId: string,
  currency: string,
): Promise<Adjustment[]> {
  const standing = await readAll(
    projectCollection(deps.db, projectId, "adjustments").where("status", "in", ["active", "stale"]),
  );
  return standing
    .map((document) => ({ ...document.data(), id: document.id }))
    .toSorted((left, right) => (left.createdAt < right.createdAt ? -1 : 1))
    .map((record) => toCore(record, currency));
}

/** A stored adjustment reads again, unless the project has a currency with fewer decimals since. */
function toCore({ id, body }: AdjustmentRecord, currency: string): Adjustment {
  const read = readAdjustment(body, id, currency);
  if (!read.ok) throw refusal("statement_not_possible", read.problems);
  return read.value;
}
