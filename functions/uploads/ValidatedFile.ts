import { limits } from "@tieout/contract";
import { decimalsOf, groupAlike, limitProblems, type Problem } from "@tieout/core";
import type { FileRecord } from "../store/kinds/FileRecord.ts";
import type { StoredList } from "../store/kinds/storedList.ts";
import type { OtherStatement } from "./findOtherStatement.ts";

/** What a reading says of a file. */
export type ReadingResult = Pick<
  FileRecord,
  | "status"
  | "errors"
  | "warnings"
  | "problems"
  | "problemCount"
  | "rowCount"
  | "hasOneDate"
  | "preview"
  | "matching"
  | "openDifferences"
  | "acceptedDifferences"
  | "controls"
  | "layoutId"
  | "scale"
  | "currencyWritten"
  | "remarks"
  | "decimals"
  | "ledger"
>;

/** What an upload turned out to be, with its rows when it is valid. */
export type ValidatedFile = {
  readingResult: ReadingResult;
  /** The other statement that a workbook holds; null where it holds none. */
  alsoHolds: OtherStatement | null;
  /** Why the columns its user chose cannot be those of the file; null where they can. */
  matchingProblem: string | null;
  /** Its rows as they are stored; null when it is not valid. */
  rows: StoredList | null;
  /** The first rows of its sheets as they are stored; null when it could not be read as tables. */
  sheets: StoredList | null;
};

/** Nothing that was read. */
export const nothing = { alsoHolds: null, matchingProblem: null, rows: null, sheets: null };

/** What its owner reads about a file that could not be read in many attempts: an error of the service. */
export const UNREADABLE =
  "We could not read this file. Ask for it to be read again, or save it as CSV or XLSX and upload that.";

/** What its owner hears of a file whose reading was stopped because it took too much. */
export const TOO_MUCH =
  "This file took more memory or time to read than there is for it. The service may have been busy: upload it again in a few minutes. If it is stopped again, leave out what the statement does not need.";

/** A file that was not read, and why. */
export function unread(reason: string): ValidatedFile {
  const errors = [reason];
  const readingResult = { ...nothingRead(errors, []), problems: [], problemCount: 1 };
  return { ...nothing, readingResult };
}

/** What is kept of a file that was refused: the first of its problems, and how many there are. */
export function refused(problems: readonly Problem[], warnings: readonly Problem[]): ReadingResult {
  const { shown, rest } = limitProblems(groupAlike(problems), limits.problemsShown);
  const messages = shown.map(({ message }) => message);
  const errors = rest > 0 ? [...messages, `… and ${rest} more problems.`] : messages;
  return {
    ...nothingRead(errors, warnings),
    problems: shown.map((problem) => ({ ...problem })),
    problemCount: limitProblems(problems, 0).rest,
  };
}

/** What is known of a file before it is read, and of one that could not be. */
export function nothingRead(errors: string[], warnings: readonly Problem[]) {
  return {
    status: "invalid" as const,
    errors,
    warnings: messagesOf(warnings),
    rowCount: 0,
    hasOneDate: false,
    preview: null,
    matching: null,
    layoutId: null,
    scale: null,
    currencyWritten: null,
    remarks: [],
    decimals: decimalsOf(null),
    openDifferences: [],
    acceptedDifferences: [],
    controls: [],
    ledger: null,
  };
}

/** The words of the first of some warnings. */
export function messagesOf(warnings: readonly Problem[]): string[] {
  return groupAlike(warnings)
    .slice(0, limits.problemsShown)
    .map(({ message }) => message);
}
