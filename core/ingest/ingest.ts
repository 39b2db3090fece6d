import type { Minor } from "../money/Minor.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import { listed } from "../problem/ProblemList.ts";
import type { Table } from "../table/Table.ts";
import type { ColumnMapping } from "./ColumnMapping.ts";
import { chooseTable } from "./chooseTable.ts";
import { absentColumns, missingColumns, noHeader } from "./describeHeader.ts";
import { type FileRows, readFileRows } from "./FileRows.ts";
import { type FileType, fileTypeLabels } from "./fileTypes.ts";
import type { Header } from "./findHeader.ts";
import type { MatchedColumn } from "./matchHeadings.ts";
import { mergeInnerColumns } from "./mergeInnerColumns.ts";
import { otherFileType } from "./otherFileType.ts";
import { parseBalanceSheet } from "./parseBalanceSheet.ts";
import { parseFxRates } from "./parseFxRates.ts";
import { parsePriorCashFlow } from "./parsePriorCashFlow.ts";
import { parseProfitLoss } from "./parseProfitLoss.ts";
import { parseTrialBalance } from "./parseTrialBalance.ts";
import { reportDisagreements } from "./reportDisagreements.ts";
import { roundToBalance } from "./roundToBalance.ts";
import type { RowsByFileType } from "./rows.ts";
import { scaleWarning } from "./scaleWarning.ts";
import type { IgnoredRow } from "./sortRows.ts";
import type { Control } from "./structure/Control.ts";

/** Where a file was read, and which column was taken for what. */
export type ReadLayout = {
  sheet: string | null;
  /** The row of headings, counted from 1; 0 where a person said that there is none. */
  headingRow: number;
  matchedColumns: readonly MatchedColumn[];
};

export type IngestedFile<Type extends FileType> = ReadLayout & {
  rows: RowsByFileType[Type];
  /** Headings that were matched to nothing. */
  unusedHeadings: readonly string[];
  /** What each column of amounts adds up to, by field. */
  totals: Readonly<Record<string, Minor>>;
  ignoredRows: readonly IgnoredRow[];
  /** The totals the file prints, beside what was read. */
  controls: readonly Control[];
  warnings: readonly Problem[];
};

export type IngestResult<Type extends FileType> =
  | { ok: true; value: IngestedFile<Type> }
  | {
      ok: false;
      problems: readonly Problem[];
      warnings: readonly Problem[];
      /** How far it was understood; null when no row of headings was found. */
      layout: ReadLayout | null;
    };

type Parsers = { [Type in FileType]: (file: FileRows) => RowsByFileType[Type] };

const parsers: Parsers = {
  trial_balance: parseTrialBalance,
  profit_loss: parseProfitLoss,
  balance_sheet: parseBalanceSheet,
  fx_rates: parseFxRates,
  prior_cashflow: parsePriorCashFlow,
};

export type IngestOptions = {
  /** Which column holds which field, where a person knows better. */
  mapping?: ColumnMapping | null;
  /** The user takes a trial balance whose debits and credits differ: said as a warning, not refused. */
  acceptUnbalanced?: boolean;
  /** The user takes a file whose rows do not give its printed totals: said as a warning, not refused. */
  acceptDifferences?: boolean;
};

/** Turns the tables of a file into validated rows of its type, or every problem that stops it. */
export function ingest<Type extends FileType>(
  fileType: Type,
  tables: readonly Table[],
  options: IngestOptions = {},
): IngestResult<Type> {
  const result = read(fileType, tables, options);
  // Whoever matched the columns by hand has said what the file is.
  const other = result.ok || options.mapping ? null : otherFileType(fileType, tables);
  if (result.ok || other === null) return result;
  const [value, expected] = [fileTypeLabels[fileType], fileTypeLabels[other]];
  const misplaced = problem("file_type_other", { value, expected });
  return { ...result, problems: [misplaced, ...result.problems] };
}

function read<Type extends FileType>(
  fileType: Type,
  tables: readonly Table[],
  { mapping = null, acceptUnbalanced = false, acceptDifferences = false }: IngestOptions,
): IngestResult<Type> {
  const chosen = chooseTable(fileType, tables, mapping);
  if (!chosen)
    return { ok: false, problems: [noHeader(fileType, tables)], warnings: [], layout: null };
  const { header } = chosen;
  const table = mapping ? chosen.table : mergeInnerColumns(chosen.table, header, fileType);
  const layout = layoutOf(table, header);
  const about = [
    ...chosen.warnings,
    ...absentColumns(header, fileType),
    ...scaleWarning(table, header),
  ];
  if (header.missing.length > 0)
    return { ok: false, problems: missingColumns(table, header), warnings: about, layout };
  const file = roundToBalance(readFileRows(table, header, fileType, acceptUnbalanced));
  const rows = parsers[fileType](file);
  reportDisagreements(file, acceptDifferences);
  const warnings = [...about, ...ignoredRows(file.ignored), ...listed(file.warnings)];
  const problems = file.rows.length === 0 ? [problem("no_rows")] : listed(file.problems);
  if (problems.length > 0) return { ok: false, problems, warnings, layout };
  return { ok: true, value: { rows, ...layout, ...describe(file, header), warnings } };
}

function layoutOf({ sheet }: Table, { row, columns }: Header): ReadLayout {
  return { sheet, headingRow: row, matchedColumns: columns };
}

function describe(file: FileRows, header: Header) {
  const used = new Set(header.columns.map(({ index }) => index));
  return {
    unusedHeadings: header.headings.filter(
      (heading, index) => !used.has(index) && heading.trim() !== "",
    ),
    totals: Object.fromEntries([...file.amounts].map(([field, { total }]) => [field, total])),
    ignoredRows: file.ignored,
    controls: file.controls,
  };
}

const MOST_LISTED = 10;

function ignoredRows(ignored: readonly IgnoredRow[]): Problem[] {
  const isBeneath = ({ reason }: IgnoredRow) => reason === "beneath_profit";
  const others = ignored.filter((row) => row.reason !== "title" && !isBeneath(row));
  return [
    ...leftOut("rows_ignored", others),
    ...leftOut("rows_beneath_profit", ignored.filter(isBeneath)),
  ];
}

function leftOut(
  code: "rows_ignored" | "rows_beneath_profit",
  rows: readonly IgnoredRow[],
): Problem[] {
  if (rows.length === 0) return [];
  const listed = rows.slice(0, MOST_LISTED).map(({ row, text }) => `${row} (${text || "sum"})`);
  const more = rows.length - listed.length;
  const value = more > 0 ? `${listed.join(", ")} and ${more} more` : listed.join(", ");
  return [problem(code, { value })];
}
