import type { Minor } from "../money/Minor.ts";
import type { Place } from "../problem/Place.ts";
import { newProblemList, type ProblemList } from "../problem/ProblemList.ts";
import type { Table, TableRow } from "../table/Table.ts";
import { type AmountColumn, beginAmounts, scanRow } from "./AmountScans.ts";
import type { Column } from "./Column.ts";
import { columnsOf } from "./fileTypeColumns.ts";
import type { FileType } from "./fileTypes.ts";
import { findGroups } from "./findGroups.ts";
import type { Header } from "./findHeader.ts";
import { findResults } from "./findResults.ts";
import { findSums } from "./findSums.ts";
import { mayBeResult } from "./isTotalLine.ts";
import type { MatchedColumn } from "./matchHeadings.ts";
import { type ReadAmounts, settleAmounts } from "./settleAmounts.ts";
import { sortByStructure } from "./sortByStructure.ts";
import { type IgnoredRow, type SortedRows, sortRows } from "./sortRows.ts";
import { splitCode } from "./splitCode.ts";
import type { Control } from "./structure/Control.ts";
import type { AccountStanding } from "./structure/describeAccounts.ts";
import { readStructure } from "./structure/readStructure.ts";
import { controlsOfTotals, findGrandTotals, type TotalledColumn } from "./totalsOfTrialBalance.ts";

/** The data rows of a file, its amounts read column by column. */
export type FileRows = {
  fileType: FileType;
  sheet: string | null;
  rows: readonly TableRow[];
  /** The section heading above each row. */
  sections: readonly string[];
  /** The words of a sum that was left out right above a row. */
  sumsAbove: ReadonlyMap<number, string>;
  columns: ReadonlyMap<string, MatchedColumn>;
  amounts: ReadonlyMap<string, ReadAmounts>;
  ignored: readonly IgnoredRow[];
  problems: ProblemList;
  warnings: ProblemList;
  /** Debits and credits may differ: the user has seen by how much. */
  acceptUnbalanced: boolean;
  /** The columns were told by their figures: where these do not balance, nothing says that they are right. */
  isByFigures: boolean;
  /** What the file's own totals say of each row; empty where it has none that say anything. */
  standings: readonly AccountStanding[];
  /** The totals the file prints, beside what was read. */
  controls: readonly Control[];
};

/** Reads the rows beneath the headings: what is data, and the amounts in it. */
export function readFileRows(
  table: Table,
  header: Header,
  fileType: FileType,
  acceptUnbalanced: boolean,
): FileRows {
  const amountsIn = amountColumns(header.columns, columnsOf(fileType));
  const scans = beginAmounts(amountsIn);
  const structure = readStructure(table, header, fileType, amountsIn);
  const take = (cells: readonly string[]) => scanRow(scans, cells);
  const sorted = structure
    ? sortByStructure(table, header, structure, take)
    : { ...sortRows(table, header, fileType, take), standings: [] };
  const columns = new Map(header.columns.map((column) => [column.field, column]));
  const findings = { problems: newProblemList(), warnings: newProblemList() };
  const amounts = settleAmounts(scans, sorted.data, table.sheet, findings);
  const { isByFigures = false } = header;
  const read = {
    fileType,
    sheet: table.sheet,
    columns,
    ...findings,
    acceptUnbalanced,
    isByFigures,
  };
  const { data: rows, sections, ignored, standings } = sorted;
  const controls = structure?.controls ?? [];
  const file = {
    ...read,
    rows,
    sections,
    ignored,
    amounts,
    sumsAbove: new Map(),
    standings,
    controls,
  };
  return structure ? file : withoutSums(file, sorted);
}

/** The words of a cell; empty where the file has no such column. */
export function textAt(file: FileRows, field: string, at: number): string {
  return textsOf(file, field)(at);
}

/** Reads the words of one column by row; always empty where the file has no such column. */
export function textsOf({ rows, columns }: FileRows, field: string): (at: number) => string {
  const index = columns.get(field)?.index;
  return index === undefined ? () => "" : (at) => rows[at]?.cells[index]?.trim() ?? "";
}

/** The amounts of one column by row; zero where the file has no such column. */
export function amountsOf({ amounts }: FileRows, field: string): (at: number) => Minor {
  const column = amounts.get(field)?.amounts;
  return column === undefined ? () => 0n : (at) => column[at] ?? 0n;
}

/** Where a cell stands in the file, for a problem. */
export function placeAt({ rows, columns, sheet }: FileRows, field: string, at: number): Place {
  const column = columns.get(field)?.heading;
  const place = { row: rows[at]?.row ?? 0, ...(column !== undefined && { column }) };
  return sheet === null ? place : { sheet, ...place };
}

function amountColumns(
  matched: readonly MatchedColumn[],
  definitions: Readonly<Record<string, Column>>,
): AmountColumn[] {
  return matched.flatMap((column) => {
    const side = definitions[column.field]?.meaning?.side;
    return side === undefined ? [] : [{ ...column, side }];
  });
}

