import type { FileMatching } from "@tieout/contract";
import { type FileType, ingest, scoreSheet, type Table, type UploadType } from "@tieout/core";

/** A statement in another sheet of a workbook. */
export type OtherStatement = { fileType: "profit_loss" | "balance_sheet"; sheet: string };

/**
 * The other of the two statements, where a workbook holds both: in another sheet, whose name, titles
 * or rows say what it is, and which reads without a problem.
 */
export function findOtherStatement(
  fileType: FileType,
  tables: readonly Table[],
  matching: FileMatching | null,
): OtherStatement | null {
  const other = otherStatementType(fileType);
  const used = matching?.sheet ?? null;
  if (other === null || used === null || tables.length < 2) return null;
  const read = ingest(other, tables, { oneDate: "take" });
  if (!read.ok) return null;
  const { sheet, headingRow } = read.value;
  const table = tables.find((candidate) => candidate.sheet === sheet);
  if (!table || sheet === null || sheet === used) return null;
  const firstData = table.rows.findIndex(({ row }) => row === headingRow) + 1;
  return scoreSheet(table, firstData, other) > 0 ? { fileType: other, sheet } : null;
}

/** The statement that stands beside one of this type; null where it is neither. */
export function otherStatementType(fileType: UploadType): OtherStatement["fileType"] | null {
  if (fileType === "profit_loss") return "balance_sheet";
  return fileType === "balance_sheet" ? "profit_loss" : null;
}
