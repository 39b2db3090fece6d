import type { Difference } from "@tieout/contract";
import {
  type Control,
  checkBalanceSheet,
  cutText,
  decimalsOf,
  describeSheet,
  type FileType,
  formatMinor,
  formOf,
  type IngestedFile,
  type IngestResult,
  ingest,
  isOfOneDate,
  matchedBy,
  matchingProblem,
  type Problem,
  type ReadMatching,
  type RowsByFileType,
  type SheetStart,
  type StatementSetting,
  showText,
  type Table,
  uprightTables,
} from "@tieout/core";
import { type ReadFile, readFile } from "@tieout/files";
import { writeList } from "../store/kinds/storedList.ts";
import { type ChosenMatching, chooseMatching, type ReadAs } from "./chooseMatching.ts";
import { findOtherStatement } from "./findOtherStatement.ts";
import { layoutId } from "./layoutId.ts";
import { labelOf } from "./matchingOf.ts";
import { canBeAccepted, isSameDifference, openDifferencesIn } from "./openDifferences.ts";
import { previewRows } from "./previewRows.ts";
import { writeRows } from "./rowsJson.ts";
import { sheetsKind } from "./sheetsKind.ts";
import {
  messagesOf,
  nothing,
  type ReadingResult,
  refused,
  type ValidatedFile,
} from "./ValidatedFile.ts";

/** A file that is to be read, and what its user has said of it. */
export type ValidationRequest = {
  bytes: Uint8Array;
  file: { fileName: string; fileType: FileType };
  readAs: ReadAs;
  /** The project it comes to: last year's statement is compared with it. */
  setting: StatementSetting;
};

/** Reads and validates a file, however it was uploaded. Rates may not be a PDF. */
export async function validateFile(request: ValidationRequest): Promise<ValidatedFile> {
  const {
    bytes,
    file: { fileName, fileType },
    readAs,
  } = request;
  const form = formOf(fileType);
  const read = await readFile(bytes, fileName, {
    pdfHolds: form === "fx_rates" ? null : form,
  });
  if (!read.ok) return { ...nothing, readingResult: refused(read.problems, []) };
  // What is shown and matched by hand is what was read, so a sheet on its side is turned for both
  const tables = uprightTables(read.value.tables, fileType);
  const upright = { ...read.value, tables };
  const { readingResult, rows, sheets } = validateTables(upright, fileType, request);
  const isTaken = readingResult.status === "valid";
  const matching = readAs.chosen?.matching ?? null;
  return {
    readingResult,
    alsoHolds: isTaken
      ? findOtherStatement(fileType, tables, {
          matching: readingResult.matching,
          rows: rows ?? [],
        })
      : null,
    matchingProblem: matching && matchingProblem(fileType, tables, matching),
    rows: rows && writeRows(fileType, rows, decimalsOf(request.setting.currency)),
    sheets: writeList(sheetsKind, sheets),
  };
}

type ValidatedTables = {
  readingResult: ReadingResult;
  rows: RowsByFileType[FileType] | null;
  sheets: readonly SheetStart[];
};

/** Validates the tables of a file as its user says that they are to be read. */
function validateTables(
  { tables, warnings: about }: Pick<ReadFile, "tables" | "warnings">,
  fileType: FileType,
  { readAs, setting: statement }: Pick<ValidationRequest, "readAs" | "setting">,
): ValidatedTables {
  const { currency } = statement;
  const chosen = chooseMatching(fileType, tables, readAs);
  const { matching } = chosen;
  const { result, differences } = ingestAccepting(fileType, tables, {
    ...readAs,
    matching,
    statement,
  });
  const value = result.ok ? result.value : null;
  const sheets = tables.map((table) => describeSheet(fileType, table, value));
  const readMatching = result.ok ? result.value : result.readMatching;
  const matched = {
    matching: readMatching && describeMatching(fileType, tables, readMatching, chosen),
    layoutId: readMatching && layoutIdOf(fileType, tables, readMatching),
  };
  if (result.ok && differences.open.length === 0) {
    const { rows } = result.value;
    const readingResult: ReadingResult = {
      ...soundResult(fileType, result.value, about, currency),
      ...matched,
      acceptedDifferences: differences.accepted,
    };
    return { readingResult, rows, sheets };
  }
  const preview = result.ok ? previewRows(fileType, result.value, currency) : null;
  const { problems, warnings } = result.ok ? differences.refusal : result;
  const openDifferences = differences.open;
  const found = refused(problems, [...about, ...warnings]);
  const controls = result.ok ? describeControls(result.value.controls, currency) : [];
  return {
    readingResult: { ...found, ...matched, preview, openDifferences, controls },
    rows: null,
    sheets,
  };
}

