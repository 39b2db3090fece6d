import { createHash } from "node:crypto";
import { basename } from "node:path";
import {
  type ColumnPeriod,
  type Control,
  checkPeriodsFit,
  type FileType,
  type IngestedFile,
  type IngestOptions,
  ingest,
  joinBalanceSheets,
  joinTrialBalances,
  mappingProblem,
  type Problem,
  problem,
  type ReportFile,
  type RowsByFileType,
} from "@tieout/core";
import { readFile } from "@tieout/files";
import { type Layouts, readLayoutFile } from "./readLayoutFile.ts";
import type { Options, Outcome } from "./readOptions.ts";
import { type ReadBytes, readPath } from "./readPath.ts";

/** What the files named on the command line hold, with what was found on the way. */
export type StatementFiles = {
  rows: Partial<RowsByFileType>;
  /** Last year's trial balance, where none of this year is beside it but a general ledger. */
  openings: RowsByFileType["trial_balance"] | null;
  controls: Partial<Record<FileType, readonly Control[]>>;
  files: ReportFile[];
  warnings: string[];
};

/** Reads every file that was named, last year's beside this year's; every problem is told. */
export async function readStatementFiles(
  options: Options,
  readBytes: ReadBytes,
): Promise<Outcome<StatementFiles>> {
  const { files: paths, priorFiles, isFirstPeriod, acceptDifferences } = options;
  const reading: Reading = { found: emptyFiles(), problems: [], sheets: [], periods: new Map() };
  const layouts = await readLayouts(options, readBytes);
  if (!layouts.ok) return layouts;
  const isOneDate = (fileType: FileType) => isFirstPeriod || priorFiles[fileType] !== undefined;
  // Keys come from one table of options
  for (const [fileType, path] of Object.entries(paths) as [FileType, string][]) {
    const oneDate = isOneDate(fileType) ? "take" : "ask";
    const mapping = layouts.value[fileType] ?? null;
    await readInto(reading, fileType, path, readBytes, { oneDate, acceptDifferences, mapping });
  }
  await addPrior(reading, options, readBytes);
  reading.problems.push(...periodProblems(reading), ...sheetProblems(reading));
  const { found, problems } = reading;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: found };
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
  periods: Map<FileType, readonly ColumnPeriod[]>;
};

function emptyFiles(): StatementFiles {
  return { rows: {}, openings: null, controls: {}, files: [], warnings: [] };
}

async function readInto<Type extends FileType>(
  { found, problems, sheets, periods }: Reading,
  fileType: Type,
  path: string,
  readBytes: ReadBytes,
  options: IngestOptions,
): Promise<void> {
  const read = await readOne(fileType, path, readBytes, options);
  if (!read.ok) {
    problems.push(...read.problems);
    return;
  }
  const { file, sha256, warnings } = read.value;
  Object.assign(found.rows, { [fileType]: file.rows });
  Object.assign(found.controls, { [fileType]: file.controls });
  found.files.push({ fileType, fileName: basename(path), sha256 });
  found.warnings.push(...warnings);
  sheets.push({ path, sheet: file.sheet, fileType });
  periods.set(fileType, file.periods);
}

/** Last year's balances become this year's opening ones. */
async function addPrior(
  reading: Reading,
  { priorFiles, acceptDifferences }: Options,
  readBytes: ReadBytes,
): Promise<void> {
  const { found, problems } = reading;
  const options = { oneDate: "take" as const, acceptDifferences };
  for (const fileType of ["trial_balance", "balance_sheet"] as const) {
    const path = priorFiles[fileType];
    if (path === undefined) continue;
    const read = await readOne(fileType, path, readBytes, options);
    if (!read.ok) {
      problems.push(...read.problems);
      continue;
    }
    const { file, sha256, warnings } = read.value;
    found.files.push({ fileType, fileName: basename(path), sha256 });
    found.warnings.push(...warnings);
    if ("trial_balance" === fileType)
      joinTrial(found, file.rows as RowsByFileType["trial_balance"]);
    else joinSheet(found, file.rows as RowsByFileType["balance_sheet"]);
  }
}

function joinTrial(found: StatementFiles, prior: RowsByFileType["trial_balance"]): void {
  const { rows } = found;
  if (rows.trial_balance) rows.trial_balance = joinTrialBalances(rows.trial_balance, prior);
  else found.openings = prior;
}

function joinSheet({ rows }: StatementFiles, prior: RowsByFileType["balance_sheet"]): void {
  if (rows.balance_sheet) rows.balance_sheet = joinBalanceSheets(rows.balance_sheet, prior);
}

function periodProblems({ periods }: Reading): string[] {
  const fit = checkPeriodsFit(periods.get("profit_loss") ?? [], periods.get("balance_sheet") ?? []);
  return fit.map(({ message }) => message);
}

/** One sheet cannot be two statements. */
function sheetProblems({ sheets }: Reading): string[] {
  return sheets.flatMap(({ path, sheet, fileType }, at) => {
    const before = sheets
      .slice(0, at)
      .find((other) => other.path === path && other.sheet === sheet);
    if (before === undefined || sheet === null) return [];
    const where = { sheet, value: fileType, expected: before.fileType };
    return [`${basename(path)}: ${problem("sheet_used_twice", where).message}`];
  });
}

type ReadOne<Type extends FileType> = {
  file: IngestedFile<Type>;
  sha256: string;
  warnings: string[];
};

async function readOne<Type extends FileType>(
  fileType: Type,
  path: string,
  readBytes: ReadBytes,
  options: IngestOptions,
): Promise<Outcome<ReadOne<Type>>> {
  const prefixed = (found: readonly Problem[]) =>
    found.map(({ message }) => `${basename(path)}: ${message}`);
  const bytes = await readPath(path, readBytes);
  if (!bytes.ok) return bytes;
  const read = await readFile(bytes.value, basename(path), {
    acceptsPdf: fileType === "prior_cashflow",
  });
  if (!read.ok) return { ok: false, problems: prefixed(read.problems) };
  const misplaced = options.mapping && mappingProblem(fileType, read.value.tables, options.mapping);
  if (misplaced) return { ok: false, problems: [`${basename(path)}: ${misplaced}`] };
  // Nobody can be asked here: a difference stands on the statement, as the exit code says
  const ingested = ingest(fileType, read.value.tables, { ...options, acceptUnbalanced: true });
  if (!ingested.ok) return { ok: false, problems: prefixed(ingested.problems) };
  const sha256 = createHash("sha256").update(bytes.value).digest("hex");
  const warnings = prefixed([...read.value.warnings, ...ingested.value.warnings]);
  return { ok: true, value: { file: ingested.value, sha256, warnings } };
}
