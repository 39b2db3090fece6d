import type { Minor } from "../money/Minor.ts";
import type { Problem } from "../problem/Problem.ts";
import { problem } from "../problem/Problem.ts";
import type { Table, TableRow } from "../table/Table.ts";
import { columnsOf } from "./columns.ts";
import type { FileType } from "./fileTypes.ts";
import type { Header, MatchedColumn } from "./findHeader.ts";
import { findNumberHabit, readNumber } from "./readNumbers.ts";

/** One data row: its texts and amounts by field. */
export type FileRecord = {
  row: number;
  sheet: string | null;
  text: (field: string) => string;
  amount: (field: string) => Minor;
};

export type ReadRecords = {
  records: FileRecord[];
  problems: Problem[];
  warnings: Problem[];
  /** Rows that hold no account: blank ones, headings and totals. */
  ignoredRows: number[];
};

/** Reads the rows beneath the headings; blank rows, section headings and totals are told apart. */
export function readRecords(table: Table, header: Header, fileType: FileType): ReadRecords {
  const read: ReadRecords = { records: [], problems: [], warnings: [], ignoredRows: [] };
  const data = table.rows.filter(({ row }) => row > header.row);
  const numbers = numberColumns(header, fileType);
  const habits = new Map(
    numbers.map(({ field, index }) => [
      field,
      findNumberHabit(data.map(({ cells }) => cells[index] ?? "")),
    ]),
  );
  let rounded = 0;
  for (const row of data) {
    if (isIgnored(row, header, numbers)) {
      if (row.cells.some((cell) => cell.trim() !== "")) read.ignoredRows.push(row.row);
      continue;
    }
    const amounts = new Map<string, Minor>();
    for (const { field, index, heading } of numbers) {
      const cell = row.cells[index] ?? "";
      const parsed = readNumber(cell, habits.get(field) ?? "point");
      if (!parsed) {
        read.problems.push(
          problem("amount_not_a_number", {
            ...place(table, row),
            column: heading,
            value: cell,
            expected: "an amount such as 1,234.56 or (1,234.56)",
          }),
        );
        continue;
      }
      if (isTooLarge(parsed.amount)) {
        read.problems.push(
          problem("amount_too_large", { ...place(table, row), column: heading, value: cell }),
        );
      }
      if (parsed.isRounded) rounded += 1;
      amounts.set(field, parsed.amount);
    }
    read.records.push(toRecord(table, row, header, amounts));
  }
  if (rounded > 0) read.warnings.push(problem("amounts_rounded", { value: String(rounded) }));
  return read;
}

const LARGEST: Minor = 10n ** 15n;

function isTooLarge(amount: Minor): boolean {
  return amount > LARGEST || amount < -LARGEST;
}

/** The place of a row in its file, for a problem. */
export function place({ sheet }: Table, { row }: { row: number }) {
  return { row, ...(sheet !== null && { sheet }) };
}

function numberColumns(header: Header, fileType: FileType): MatchedColumn[] {
  const columns = columnsOf(fileType);
  // A rate is read as exact text, not as money.
  return header.columns.filter(
    ({ field }) => columns[field]?.kind === "number" && field !== "rate",
  );
}

function toRecord(
  table: Table,
  row: TableRow,
  header: Header,
  amounts: ReadonlyMap<string, Minor>,
): FileRecord {
  const indexes = new Map(header.columns.map(({ field, index }) => [field, index]));
  return {
    row: row.row,
    sheet: table.sheet,
    text: (field) => {
      const index = indexes.get(field);
      return index === undefined ? "" : (row.cells[index] ?? "").trim();
    },
    amount: (field) => amounts.get(field) ?? 0n,
  };
}

const TOTAL =
  /^(grand |sub)?totals?\b|^(sub|grand)[- ]?totals?\b|^net (profit|loss|assets|income|cash)|^gross profit\b|\btotals?$/i;

/** A row without a code is no account when it has no amounts, or when its words say it is a sum. */
function isIgnored(row: TableRow, header: Header, numbers: readonly MatchedColumn[]): boolean {
  const cellOf = (field: string) => {
    const column = header.columns.find((matched) => matched.field === field);
    return column ? (row.cells[column.index] ?? "").trim() : "";
  };
  if (row.cells.every((cell) => cell.trim() === "")) return true;
  if (cellOf("code") !== "" && !/^totals?\b/i.test(cellOf("code"))) return false;
  const words = cellOf("name") || cellOf("lineItem") || cellOf("code");
  const hasRate = cellOf("rate") !== "";
  const hasAmounts = hasRate || numbers.some(({ index }) => (row.cells[index] ?? "").trim() !== "");
  return !hasAmounts || (numbers.length > 0 && TOTAL.test(words));
}
