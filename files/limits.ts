const MEBIBYTE = 1024 * 1024;

/** What a file may hold (product decisions, "Upload"). */
export const limits = {
  bytes: 25 * MEBIBYTE,
  /** What a compressed workbook may grow to. */
  inflatedBytes: 250 * MEBIBYTE,
  rows: 500_000,
  sheets: 20,
  columns: 200,
  /** Cells in one sheet of a workbook: what the library reads within a gigabyte of memory. */
  cells: 2_000_000,
  /** Pages of a PDF, and pieces of text on all of them. */
  pages: 100,
  pieces: 100_000,
} as const;
