import { type Difference, limits } from "@tieout/contract";
import {
  type Control,
  checkBalanceSheet,
  cutText,
  describeSheet,
  type FileType,
  formatMinor,
  type IngestResult,
  ingest,
  isOfOneDate,
  limitProblems,
  mappingProblem,
  matchedBy,
  type Problem,
  type ReadLayout,
  type RowsByFileType,
  type SheetStart,
  showText,
  type Table,
} from "@tieout/core";
import { type ReadFile, readFile } from "@tieout/files";
import type { FileRecord } from "../store/FileRecord.ts";
import { type StoredList, writeList } from "../store/storedList.ts";
import { type ChosenMapping, chooseMapping, type ReadAs } from "./chooseMapping.ts";
import { findOtherStatement, type OtherStatement } from "./findOtherStatement.ts";
import { layoutId } from "./layoutId.ts";
import { previewRows } from "./previewRows.ts";
import { writeRows } from "./rowsJson.ts";
import { sheetsKind } from "./sheetsKind.ts";
import { differencesIn, isOnlyUnbalanced, isSameDifference } from "./unbalanced.ts";

type Findings = Pick<
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
>;

/** What an upload turned out to be, with its rows when it is valid. */
export type ValidatedFile = {
  findings: Findings;
  /** The other statement that a workbook holds; null where it holds none. */
  alsoHolds: OtherStatement | null;
  /** Why the columns its user chose cannot be those of the file; null where they can. */
  mappingProblem: string | null;
  /** Its rows as they are stored; null when it is not valid. */
  rows: StoredList | null;
  /** The first rows of its sheets as they are stored; null when it could not be read as tables. */
  sheets: StoredList | null;
};

/** A file that is to be read, and what its user has said of it. */
export type ValidationRequest = {
  bytes: Uint8Array;
  file: { fileName: string; fileType: FileType };
  readAs: ReadAs;
};

/** Reads and validates a file; the same for every road by which it comes. Only a statement may be a PDF. */
export async function validateFile({
  bytes,
  file: { fileName, fileType },
  readAs,
}: ValidationRequest): Promise<ValidatedFile> {
  const read = await readFile(bytes, fileName, { acceptsPdf: fileType === "prior_cashflow" });
  if (!read.ok) return { ...nothing, findings: refused(read.problems, []) };
  const { findings, rows, sheets } = validateTables(read.value, fileType, readAs);
  const isTaken = findings.status === "valid";
  const mapping = readAs.chosen?.mapping ?? null;
  return {
    findings,
    alsoHolds: isTaken ? findOtherStatement(fileType, read.value.tables, findings.matching) : null,
    mappingProblem: mapping && mappingProblem(fileType, read.value.tables, mapping),
    rows: rows && writeRows(fileType, rows),
    sheets: writeList(sheetsKind, sheets),
  };
}

const nothing = { alsoHolds: null, mappingProblem: null, rows: null, sheets: null };

type ValidatedTables = {
  findings: Findings;
  rows: RowsByFileType[FileType] | null;
  sheets: readonly SheetStart[];
};

/** Validates the tables of a file as its user says that they are to be read. */
function validateTables(
  { tables, warnings: about }: Pick<ReadFile, "tables" | "warnings">,
  fileType: FileType,
  readAs: ReadAs,
): ValidatedTables {
  const chosen = chooseMapping(fileType, tables, readAs);
  const { mapping } = chosen;
  const { result, differences } = ingestAccepting(fileType, tables, { ...readAs, mapping });
  const sheets = tables.map((table) => describeSheet(fileType, table));
  const layout = result.ok ? result.value : result.layout;
  const matched = {
    matching: layout && describeMatching(fileType, layout, chosen),
    layoutId: layout && layoutIdOf(fileType, tables, layout),
  };
  if (result.ok && differences.open.length === 0) {
    const { rows } = result.value;
    const findings: Findings = {
      ...{ status: "valid", errors: [], problems: [], problemCount: 0, rowCount: rows.length },
      hasOneDate: isOfOneDate(fileType, result.value.matchedColumns),
      warnings: messagesOf([
        ...about,
        ...balanceWarnings(fileType, result.value.rows),
        ...result.value.warnings,
      ]),
      preview: previewRows(fileType, result.value),
      ...{ ...matched, openDifferences: [], acceptedDifferences: differences.accepted },
      controls: describeControls(result.value.controls),
    };
    return { findings, rows, sheets };
  }
  const preview = result.ok ? previewRows(fileType, result.value) : null;
  const { problems, warnings } = result.ok ? differences.refusal : result;
  const openDifferences = differences.open;
  const found = refused(problems, [...about, ...warnings]);
  const controls = result.ok ? describeControls(result.value.controls) : [];
  return {
    findings: { ...found, ...matched, preview, openDifferences, controls },
    rows: null,
    sheets,
  };
}

