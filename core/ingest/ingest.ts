import type { Problem } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import type { Table } from "../table/Table.ts";
import { columnsOf } from "./columns.ts";
import { type FileType, fileTypeLabels } from "./fileTypes.ts";
import { findHeader, type Header, type MatchedColumn } from "./findHeader.ts";
import type { ParsedRows } from "./parseAccountRows.ts";
import { parseBalanceSheet } from "./parseBalanceSheet.ts";
import { parseFxRates } from "./parseFxRates.ts";
import { parsePriorCashFlow } from "./parsePriorCashFlow.ts";
import { parseProfitLoss } from "./parseProfitLoss.ts";
import { parseTrialBalance } from "./parseTrialBalance.ts";
import { type FileRecord, readRecords } from "./readRecords.ts";
import type { RowsByFileType } from "./rows.ts";

export type IngestedFile<Type extends FileType> = {
  rows: RowsByFileType[Type];
  matchedColumns: readonly MatchedColumn[];
  ignoredRows: readonly number[];
  warnings: readonly Problem[];
};

export type IngestResult<Type extends FileType> =
  | { ok: true; value: IngestedFile<Type> }
  | { ok: false; problems: readonly Problem[]; warnings: readonly Problem[] };

type Parsers = {
  [Type in FileType]: (records: readonly FileRecord[]) => ParsedRows<RowsByFileType[Type][number]>;
};

const parsers: Parsers = {
  trial_balance: parseTrialBalance,
  profit_loss: parseProfitLoss,
  balance_sheet: parseBalanceSheet,
  fx_rates: parseFxRates,
  prior_cashflow: parsePriorCashFlow,
};

/** Turns the tables of a file into validated rows of its type, or every problem that stops it. */
export function ingest<Type extends FileType>(
  fileType: Type,
  tables: readonly Table[],
): IngestResult<Type> {
  const chosen = chooseTable(fileType, tables);
  if (!chosen) return { ok: false, problems: [noHeader(fileType, tables)], warnings: [] };
  const { table, header } = chosen;
  const warnings = [...chosen.warnings, ...headerWarnings(header, fileType)];
  if (header.missing.length > 0)
    return { ok: false, problems: missingColumns(table, header), warnings };
  const read = readRecords(table, header, fileType);
  const parsed = parsers[fileType](read.records);
  const problems = [...read.problems, ...parsed.problems];
  const allWarnings = [
    ...warnings,
    ...read.warnings,
    ...ignored(read.ignoredRows),
    ...parsed.warnings,
  ];
  if (problems.length > 0) return { ok: false, problems, warnings: allWarnings };
  if (parsed.rows.length === 0)
    return { ok: false, problems: [problem("no_rows")], warnings: allWarnings };
  return {
    ok: true,
    value: {
      rows: parsed.rows as RowsByFileType[Type], // the parser of this type made them
      matchedColumns: header.columns,
      ignoredRows: read.ignoredRows,
      warnings: allWarnings,
    },
  };
}

type Chosen = { table: Table; header: Header; warnings: Problem[] };

/** The sheet whose headings match with nothing missing, else the first that matches at all. */
function chooseTable(fileType: FileType, tables: readonly Table[]): Chosen | null {
  const matching = tables.flatMap((table) => {
    const header = findHeader(table, fileType);
    return header ? [{ table, header }] : [];
  });
  const best = matching.find(({ header }) => header.missing.length === 0) ?? matching[0];
  if (!best) return null;
  const sheet = best.table.sheet;
  const isOneOfMany = tables.length > 1 && sheet !== null;
  return { ...best, warnings: isOneOfMany ? [problem("sheet_chosen", { sheet })] : [] };
}

function noHeader(fileType: FileType, tables: readonly Table[]): Problem {
  const found = tables[0]?.rows[0]?.cells.filter((cell) => cell.trim() !== "").join(", ") ?? "";
  const expected = Object.values(columnsOf(fileType)).filter((column) => !column.isExtra);
  return problem("headings_not_found", {
    value: found.slice(0, 200),
    expected: expected.map(({ header }) => header).join(", "),
    column: fileTypeLabels[fileType],
  });
}

function missingColumns(table: Table, header: Header): Problem[] {
  const found = header.columns.map(({ heading }) => heading).join(", ");
  const sheet = table.sheet === null ? {} : { sheet: table.sheet };
  return header.missing.map((column) =>
    problem("column_missing", { ...sheet, row: header.row, column: column.header, value: found }),
  );
}

/** Template columns a file may do without, at a price worth knowing. */
function headerWarnings(header: Header, fileType: FileType): Problem[] {
  const matched = new Set(header.columns.map(({ field }) => field));
  const absent = Object.entries(columnsOf(fileType)).filter(
    ([field, column]) =>
      !column.isRequired && !column.isExtra && !matched.has(field) && isMissed(field),
  );
  return absent.map(([, column]) => problem("column_absent", { column: column.header }));
}

function isMissed(field: string): boolean {
  return ["type", "code", "priorDebit", "priorCredit", "prior", "category"].includes(field);
}

function ignored(rows: readonly number[]): Problem[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, 10).join(", ");
  return [
    problem("rows_ignored", {
      value: rows.length > 10 ? `${shown} and ${rows.length - 10} more` : shown,
    }),
  ];
}
