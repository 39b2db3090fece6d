import { fileTypeLabel } from "../../ingest/fileTypes.ts";
import { auditActionLabel } from "../auditActionLabels.ts";
import { printMoment } from "../describePeriod.ts";
import type { StatementReport } from "../StatementReport.ts";
import { sheetTitle, TITLE_ROWS } from "./sheetTitle.ts";
import { headings, type Sheet, type SheetRow, text } from "./Workbook.ts";

const HEADINGS = ["Entry", "When (UTC)", "Action", "Who", "What", "SHA-256"];

/** The audit trail up to this statement, and the files that it was made from. */
export function auditTrailSheet(report: StatementReport): Sheet {
  return {
    name: "Audit trail",
    widths: [8, 22, 20, 28, 70, 68],
    headingRow: TITLE_ROWS + 1,
    fixedColumns: 0,
    isLandscape: true,
    rows: rowsOf(report),
  };
}

function rowsOf(report: StatementReport): SheetRow[] {
  const { auditTrail, files } = report;
  return [
    ...sheetTitle(report, "Audit trail", "Every hash covers its entry and the hash before it."),
    headings(HEADINGS),
    ...auditTrail.map(
      (entry): SheetRow => [
        { kind: "number", value: entry.seq, style: "plain" },
        ...[printMoment(entry.createdAt), auditActionLabel(entry.action), entry.user].map((word) =>
          text(word),
        ),
        text(entry.description, "wrapped"),
        text(entry.hash),
      ],
    ),
    ...(files.length === 0 ? [] : [[], [text("Files the statement was made from", "section")]]),
    ...files.map(
      ({ fileType, fileName, sha256 }): SheetRow => [
        null,
        null,
        text(fileTypeLabel(fileType), "wrapped"),
        null,
        text(fileName, "wrapped"),
        text(sha256 ?? ""),
      ],
    ),
  ];
}
