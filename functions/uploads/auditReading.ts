import type { Difference } from "@tieout/contract";
import { printWritten } from "@tieout/core";
import type { AuditDraft } from "../store/auditChain.ts";
import type { StoredFile } from "../store/kinds/FileRecord.ts";

/** What the audit trail says when a file is read in another way. */
export function auditReading(file: StoredFile, what: string): AuditDraft {
  const { fileName, fileType, status, rowCount, sha256, matching, acceptedDifferences } = file;
  const columns = matching?.columns.map(({ field, heading }) => `${field} = ${heading}`) ?? [];
  const rows = matching?.rows.map(
    ({ row, kind, section }) => `${row} ${kind}${section === null ? "" : ` in ${section}`}`,
  );
  const rowsRead = rowCount === 1 ? "1 row" : `${rowCount} rows`;
  const outcome = status === "valid" ? rowsRead : "not usable yet";
  const isTakenSo = acceptedDifferences.length > 0;
  const difference = isTakenSo ? `; ${auditDifferences(acceptedDifferences)}` : "";
  return {
    action: "file_upload",
    description: `${fileName} ${what}: ${outcome}${difference}`,
    metadata: {
      fileName,
      fileType,
      status,
      rowCount,
      sha256,
      sheet: matching?.sheet ?? null,
      headingRow: matching?.headingRow ?? null,
      columns: columns.join("; "),
      rows: rows?.join("; ") ?? "",
      acceptedDifferences: auditDifferences(acceptedDifferences, (amount) => amount),
    },
  };
}

/** "Entry 7 by 1,200.00, prior by 3.00"; without an amount what is told is all of it. */
export function auditDifferences(
  differences: readonly Difference[],
  print: (amount: string) => string = printWritten,
): string {
  return differences
    .map(({ period, amount }) => (amount === null ? period : `${period} by ${print(amount)}`))
    .join(", ");
}
