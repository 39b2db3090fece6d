import { printWritten } from "@tieout/core";
import type { AuditDraft } from "../store/auditChain.ts";
import type { StoredFile } from "../store/FileRecord.ts";

/** What the audit trail says when a file is read in another way. */
export function toldReading(file: StoredFile, what: string): AuditDraft {
  const { fileName, fileType, status, rowCount, sha256, matching, acceptedDifferences } = file;
  const told = (print: (amount: string) => string) =>
    acceptedDifferences.map(({ period, amount }) => `${period} by ${print(amount)}`).join(", ");
  const columns = matching?.columns.map(({ field, heading }) => `${field} = ${heading}`) ?? [];
  const rows = matching?.rows.map(
    ({ row, kind, section }) => `${row} ${kind}${section === null ? "" : ` in ${section}`}`,
  );
  const rowsRead = rowCount === 1 ? "1 row" : `${rowCount} rows`;
  const outcome = status === "valid" ? rowsRead : "not usable yet";
  const isOut = acceptedDifferences.length > 0;
  const difference = isOut ? `, out of balance: ${told(printWritten)}` : "";
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
      acceptedDifferences: told((amount) => amount),
    },
  };
}
