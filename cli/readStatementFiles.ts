import { createHash } from "node:crypto";
import { basename } from "node:path";
import {
  type BalancesType,
  type ColumnPeriod,
  type Control,
  type CurrencyOfFile,
  checkPeriodsFit,
  checkScalesFit,
  type FileScale,
  type FileType,
  fileTypeLabels,
  formOf,
  groupAlike,
  type IngestedFile,
  type IngestOptions,
  ingest,
  isBalances,
  isOfOneDate,
  joinYears,
  lastYearsFileOf,
  matchingProblem,
  mayShareSheet,
  openingsOfLastYear,
  type Problem,
  problem,
  type RemarksOfFile,
  type ReportFile,
  type RowsByFileType,
  remarksThatDiffer,
  type StatementSetting,
  uprightTables,
} from "@tieout/core";
import { readFile } from "@tieout/files";
import type { Outcome } from "./Outcome.ts";
import { type Layouts, readLayoutFile } from "./readLayoutFile.ts";
import type { CompleteOptions, Options } from "./readOptions.ts";
import { type ReadBytes, readPath } from "./readPath.ts";

/** What the files named on the command line hold, with what was found on the way. */
export type StatementFiles = {
  rows: Partial<RowsByFileType>;
  /** Last year's trial balance, where none of this year is beside it but a general ledger. */
  openings: ReturnType<typeof openingsOfLastYear>;
  /** The balances of one date that open with what the general ledger says. */
  opensWithLedger: BalancesType[];
  controls: Partial<Record<FileType, readonly Control[]>>;
  columnPeriods: Partial<Record<FileType, readonly ColumnPeriod[]>>;
  scales: FileScale[];
  currencies: CurrencyOfFile[];
  remarks: RemarksOfFile[];
  files: ReportFile[];
  warnings: string[];
};

/** Reads every file that was named, last year's beside this year's; every problem is told. */
export async function readStatementFiles(
  options: CompleteOptions,
  readBytes: ReadBytes,
): Promise<Outcome<StatementFiles>> {
  const { files: paths, priorFiles, isFirstPeriod, acceptDifferences } = options;
  const reading: Reading = { found: emptyFiles(), problems: [], sheets: [], ofOneDate: [] };
  const layouts = await readLayouts(options, readBytes);
  if (!layouts.ok) return layouts;
  const isLedgerBeside = options.generalLedger.length > 0;
  const isOpenedElsewhere = (fileType: FileType) =>
    isFirstPeriod || priorFiles[fileType] !== undefined;
  // Keys come from one table of options
  for (const [fileType, path] of Object.entries(paths) as [FileType, string][]) {
    const isTaken = isOpenedElsewhere(fileType) || isLedgerBeside;
    const oneDate = isTaken ? "take" : "ask";
    const matching = layouts.value[fileType] ?? null;
    const asked = { oneDate, acceptDifferences, matching, statement: settingOf(options) } as const;
    await readInto(reading, { fileType, path, asked }, readBytes);
  }
  for (const fileType of ["trial_balance", "balance_sheet"] as const) {
    const path = priorFiles[fileType];
    const matching = layouts.value[lastYearsFileOf[fileType]] ?? null;
    const asked = { acceptDifferences, matching, statement: settingOf(options) };
    if (path === undefined) continue;
    await readInto(reading, { fileType: lastYearsFileOf[fileType], path, asked }, readBytes);
  }
  const { trial_balance, balance_sheet } = reading.found.rows;
  if (!trial_balance && !balance_sheet)
    reading.found.openings = openingsOfLastYear(reading.found.rows);
  if (isLedgerBeside)
    reading.found.opensWithLedger = reading.ofOneDate.filter((type) => !isOpenedElsewhere(type));
  reading.found.rows = joinYears(reading.found.rows);
  reading.problems.push(...periodProblems(reading), ...sheetProblems(reading));
  const { found, problems } = reading;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: found };
}

function settingOf({ framework, method, currency, period }: CompleteOptions): StatementSetting {
  return { framework, method, currency, period };
}

async function readLayouts({ layout }: Options, readBytes: ReadBytes): Promise<Outcome<Layouts>> {
  if (layout === null) return { ok: true, value: {} };
  const bytes = await readPath(layout, readBytes);
  return bytes.ok ? readLayoutFile(new TextDecoder().decode(bytes.value)) : bytes;
}

