const MEBIBYTE = 1024 * 1024;

/** What a file may hold (product decisions, "Upload"). */
export const limits = {
  bytes: 25 * MEBIBYTE,
  /** A general ledger is read as a stream. */
  ledgerBytes: 500 * MEBIBYTE,
  /** What a compressed workbook may grow to. */
  inflatedBytes: 250 * MEBIBYTE,
  /** How many times its size that may be: what spreadsheet programs write grows to some twenty times. */
  inflatedTimes: 100,
  /** What a small workbook may grow to all the same. */
  inflatedAlways: 8 * MEBIBYTE,
  rows: 500_000,
  /** Sheets of a workbook that are read; it may have more. */
  sheets: 20,
  columns: 200,
  /** Tables of SAP have hundreds. */
  ledgerColumns: 1_000,
  /** Cells in the tables of a workbook, those left blank before others included. */
  cells: 4_000_000,
  /** Merged ranges of a sheet. */
  mergedRanges: 200_000,
  /** Pages of a PDF, and pieces of text on all of them. */
  pages: 100,
  pieces: 100_000,
} as const;
