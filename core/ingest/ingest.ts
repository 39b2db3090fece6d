import type { Minor } from "../money/Minor.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import { listed } from "../problem/ProblemList.ts";
import type { Table } from "../table/Table.ts";
import { chooseTable } from "./chooseTable.ts";
import { absentColumns, missingColumns, noHeader } from "./describeHeader.ts";
import { type FileRows, readFileRows } from "./FileRows.ts";
import type { FileType } from "./fileTypes.ts";
import type { Header } from "./findHeader.ts";
import type { ColumnMapping, MatchedColumn } from "./matchHeadings.ts";
import { parseBalanceSheet } from "./parseBalanceSheet.ts";
import { parseFxRates } from "./parseFxRates.ts";
import { parsePriorCashFlow } from "./parsePriorCashFlow.ts";
import { parseProfitLoss } from "./parseProfitLoss.ts";
import { parseTrialBalance } from "./parseTrialBalance.ts";
import { roundToBalance } from "./roundToBalance.ts";
import type { RowsByFileType } from "./rows.ts";
import type { IgnoredRow } from "./sortRows.ts";

export type IngestedFile<Type extends FileType> = {
  rows: RowsByFileType[Type];
  sheet: string | null;
  matchedColumns: readonly MatchedColumn[];
  /** Headings that were matched to nothing. */
  unusedHeadings: readonly string[];
  /** What each column of amounts adds up to, by field. */
  totals: Readonly<Record<string, Minor>>;
  ignoredRows: readonly IgnoredRow[];
  warnings: readonly Problem[];
};

export type IngestResult<Type extends FileType> =
  | { ok: true; value: IngestedFile<Type> }
  | { ok: false; problems: readonly Problem[]; warnings: readonly Problem[] };

type Parsers = { [Type in FileType]: (file: FileRows) => RowsByFileType[Type] };

const parsers: Parsers = {
  trial_balance: parseTrialBalance,
  profit_loss: parseProfitLoss,
  balance_sheet: parseBalanceSheet,
  fx_rates: parseFxRates,
  prior_cashflow: parsePriorCashFlow,
};

export type IngestOptions = {
  /** Which heading holds which field, where the user knows better. */
  mapping?: ColumnMapping;
  /** The user takes a trial balance whose debits and credits differ: said as a warning, not refused. */
  acceptUnbalanced?: boolean;
};

/** Turns the tables of a file into validated rows of its type, or every problem that stops it. */
export function ingest<Type extends FileType>(
  fileType: Type,
  tables: readonly Table[],
  { mapping = {}, acceptUnbalanced = false }: IngestOptions = {},
): IngestResult<Type> {
  const chosen = chooseTable(fileType, tables, mapping);
  if (!chosen) return { ok: false, problems: [noHeader(fileType, tables)], warnings: [] };
  const { table, header } = chosen;
  const about = [...chosen.warnings, ...absentColumns(header, fileType)];
  if (header.missing.length > 0)
    return { ok: false, problems: missingColumns(table, header), warnings: about };
  const file = roundToBalance(readFileRows(table, header, fileType, acceptUnbalanced));
  const rows = parsers[fileType](file);
  const warnings = [...about, ...ignoredRows(file.ignored), ...listed(file.warnings)];
  const problems = file.rows.length === 0 ? [problem("no_rows")] : listed(file.problems);
  if (problems.length > 0) return { ok: false, problems, warnings };
  return { ok: true, value: { rows, ...describe(file, header), warnings } };
}

function describe(file: FileRows, header: Header) {
  const used = new Set(header.columns.map(({ index }) => index));
  return {
    sheet: file.sheet,
    matchedColumns: header.columns,
    unusedHeadings: header.headings.filter(
      (heading, index) => !used.has(index) && heading.trim() !== "",
    ),
    totals: Object.fromEntries([...file.amounts].map(([field, { total }]) => [field, total])),
    ignoredRows: file.ignored,
  };
}

const MOST_LISTED = 10;

function ignoredRows(ignored: readonly IgnoredRow[]): Problem[] {
  const rows = ignored.filter(({ reason }) => reason !== "title");
  if (rows.length === 0) return [];
  const listed = rows.slice(0, MOST_LISTED).map(({ row, text }) => `${row} (${text || "sum"})`);
  const more = rows.length - listed.length;
  const value = more > 0 ? `${listed.join(", ")} and ${more} more` : listed.join(", ");
  return [problem("rows_ignored", { value })];
}
