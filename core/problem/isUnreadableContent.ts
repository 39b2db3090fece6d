import type { ProblemCode } from "./Problem.ts";

/** What is said of a file of which no table could be read. */
const UNREADABLE: ReadonlySet<string> = new Set<ProblemCode>([
  "csv_malformed",
  "file_empty",
  "file_encrypted",
  "file_is_archive",
  "file_is_open_document",
  "file_is_web_page",
  "file_name_refused",
  "file_too_large",
  "file_type_unknown",
  "file_unreadable",
  "ledger_type_unknown",
  "pdf_damaged",
  "pdf_encrypted",
  "pdf_not_supported",
  "pdf_too_complex",
  "pdf_without_text",
  "too_many_cells",
  "too_many_columns",
  "too_many_merged_ranges",
  "too_many_pages",
  "too_many_rows",
  "workbook_is_binary",
  "workbook_of_charts",
  "workbook_reader_failed",
  "workbook_too_complex",
]);

/** Whether a problem says that no table could be read of a file, so that there are no columns to match. */
export function isUnreadableContent(code: string): boolean {
  return UNREADABLE.has(code);
}
