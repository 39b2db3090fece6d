import type { LedgerColumns } from "./ledgerColumns.ts";

/** What is missing where no column names the account. */
export const ACCOUNT = "the account";

/** What is missing where no column holds amounts. */
export const AMOUNTS = "the amounts";

/** What a ledger cannot be read without, of which the columns lack something; empty where nothing is missing. */
export function missingColumns(columns: LedgerColumns): string[] {
  const { date, code, name, debit, credit, amount } = columns;
  const hasAmount = amount !== undefined || (debit !== undefined && credit !== undefined);
  return [
    ...(date === undefined ? ["the date"] : []),
    ...(code === undefined && name === undefined ? [ACCOUNT] : []),
    ...(hasAmount ? [] : [AMOUNTS]),
  ];
}
