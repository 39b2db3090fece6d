import { limits } from "@tieout/contract";
import {
  type FileType,
  ingest,
  limitProblems,
  type Problem,
  type RowsByFileType,
} from "@tieout/core";
import { readFile } from "@tieout/files";
import type { FileRecord } from "../store/FileRecord.ts";
import { previewRows } from "./previewRows.ts";

type Findings = Pick<
  FileRecord,
  "status" | "errors" | "warnings" | "problems" | "problemCount" | "rowCount" | "preview"
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
  if (!ingested.ok) {
    return refused(ingested.problems, [...read.value.warnings, ...ingested.warnings]);
  }
  const { rows, warnings } = ingested.value;
  const shown = [...read.value.warnings, ...warnings].slice(0, limits.problemsShown);
  return {
    findings: {
      ...{ status: "valid", errors: [], problems: [], problemCount: 0, rowCount: rows.length },
      warnings: shown.map(({ message }) => message),
      preview: previewRows(fileType, ingested.value),
    },
    rows,
  };
}

/** A file nobody could read after many attempts: a fault of ours that its owner has to hear of. */
export function unreadable(): ValidatedFile {
  const errors = ["We could not read this file. Save it again as CSV or XLSX and upload that."];
  return { findings: { ...nothingRead(errors, []), problems: [], problemCount: 1 }, rows: null };
}

function refused(problems: readonly Problem[], warnings: readonly Problem[]): ValidatedFile {
  const { shown, rest } = limitProblems(problems, limits.problemsShown);
  const messages = shown.map(({ message }) => message);
  const errors = rest > 0 ? [...messages, `… and ${rest} more problems.`] : messages;
  const findings: Findings = {
    ...nothingRead(errors, warnings),
    problems: shown.map((problem) => ({ ...problem })),
    problemCount: shown.length + rest,
  };
  return { findings, rows: null };
}

function nothingRead(errors: string[], warnings: readonly Problem[]) {
  const shown = warnings.slice(0, limits.problemsShown).map(({ message }) => message);
  return { status: "invalid", errors, warnings: shown, rowCount: 0, preview: null } as const;
}
