import {
  type BalancesType,
  type FileType,
  formOf,
  isFileType,
  lastYearsFileOf,
  type UploadType,
} from "@tieout/core";
import type { UploadedFile } from "./schemas/file.ts";
import type { Project } from "./schemas/project.ts";

/** Where the balances at the beginning of the period come from, for files that do not say it. */
export type OpeningSource = "file" | "project" | "none";

type File = Pick<
  UploadedFile,
  "fileType" | "fileName" | "isSelected" | "status" | "hasOneDate" | "ledger"
>;

export type Openings = {
  /** The files that count whose balances are those of one date. */
  ofOneDate: readonly File[];
  source: OpeningSource;
  /** The files of last year that still have to come; none where they come from elsewhere. */
  missing: readonly FileType[];
  /**
   * General ledgers that give them, where nothing of last year does, and whether they state them: else they are
   * what the closing balances come to without the entries.
   */
  ofLedger: { files: readonly File[]; areStated: boolean };
  /** The files of last year that give them. */
  opening: readonly File[];
  /** Files of last year that contradict that this is the first period. */
  contradicting: readonly File[];
};

/** What the files that count leave open of the opening balances, and what the project says of it. */
export function openingsOf(project: Project, files: readonly File[]): Openings {
  const counting = files.filter(({ isSelected, status }) => isSelected && status === "valid");
  const ofOneDate = counting.filter(({ hasOneDate }) => hasOneDate);
  const source = sourceOf(project);
  const lastYears: FileType[] = ofOneDate.map(
    ({ fileType }) => lastYearsFileOf[fileType as BalancesType],
  ); // only these have one date
  const opening = counting.filter(({ fileType }) =>
    lastYears.some((before) => before === fileType),
  );
  const has = (fileType: FileType) => counting.some((file) => file.fileType === fileType);
  const absent = source === "file" ? lastYears.filter((fileType) => !has(fileType)) : [];
  const ofLedger = ledgersThatOpen(counting);
  const isOpenedByLedger = (fileType: FileType) =>
    ofLedger.areStated || (ofLedger.files.length > 0 && fileType === "prior_trial_balance");
  return {
    ofOneDate,
    source,
    missing: absent.filter((fileType) => !isOpenedByLedger(fileType)),
    ofLedger: absent.some(isOpenedByLedger) ? ofLedger : { files: [], areStated: false },
    opening,
    contradicting: source === "none" ? opening : [],
  };
}

/** The general ledgers that count; a list of accounts is none. Those of several files open with the first. */
function ledgersThatOpen(counting: readonly File[]): Openings["ofLedger"] {
  const files = counting.filter(({ fileType, ledger }) => fileType === "general_ledger" && ledger);
  return { files, areStated: files.some(({ ledger }) => ledger?.hasOpenings === true) };
}

/** What the project says of where its opening balances come from. */
export function sourceOf({ isFirstPeriod, priorProjectId }: Project): OpeningSource {
  if (isFirstPeriod) return "none";
  return priorProjectId === null ? "file" : "project";
}

/** Whether a file type is the form of another for the year before. */
export function isLastYears(fileType: UploadType): fileType is FileType {
  return isFileType(fileType) && formOf(fileType) !== fileType;
}

/** Whether a file of last year is what this year's opens with. */
export function isUsed(fileType: UploadType, files: readonly Omit<File, "ledger">[]): boolean {
  if (!isLastYears(fileType)) return true;
  const form = formOf(fileType);
  return files.some(
    (file) =>
      file.fileType === form && file.isSelected && file.status === "valid" && file.hasOneDate,
  );
}
