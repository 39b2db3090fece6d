import type { FilePreview } from "@tieout/contract";
import {
  columnsOf,
  decimalsOf,
  type FileColumn,
  type FileType,
  formatMinor,
  type IngestedFile,
  type Minor,
  shorten,
  showText,
  sum,
} from "@tieout/core";

const ROWS_SHOWN = 10;

type Row = Readonly<Record<string, unknown>>;
type Matched = { field: string; heading: string; column: FileColumn };

/** The first rows of a file as they were read, what was matched to what, and the totals. */
export function previewRows(
  fileType: FileType,
  file: IngestedFile<FileType>,
  currency: string,
): FilePreview {
  const decimals = decimalsOf(currency);
  const definitions = columnsOf(fileType);
  const matched = file.matchedColumns.flatMap(({ field, heading }): Matched[] => {
    const column = definitions[field];
    return column ? [{ field, heading, column }] : [];
  });
  const rows: readonly Row[] = file.rows;
  return {
    columns: matched.map(({ heading, column }) => ({
      heading: showText(shorten(heading)),
      matchedTo: column.header,
    })),
    rows: rows.slice(0, ROWS_SHOWN).map((row) => ({
      row: Number(row.row),
      cells: matched.map((column) => cellText(readingOf(column, row), decimals)),
    })),
    totals: matched.flatMap((column) => totalOf(column, rows, decimals)),
  };
}

function totalOf(matched: Matched, rows: readonly Row[], decimals: number): FilePreview["totals"] {
  const amounts = rows.map((row) => readingOf(matched, row)).filter(isMinor);
  const total = formatMinor(sum(amounts), decimals);
  return amounts.length > 0 ? [{ column: matched.column.header, total }] : [];
}

/** Rows have a debit and a credit, where the file has one signed balance for both. */
function readingOf({ field, column: { standsFor } }: Matched, row: Row): unknown {
  const [debit, credit] = standsFor?.map((side) => row[side]) ?? [];
  return isMinor(debit) && isMinor(credit) ? debit - credit : row[field];
}

function cellText(value: unknown, decimals: number): string {
  if (isMinor(value)) return formatMinor(value, decimals);
  return value === null || value === undefined ? "" : String(value);
}

function isMinor(value: unknown): value is Minor {
  return typeof value === "bigint";
}
