import { createHash } from "node:crypto";
import { yearEndPath } from "@tieout/contract";
import {
  addDays,
  type BalancesType,
  decimalsOf,
  lastYearsFileOf,
  minorInDecimals,
  type PriorCashFlowRow,
  type Problem,
  problem,
} from "@tieout/core";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import { type ProjectKey, readProject } from "../../store/changeProject.ts";
import { fileRef, storedFile } from "../../store/fileRecords.ts";
import type { StoredFile } from "../../store/kinds/FileRecord.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { writeRows } from "../../uploads/rowsJson.ts";
import { readRecord } from "../record/readStatement.ts";
import type { StatementFile, StatementRecord } from "../record/StatementRecord.ts";
import { refusal } from "../refusal.ts";
import type { StoredRows } from "./StatementRequest.ts";

/** The project of the year before, with its statement. */
export type PriorProject = {
  projectId: string;
  project: ProjectRecord;
  statement: StatementRecord;
};

/** The project of the year before that a project names, its owner's own; null where it names none. */
export async function readPriorProject(
  deps: Deps,
  { uid }: ProjectKey,
  { priorProjectId: projectId, currency, period }: ProjectRecord,
): Promise<PriorProject | null> {
  if (projectId === null) return null;
  const project = await readOwn(deps, { uid, projectId });
  const { statementVersion: version } = project;
  if (version === null)
    throw refused([problem("prior_project_unprocessed", { value: project.name })]);
  const statement = await readRecord(deps, { uid, projectId }, version);
  const problems = [
    ...otherCurrency(project.name, statement.currency, currency),
    ...otherPeriod(project, period),
  ];
  if (problems.length > 0) throw refused(problems);
  return { projectId, project, statement };
}

async function readOwn(deps: Deps, key: ProjectKey): Promise<ProjectRecord> {
  try {
    return await readProject(deps, key);
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.code === "not_found";
    throw isGone ? refused([problem("prior_project_missing")]) : error;
  }
}

function otherCurrency(name: string, theirs: string, ours: string): Problem[] {
  const where = { account: name, value: theirs, expected: ours };
  return theirs === ours ? [] : [problem("prior_project_currency", where)];
}

/** Where both say their periods: the one ends the day before the other begins. */
function otherPeriod(
  { name, period: before }: ProjectRecord,
  period: ProjectRecord["period"],
): Problem[] {
  if (!before || !period || addDays(before.end, 1) === period.start) return [];
  const where = { account: name, value: before.end, expected: period.start };
  return [problem("prior_project_period", where)];
}

function refused(problems: readonly Problem[]): ApiProblem {
  return refusal("statement_not_possible", problems);
}

/** The balances of a type that last year's statement was made from, as last year's file; null where it had none. */
export async function openingFileOf(
  deps: Deps,
  { projectId, statement }: PriorProject,
  fileType: BalancesType,
): Promise<StoredFile | null> {
  const made = statement.files.find((file) => file.fileType === fileType);
  const file = made && storedFile(await fileRef(deps, projectId, made.id).get());
  if (!made || !file) return null;
  // Read again since then, it may say something else than the statement that was made
  return { ...file, fileType: lastYearsFileOf[fileType], rowsPath: made.rowsPath };
}

/** The balances that last year's ledger led to, as last year's trial balance; null where it did not stand alone. */
export async function ledgerBalancesOf(
  deps: Deps,
  { projectId, statement }: PriorProject,
): Promise<StoredFile | null> {
  const { files, version, run } = statement;
  const made = files.find(({ fileType }) => fileType === "general_ledger");
  const file = made && storedFile(await fileRef(deps, projectId, made.id).get());
  if (!file || run === null) return null;
  const rowsPath = yearEndPath(projectId, version, run, "balances");
  const isKept = (await deps.objects.generation(rowsPath)) !== null;
  return isKept ? { ...file, fileType: "prior_trial_balance", ledger: null, rowsPath } : null;
}

/** Rows that a statement is compared with, and what it names as their source among its files. */
export type Comparatives = { rows: StoredRows; file: StatementFile };

/** Last year's statement as the comparatives of this one: the lines of both methods, each once. */
export function comparativesOf({ projectId, project, statement }: PriorProject): Comparatives {
  // Most lines stand in both methods, under one concept
  const decimals = decimalsOf(statement.currency);
  const lines = new Map(statement.lines.map((line) => [line.concept, line]));
  const rows = [...lines.values()].map(
    ({ lineItem, category, currentYear, concept }, at): PriorCashFlowRow => ({
      row: at + 1,
      lineItem,
      category,
      amount: minorInDecimals(currentYear, decimals),
      notes: "",
      concept,
    }),
  );
  const { content } = writeRows("prior_cashflow", rows, decimals);
  const path = `the lines of statement ${statement.version} of project ${projectId}`;
  const file: StatementFile = {
    id: projectId,
    fileType: "prior_cashflow",
    fileName: `Statement ${statement.version} of the project "${project.name}"`,
    sha256: createHash("sha256").update(content).digest("hex"),
    generation: "",
    rowsPath: null,
  };
  return { rows: { fileType: "prior_cashflow", path, bytes: content, decimals }, file };
}