/** Leaves out the rows that turn out to be sums of the rows above them. */
function withoutSums(file: FileRows, sorted: SortedRows): FileRows {
  const { doubtful, data } = sorted;
  const columns = [...file.amounts.values()].map(({ amounts }) => amounts);
  const words = (file.columns.get("name") ?? file.columns.get("lineItem"))?.index ?? -1;
  // "Net cash used in investing activities", or figures without words, may well sum up one row.
  const isOpen = file.fileType !== "prior_cashflow";
  const hasWords = (at: number) => (data[at]?.cells[words]?.trim() ?? "") !== "";
  const isEmpty = (at: number) => !hasWords(at) && columns.every((column) => column[at] === 0n);
  const found = [
    ...doubtful.filter(isEmpty),
    ...findSums(doubtful, columns, (at) => (isOpen && hasWords(at) ? 2 : 1)),
    ...findGroups(codedRows(file), columns),
    ...findResults(resultRows(file), columns),
    ...sorted.totals,
    ...findGrandTotals(uncodedAtEnd(file), totalledColumns(file)),
  ];
  if (found.length === 0) return file;
  const sums = new Set(found.toSorted((left, right) => left - right));
  const isKept = (_: unknown, at: number) => !sums.has(at);
  const totals = [...sums].map((at): IgnoredRow => {
    const { row = 0, cells = [] } = data[at] ?? {};
    return { row, reason: "total", text: cells[words]?.trim() ?? "" };
  });
  return {
    ...file,
    controls: controlsOf(file, sums, sorted),
    rows: file.rows.filter(isKept),
    sections: Array.from(file.rows, (_, at) => file.sections[at] ?? "").filter(isKept),
    sumsAbove: new Map([...sums].map((at, index) => [at - index, totals[index]?.text ?? ""])),
    amounts: new Map([...file.amounts].map(([field, column]) => [field, leaveOut(column, sums)])),
    ignored: [...file.ignored, ...totals].sort((left, right) => left.row - right.row),
  };
}

function totalledColumns({ amounts, columns }: FileRows): TotalledColumn[] {
  return [...amounts].map(([field, column]) => ({
    heading: columns.get(field)?.heading ?? "",
    amounts: column.amounts,
  }));
}

/** The last rows of a trial balance that have no code: its totals stand there. */
function uncodedAtEnd(file: FileRows): number[] {
  if (file.fileType !== "trial_balance") return [];
  const first = Math.max(0, file.rows.length - MOST_AT_END);
  const code = textsOf(file, "code");
  return Array.from({ length: file.rows.length - first }, (_, index) => first + index).filter(
    (at) => code(at) === "",
  );
}

const MOST_AT_END = 6;

/** Compares the last total that a trial balance prints with its accounts. */
function controlsOf(
  file: FileRows,
  sums: ReadonlySet<number>,
  { totals, data }: SortedRows,
): readonly Control[] {
  if (file.fileType !== "trial_balance") return file.controls;
  const at = [...sums].findLast((sum) => totals.includes(sum) || sum === data.length - 1);
  if (at === undefined) return file.controls;
  const columns = totalledColumns(file);
  const isOfPart =
    findSums(
      [at],
      columns.map(({ amounts }) => amounts),
      () => 1,
    ).size > 0;
  const label = textAt(file, "name", at) || textAt(file, "code", at);
  const found = controlsOfTotals(sums, { at, row: data[at]?.row ?? 0, label }, columns);
  return found.map((control) => ({ ...control, agrees: control.agrees || isOfPart }));
}

/** The rows of a profit and loss without a code whose words may be those of a result. */
function resultRows(file: FileRows): number[] {
  if (file.fileType !== "profit_loss") return [];
  const [code, name] = [textsOf(file, "code"), textsOf(file, "name")];
  return file.rows.flatMap((_, at) => (code(at) === "" && mayBeResult(name(at)) ? [at] : []));
}

/** Which rows carry a code, in a column of its own or in the name; a trial balance has no groups. */
function codedRows(file: FileRows): boolean[] {
  if (file.fileType !== "profit_loss" && file.fileType !== "balance_sheet") return [];
  const [code, name] = [textsOf(file, "code"), textsOf(file, "name")];
  return file.rows.map((_, at) => code(at) !== "" || splitCode(name(at)) !== null);
}

function leaveOut(column: ReadAmounts, sums: ReadonlySet<number>): ReadAmounts {
  const { amounts, total } = column;
  const left = [...sums].reduce((sum, at) => sum + (amounts[at] ?? 0n), 0n);
  const kept = column.rounded.filter(({ at }) => !sums.has(at));
  const before = (at: number) => [...sums].filter((sum) => sum < at).length;
  return {
    amounts: amounts.filter((_, at) => !sums.has(at)),
    total: total - left,
    rounded: kept.map((cell) => ({ ...cell, at: cell.at - before(cell.at) })),
  };
}
