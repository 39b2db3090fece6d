import {
  type BalancesType,
  fileTypeLabels,
  lastYearsFileOf,
  type Problem,
  problem,
  type UploadType,
} from "@tieout/core";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { StoredFile } from "../../store/kinds/FileRecord.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import type { OpenedFile } from "../record/StatementRecord.ts";
import { ledgerBalancesOf, openingFileOf, type PriorProject } from "./priorProject.ts";

type Openings = {
  project: ProjectRecord;
  prior: PriorProject | null;
  /** The file of each type that counts. */
  counting: ReadonlyMap<UploadType, StoredFile>;
};

/**
 * The files a statement is made from, with where the opening balances stand: in the file itself where
 * it has two dates, else in last year's file, else in the project of the year before, else in the general
 * ledger, or nowhere in the entity's first period. Refuses balances of one date where nothing of this is there.
 */
export async function readOpenings(
  deps: Deps,
  { project, prior, counting }: Openings,
): Promise<OpenedFile[]> {
  const files = new Map<UploadType, OpenedFile>(counting);
  const problems: string[] = [];
  for (const fileType of balancesTypes) {
    const lastYears = lastYearsFileOf[fileType];
    const [current, before] = [counting.get(fileType), counting.get(lastYears)];
    if (isForLedger(counting)) continue;
    files.delete(lastYears); // a file with two dates says itself what it opened with
    if (!current?.hasOneDate) continue;
    const found = before
      ? fromFile(current, before, project)
      : await withoutFile(deps, { project, prior }, fileType);
    const opensWithLedger = counting.has("general_ledger") && found.isOpen === true;
    if (opensWithLedger) files.set(fileType, { ...current, opensWithLedger });
    else if (found.problem) problems.push(`${current.fileName}: ${found.problem.message}`);
    if (found.file) files.set(lastYears, found.file);
  }
  const ofLedger = await openingsOfLedger(deps, { project, prior, counting });
  if (ofLedger) files.set(ofLedger.fileType, ofLedger);
  if (problems.length > 0) throw new ApiProblem("statement_not_possible", { errors: problems });
  return [...files.values()];
}

const balancesTypes: readonly BalancesType[] = ["trial_balance", "balance_sheet"];

/** A ledger alone may leave it to last year's balances what its accounts began with. */
function isForLedger(counting: ReadonlyMap<UploadType, StoredFile>): boolean {
  const isAlone = !counting.has("trial_balance") && !counting.has("balance_sheet");
  return isAlone && counting.has("general_ledger");
}

/** What last year's project closed with, where a ledger alone does not say what it opened with. */
async function openingsOfLedger(
  deps: Deps,
  { project, prior, counting }: Openings,
): Promise<StoredFile | null> {
  const isOpen = counting.get("general_ledger")?.ledger?.hasOpenings === false;
  const hasFile = balancesTypes.some((fileType) => counting.has(lastYearsFileOf[fileType]));
  if (!isForLedger(counting) || !isOpen || hasFile || !prior || project.isFirstPeriod) return null;
  for (const fileType of balancesTypes) {
    const file = await openingFileOf(deps, prior, fileType);
    if (file) return file;
  }
  return ledgerBalancesOf(deps, prior);
}

type Found = {
  file: StoredFile | null;
  problem: Problem | null;
  /** Nothing of last year is there: a general ledger may say the openings. */
  isOpen?: true;
};

function fromFile(
  current: StoredFile,
  before: StoredFile,
  { isFirstPeriod }: ProjectRecord,
): Found {
  const where = { value: before.fileName, expected: fileTypeLabels[before.fileType] };
  if (isFirstPeriod) return { file: null, problem: problem("first_period_contradicted", where) };
  const isSame =
    current.sha256 === before.sha256 && current.matching?.sheet === before.matching?.sheet;
  return isSame
    ? { file: null, problem: problem("years_alike", where) }
    : { file: before, problem: null };
}

async function withoutFile(
  deps: Deps,
  { project, prior }: Pick<Openings, "project" | "prior">,
  fileType: BalancesType,
): Promise<Found> {
  if (project.isFirstPeriod) return { file: null, problem: null };
  if (!prior) return { file: null, problem: problem("one_date"), isOpen: true };
  const file = await openingFileOf(deps, prior, fileType);
  if (file) return { file, problem: null };
  const where = { value: prior.project.name, expected: fileTypeLabels[fileType] };
  return { file: null, problem: problem("prior_project_lacks", where), isOpen: true };
}
