import type { FileType } from "../ingest/fileTypes.ts";
import { accepted } from "./readReport.ts";

/** The rows of a file; a test fails with what is wrong where it is refused. */
export function rowsOf(fileType: FileType, text: string) {
  return accepted(fileType, text).rows;
}

/** Code, name, closing and opening balance, debit-positive, of each account of a trial balance. */
export function trialBalance(text: string) {
  return accepted("trial_balance", text).rows.map((row) => [
    row.code,
    row.name,
    row.currentDebit - row.currentCredit,
    row.priorDebit - row.priorCredit,
  ]);
}
