import type { ProblemCode } from "@tieout/core";
import { findMisfits } from "./findMisfits.ts";
import { isListOfAccounts } from "./isListOfAccounts.ts";
import { isUsed, openingsOf } from "./openings.ts";
import type { UploadedFile } from "./schemas/file.ts";
import type { Project } from "./schemas/project.ts";

/** Whether the files that count make a statement, and what keeps them from it that no notice says. */
export type Readiness = { isReady: boolean; obstacles: readonly string[] };

/** Whether a statement can be made of a project's files as they are now. */
export function readinessOf(project: Project, files: readonly UploadedFile[]): Readiness {
  const misfits = findMisfits(usedOf(project, files), project);
  const lack = isBeingRead(files) ? null : lackOf(files);
  const obstacles = [
    ...(lack === null ? [] : [lack]),
    ...togetherObstacles(project),
    ...misfits.filter(({ code }) => !IN_NOTICES.has(code)).map(({ message }) => message),
  ];
  const isReady = isSufficient(project, files) && misfits.length + obstacles.length === 0;
  return { isReady, obstacles };
}

/** What a notice with the action that settles it says. */
const IN_NOTICES: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "ledger_of_other_currency",
  "amounts_of_other_currency",
  "ledger_of_other_period",
  "file_read_in_fewer_decimals",
]);

/** Several files of a ledger that are none yet. */
function togetherObstacles({ ledgerTogether: together }: Project): string[] {
  if (together === null) return [];
  if (together.isBeingRead) return ["The files of the general ledger are being read together."];
  return together.errors.length === 0
    ? []
    : ["The files of the general ledger contradict each other."];
}

/** The files that a statement is made from. */
export function usedOf(
  { includeFxRates }: Project,
  files: readonly UploadedFile[],
): UploadedFile[] {
  return countingOf(files).filter(
    ({ fileType }) => isUsed(fileType, files) && (fileType !== "fx_rates" || includeFxRates),
  );
}

type File = Pick<
  UploadedFile,
  "fileType" | "fileName" | "isSelected" | "status" | "hasOneDate" | "ledger"
>;

/** Whether the files that count are all that a statement needs, and none is still being read. */
export function isSufficient(project: Project, files: readonly File[]): boolean {
  const { missing, contradicting } = openingsOf(project, files);
  const isOpen = missing.length > 0 || contradicting.length > 0;
  return lackOf(files) === null && !isBeingRead(files) && countingOf(files).length > 0 && !isOpen;
}

/** What the files that count still need beside them; null where nothing, or where there is none yet. */
function lackOf(files: readonly File[]): string | null {
  const types = new Set(countingOf(files).map(({ fileType }) => fileType));
  const isEnough = types.has("trial_balance") || types.has("general_ledger");
  const [hasResult, hasBalances] = [types.has("profit_loss"), types.has("balance_sheet")];
  if (types.size === 0 || isEnough || (hasResult && hasBalances)) return null;
  if (hasResult) return "The profit and loss needs the balance sheet beside it.";
  if (hasBalances) return "The balance sheet needs the profit and loss beside it.";
  return "A trial balance, a profit and loss with a balance sheet, or the general ledger is still to come.";
}

function isBeingRead(files: readonly File[]): boolean {
  return files.some(({ status }) => status === "parsing");
}

/** A list of accounts only names those of a ledger. */
function countingOf<Each extends File>(files: readonly Each[]): Each[] {
  return files.filter(
    (file) => file.isSelected && file.status === "valid" && !isListOfAccounts(file),
  );
}
