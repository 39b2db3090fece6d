import { limits } from "@tieout/contract";
import { type FileType, ingest, type Problem, type RowsByFileType } from "@tieout/core";
import { readFile } from "@tieout/files";
import type { FileRecord } from "../store/FileRecord.ts";

type Findings = Pick<
  FileRecord,
  "status" | "errors" | "warnings" | "problems" | "problemCount" | "rowCount"
>;

/** What an upload turned out to be, with its rows when it is valid. */
export type ValidatedFile = { findings: Findings; rows: RowsByFileType[FileType] | null };

/** Reads and validates a file; the same for every road by which it comes. */
export async function validateFile(
  bytes: Uint8Array,
  fileName: string,
  fileType: FileType,
): Promise<ValidatedFile> {
  const read = await readFile(bytes, fileName);
  if (!read.ok) return refused(read.problems, []);
  const ingested = ingest(fileType, read.value.tables);
  if (!ingested.ok)
    return refused(ingested.problems, [...read.value.warnings, ...ingested.warnings]);
  const { rows, warnings } = ingested.value;
  const all = [...read.value.warnings, ...warnings];
  return { findings: describe("valid", [], all, rows.length), rows };
}

function refused(problems: readonly Problem[], warnings: readonly Problem[]): ValidatedFile {
  return { findings: describe("invalid", problems, warnings, 0), rows: null };
}

function describe(
  status: Findings["status"],
  problems: readonly Problem[],
  warnings: readonly Problem[],
  rowCount: number,
): Findings {
  const shown = problems.slice(0, limits.problemsShown);
  const more = problems.length - shown.length;
  const errors = shown.map(({ message }) => message);
  return {
    status,
    errors: more > 0 ? [...errors, `… and ${more} more problems.`] : errors,
    warnings: warnings.slice(0, limits.problemsShown).map(({ message }) => message),
    problems: shown.map((problem) => ({ ...problem })),
    problemCount: problems.length,
    rowCount,
  };
}