/** What is found in a file without problems. */
function soundResult(
  fileType: FileType,
  ingested: IngestedFile<FileType>,
  about: ReadFile["warnings"],
  currency: string,
): Omit<ReadingResult, "matching" | "layoutId" | "acceptedDifferences"> {
  const { rows, matchedColumns, warnings, controls } = ingested;
  return {
    status: "valid",
    errors: [],
    problems: [],
    problemCount: 0,
    rowCount: rows.length,
    decimals: decimalsOf(currency),
    hasOneDate: isOfOneDate(fileType, matchedColumns),
    warnings: messagesOf([...about, ...balanceWarnings(fileType, rows, currency), ...warnings]),
    preview: previewRows(fileType, ingested, currency),
    openDifferences: [],
    controls: describeControls(controls, currency),
    ledger: null,
    scale: ingested.scale,
    currencyWritten: ingested.currencyWritten,
    remarks: [...ingested.remarks],
  };
}

const MOST_CONTROLS = 100;

/** The printed totals as they are kept, those that differ first. */
function describeControls(
  controls: readonly Control[],
  currency: string,
): ReadingResult["controls"] {
  const decimals = decimalsOf(currency);
  return controls
    .toSorted((one, other) => Number(one.agrees) - Number(other.agrees))
    .slice(0, MOST_CONTROLS)
    .map(({ printed, read, ...control }) => ({
      ...control,
      printed: formatMinor(printed, decimals),
      read: formatMinor(read, decimals),
    }));
}

/** What a file of its type says besides: a balance sheet whether it balances. */
function balanceWarnings(
  fileType: FileType,
  rows: RowsByFileType[FileType],
  currency: string,
): readonly Problem[] {
  if (fileType !== "balance_sheet") return [];
  return checkBalanceSheet(rows as RowsByFileType["balance_sheet"], currency); // rows of this file type
}

type Refusal = Pick<Extract<IngestResult<FileType>, { ok: false }>, "problems" | "warnings">;

type Accepting = {
  result: IngestResult<FileType>;
  differences: { accepted: Difference[]; open: Difference[]; refusal: Refusal };
};

type AsSaid = Pick<ChosenMatching, "matching"> &
  Pick<ReadAs, "accepted"> & { statement: StatementSetting };

/** A file that is only out of balance is read on, to show what it holds and what may be accepted. */
function ingestAccepting(
  fileType: FileType,
  tables: readonly Table[],
  { matching, accepted, statement }: AsSaid,
): Accepting {
  const none: Accepting["differences"] = {
    accepted: [],
    open: [],
    refusal: { problems: [], warnings: [] },
  };
  const result = ingest(fileType, tables, { matching, statement, oneDate: "take" });
  if (result.ok || !canBeAccepted(result.problems)) return { result, differences: none };
  const found = openDifferencesIn(result.problems);
  const isAccepted =
    accepted === "all" ||
    found.every((one) => accepted.some((other) => isSameDifference(one, other)));
  const differences = isAccepted
    ? { ...none, accepted: found }
    : { ...none, open: found, refusal: result };
  const taken = ingest(fileType, tables, {
    matching,
    statement,
    oneDate: "take",
    acceptUnbalanced: true,
    acceptDifferences: true,
  });
  return { result: taken, differences };
}

function describeMatching(
  fileType: FileType,
  tables: readonly Table[],
  { sheet, headingRow, matchedColumns, labelColumns, innerColumns, sides }: ReadMatching,
  { matching, origin, chosenAt }: ChosenMatching,
): ReadingResult["matching"] {
  const table = tables.find((candidate) => candidate.sheet === sheet);
  const rows = Object.entries(matching?.rows ?? {}).map(([key, { kind, section }]) => {
    const row = Number.parseInt(key, 10);
    const isRight = key.endsWith("R");
    const found = table?.rows.find((candidate) => candidate.row === row);
    return { row, isRight, label: found ? labelOf(found, { sides, isRight }) : "", kind, section };
  });
  const columns = matchedColumns.map(({ field, index, heading }) => ({
    field,
    index,
    heading: showText(cutText(heading, LONGEST_HEADING)),
    matchedBy: matchedBy(fileType, field, heading),
  }));
  return {
    sheet,
    headingRow,
    origin,
    chosenAt,
    columns,
    labelColumns: [...labelColumns],
    innerColumns: Object.fromEntries(
      Object.entries(innerColumns).map(([field, inner]) => [field, [...inner]]),
    ),
    sides,
    rows,
  };
}

const LONGEST_HEADING = 200;

function layoutIdOf(
  fileType: FileType,
  tables: readonly Table[],
  { sheet, headingRow }: ReadMatching,
): string | null {
  const table = tables.find((candidate) => candidate.sheet === sheet);
  const at = table?.rows.findIndex(({ row }) => row === headingRow) ?? -1;
  return table && at >= 0 ? layoutId(fileType, table, at) : null;
}
