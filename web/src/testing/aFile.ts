import type { FileDetail, UploadedFile } from "@tieout/contract";

/** A trial balance that was read and counts, and what is different about it. */
export function aFile(different: Partial<UploadedFile> = {}): UploadedFile {
  return {
    id: "file-1",
    fileType: "trial_balance",
    fileName: "trial-balance.csv",
    status: "valid",
    isSelected: true,
    size: 400,
    sha256: "00".repeat(32),
    rowCount: 6,
    hasOneDate: false,
    errors: [],
    warnings: [],
    problems: [],
    problemCount: 0,
    preview: null,
    matching: null,
    openDifferences: [],
    acceptedDifferences: [],
    controls: [],
    ledger: null,
    placing: null,
    decimals: 2,
    scale: null,
    currencyWritten: null,
    remarks: [],
    isStuck: false,
    createdAt: "2026-01-05T09:00:00.000Z",
    ...different,
  };
}

/** What a general ledger with entries from one day to another holds. */
export function aLedger(start: string, end: string): NonNullable<UploadedFile["ledger"]> {
  return {
    ...{ start, end, firstDay: start, lastDay: end, entities: [] },
    ...{ entryCount: 2, lineCount: 4, accountCount: 3, hasOpenings: true, currency: "" },
  };
}

/** A file with the first rows of its one sheet, each row as text with commas. */
export function aFileDetail(file: UploadedFile, rows: readonly string[]): FileDetail {
  return {
    ...file,
    isRemembered: false,
    sheets: [
      {
        sheet: null,
        rows: rows.map((row, index) => ({
          row: index + 1,
          cells: row.split(","),
          readAs: null,
          section: null,
        })),
        suggestion: {
          sheet: null,
          headingRow: 1,
          columns: {},
          labelColumns: [],
          innerColumns: {},
          sides: null,
          rows: {},
        },
      },
    ],
  };
}
