import type { FileMatching } from "@tieout/contract";
import { type FileType, ingest, scoreSheet, type Table, type UploadType } from "@tieout/core";

/** The statement that a workbook holds besides the one that was read. */
export type OtherStatement = { fileType: "profit_loss" | "balance_sheet"; sheet: string };

/**
 * The other of the two statements, where a workbook holds both: in another sheet, or beneath the first or above it
 * in rows that were not read as part of that. Its name, titles or rows say what it is, and it reads without a problem.
 */
export function findOtherStatement(
  fileType: FileType,
  tables: readonly Table[],
  used: { matching: FileMatching | null; rows: Placed },
): OtherStatement | null {
  const other = otherStatementType(fileType);
  if (other === null || used.matching?.sheet == null) return null;
  const read = ingest(other, tables, { oneDate: "take" });
  if (!read.ok) return null;
  const { sheet, headingRow, rows } = read.value;
  const table = tables.find((candidate) => candidate.sheet === sheet);
  if (!table || sheet === null) return null;
  if (sheet === used.matching.sheet)
    return areApart(used.rows, rows) ? { fileType: other, sheet } : null;
  const firstData = table.rows.findIndex(({ row }) => row === headingRow) + 1;
  return scoreSheet(table, firstData, other) > 0 ? { fileType: other, sheet } : null;
}

type Placed = readonly { row: number }[];

function areApart(some: Placed, others: Placed): boolean {
  const taken = new Set(some.map(({ row }) => row));
  return !others.some(({ row }) => taken.has(row));
}

/** The statement that stands beside one of this type; null where it is neither. */
export function otherStatementType(fileType: UploadType): OtherStatement["fileType"] | null {
  if (fileType === "profit_loss") return "balance_sheet";
  return fileType === "balance_sheet" ? "profit_loss" : null;
}