type Reading = {
  found: StatementFiles;
  problems: string[];
  /** Which sheet of which file was read as what. */
  sheets: { path: string; sheet: string | null; fileType: FileType }[];
  ofOneDate: BalancesType[];
};

function emptyFiles(): StatementFiles {
  return {
    rows: {},
    openings: undefined,
    opensWithLedger: [],
    controls: {},
    columnPeriods: {},
    scales: [],
    currencies: [],
    remarks: [],
    files: [],
    warnings: [],
  };
}

/** A file that was named, and how it is to be read. */
type NamedFile<Type extends FileType> = { fileType: Type; path: string; asked: IngestOptions };

async function readInto<Type extends FileType>(
  { found, problems, sheets, ofOneDate }: Reading,
  named: NamedFile<Type>,
  readBytes: ReadBytes,
): Promise<void> {
  const { fileType, path } = named;
  const read = await readOne(named, readBytes);
  if (!read.ok) {
    problems.push(...read.problems);
    return;
  }
  const { file, sha256, warnings } = read.value;
  Object.assign(found.rows, { [fileType]: file.rows });
  Object.assign(found.controls, { [fileType]: file.controls });
  Object.assign(found.columnPeriods, { [fileType]: file.periods });
  const totals = file.controls.map(({ printed }) => printed);
  found.scales.push({ fileType, scale: file.scale, totals });
  found.currencies.push({ fileType, currencyWritten: file.currencyWritten });
  found.remarks.push({ fileType, remarks: file.remarks });
  found.files.push({ fileType, fileName: basename(path), sha256 });
  found.warnings.push(...warnings);
  sheets.push({ path, sheet: file.sheet, fileType });
  if (isBalances(fileType) && isOfOneDate(fileType, file.matchedColumns)) ofOneDate.push(fileType);
}

function periodProblems({ found }: Reading): string[] {
  const { profit_loss: profitLoss = [], balance_sheet: balanceSheet = [] } = found.columnPeriods;
  const fit = checkPeriodsFit({ profitLoss, balanceSheet, remarks: found.remarks });
  const others = [...checkScalesFit(found.scales), ...remarksThatDiffer(found.remarks)];
  return [...fit, ...others].map(({ message }) => message);
}

/** One sheet is one file, but for the two statements that stand beneath each other. */
function sheetProblems({ sheets }: Reading): string[] {
  return sheets.flatMap(({ path, sheet, fileType }, at) => {
    const before = sheets
      .slice(0, at)
      .filter((other) => !mayShareSheet(other.fileType, fileType))
      .find((other) => other.path === path && other.sheet === sheet);
    if (before === undefined || sheet === null) return [];
    const value = fileTypeLabels[fileType];
    const where = { sheet, value, expected: fileTypeLabels[before.fileType] };
    return [`${basename(path)}: ${problem("sheet_used_twice", where).message}`];
  });
}

type ReadOne<Type extends FileType> = {
  file: IngestedFile<Type>;
  sha256: string;
  warnings: string[];
};

async function readOne<Type extends FileType>(
  { fileType, path, asked }: NamedFile<Type>,
  readBytes: ReadBytes,
): Promise<Outcome<ReadOne<Type>>> {
  const prefixed = (found: readonly Problem[]) =>
    found.map(({ message }) => `${basename(path)}: ${message}`);
  const bytes = await readPath(path, readBytes);
  if (!bytes.ok) return bytes;
  const form = formOf(fileType);
  const read = await readFile(bytes.value, basename(path), {
    pdfHolds: form === "fx_rates" ? null : form,
  });
  if (!read.ok) return { ok: false, problems: prefixed(read.problems) };
  const tables = uprightTables(read.value.tables, fileType);
  const misplaced = asked.matching && matchingProblem(fileType, tables, asked.matching);
  if (misplaced) return { ok: false, problems: [`${basename(path)}: ${misplaced}`] };
  // Nobody can be asked here: a difference stands on the statement, as the exit code says
  const ingested = ingest(fileType, tables, { ...asked, acceptUnbalanced: true });
  if (!ingested.ok) return { ok: false, problems: prefixed(groupAlike(ingested.problems)) };
  const sha256 = createHash("sha256").update(bytes.value).digest("hex");
  const warnings = prefixed(groupAlike([...read.value.warnings, ...ingested.value.warnings]));
  return { ok: true, value: { file: ingested.value, sha256, warnings } };
}