const MOST_CONTROLS = 100;

/** The printed totals as they are kept, those that differ first. */
function describeControls(controls: readonly Control[]): Findings["controls"] {
  return controls
    .toSorted((one, other) => Number(one.agrees) - Number(other.agrees))
    .slice(0, MOST_CONTROLS)
    .map(({ printed, read, ...control }) => ({
      ...control,
      printed: formatMinor(printed),
      read: formatMinor(read),
    }));
}

/** What a file of its type says besides: a balance sheet whether it balances. */
function balanceWarnings(fileType: FileType, rows: RowsByFileType[FileType]): readonly Problem[] {
  if (fileType !== "balance_sheet") return [];
  return checkBalanceSheet(rows as RowsByFileType["balance_sheet"]); // rows of this file type
}

type Refusal = Pick<Extract<IngestResult<FileType>, { ok: false }>, "problems" | "warnings">;

type Accepting = {
  result: IngestResult<FileType>;
  differences: { accepted: Difference[]; open: Difference[]; refusal: Refusal };
};

/** A file that is only out of balance is read on, to show what it holds and what may be accepted. */
function ingestAccepting(
  fileType: FileType,
  tables: readonly Table[],
  { mapping, accepted }: Pick<ChosenMapping, "mapping"> & Pick<ReadAs, "accepted">,
): Accepting {
  const none: Accepting["differences"] = {
    ...{ accepted: [], open: [], refusal: { problems: [], warnings: [] } },
  };
  const result = ingest(fileType, tables, { mapping, oneDate: "take" });
  if (result.ok || !isOnlyUnbalanced(result.problems)) return { result, differences: none };
  const found = differencesIn(result.problems);
  const isAccepted =
    accepted === "all" ||
    found.every((one) => accepted.some((other) => isSameDifference(one, other)));
  const differences = isAccepted
    ? { ...none, accepted: found }
    : { ...none, open: found, refusal: result };
  const taken = ingest(fileType, tables, {
    mapping,
    oneDate: "take",
    acceptUnbalanced: true,
    acceptDifferences: true,
  });
  return { result: taken, differences };
}

function describeMatching(
  fileType: FileType,
  { sheet, headingRow, matchedColumns }: ReadLayout,
  { origin, chosenAt }: ChosenMapping,
): Findings["matching"] {
  const columns = matchedColumns.map(({ field, index, heading }) => ({
    ...{ field, index, heading: showText(cutText(heading, LONGEST_HEADING)) },
    matchedBy: matchedBy(fileType, field, heading),
  }));
  return { sheet, headingRow, origin, chosenAt, columns };
}

const LONGEST_HEADING = 200;

function layoutIdOf(
  fileType: FileType,
  tables: readonly Table[],
  { sheet, headingRow }: ReadLayout,
): string | null {
  const table = tables.find((candidate) => candidate.sheet === sheet);
  const at = table?.rows.findIndex(({ row }) => row === headingRow) ?? -1;
  return table && at >= 0 ? layoutId(fileType, table, at) : null;
}

/** What its owner hears of a file that nobody could read after many attempts: a fault of ours. */
export const UNREADABLE =
  "We could not read this file. Ask for it to be read again, or save it as CSV or XLSX and upload that.";

/** What its owner hears of a file whose reading was stopped because it took too much. */
export const TOO_MUCH =
  "This file takes more memory or time to read than there is for it. Leave out what the statement does not need, and upload it again.";

/** A file that was not read, and why. */
export function unread(reason: string): ValidatedFile {
  const errors = [reason];
  const findings = { ...nothingRead(errors, []), problems: [], problemCount: 1 };
  return { ...nothing, findings };
}

function refused(problems: readonly Problem[], warnings: readonly Problem[]): Findings {
  const { shown, rest } = limitProblems(problems, limits.problemsShown);
  const messages = shown.map(({ message }) => message);
  const errors = rest > 0 ? [...messages, `… and ${rest} more problems.`] : messages;
  return {
    ...nothingRead(errors, warnings),
    problems: shown.map((problem) => ({ ...problem })),
    problemCount: shown.length + rest,
  };
}

function nothingRead(errors: string[], warnings: readonly Problem[]) {
  return {
    ...{ status: "invalid" as const, errors, warnings: messagesOf(warnings), rowCount: 0 },
    hasOneDate: false,
    ...{ preview: null, matching: null, layoutId: null },
    ...{ openDifferences: [], acceptedDifferences: [], controls: [] },
  };
}

function messagesOf(warnings: readonly Problem[]): string[] {
  return warnings.slice(0, limits.problemsShown).map(({ message }) => message);
}
