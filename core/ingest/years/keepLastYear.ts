import type { FileType, FormType } from "../fileTypes.ts";
import { columnsOf } from "../headings/fileTypeColumns.ts";
import type { IngestResult, ReadMatching } from "../ingest.ts";
import type { BalanceSheetRow, TrialBalanceRow } from "../rows.ts";

/**
 * What a file of last year's balances says: those at its later date. What it shows beside them of
 * the year before is not asked for.
 */
export function keepLastYear(
  fileType: FileType,
  read: IngestResult<FormType>,
): IngestResult<FormType> {
  if (!read.ok)
    return { ...read, readMatching: read.readMatching && matchingOf(fileType, read.readMatching) };
  const { value } = read;
  const rows =
    fileType === "prior_trial_balance"
      ? (value.rows as readonly TrialBalanceRow[]).map(closingSides) // rows of this form
      : (value.rows as readonly BalanceSheetRow[]).map(closingBalance); // and these of the other
  return { ok: true, value: { ...value, ...matchingOf(fileType, value), rows } };
}

function matchingOf(
  fileType: FileType,
  { sheet, headingRow, matchedColumns, labelColumns, innerColumns }: ReadMatching,
): ReadMatching {
  const definitions = columnsOf(fileType);
  const isOwn = (field: string) => Object.hasOwn(definitions, field);
  const inner = Object.entries(innerColumns).filter(([field]) => isOwn(field));
  return {
    sheet,
    headingRow,
    matchedColumns: matchedColumns.filter(({ field }) => isOwn(field)),
    labelColumns,
    innerColumns: Object.fromEntries(inner),
  };
}

function closingSides(row: TrialBalanceRow): TrialBalanceRow {
  return { ...row, priorDebit: 0n, priorCredit: 0n };
}

function closingBalance(row: BalanceSheetRow): BalanceSheetRow {
  return { ...row, opening: 0n };
}
