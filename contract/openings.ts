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

type File = Pick<UploadedFile, "fileType" | "fileName" | "isSelected" | "status" | "hasOneDate">;

export type Openings = {
  /** The files that count whose balances are those of one date. */
  ofOneDate: readonly File[];
  source: OpeningSource;
  /** The files of last year that still have to come; none where they come from elsewhere. */
  missing: readonly FileType[];
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
  return {
    ofOneDate,
    source,
    missing: source === "file" ? lastYears.filter((fileType) => !has(fileType)) : [],
    opening,
    contradicting: source === "none" ? opening : [],
  };
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
export function isUsed(fileType: UploadType, files: readonly File[]): boolean {
  if (!isLastYears(fileType)) return true;
  const form = formOf(fileType);
  return files.some(
    (file) =>
      file.fileType === form && file.isSelected && file.status === "valid" && file.hasOneDate,
  );
}
