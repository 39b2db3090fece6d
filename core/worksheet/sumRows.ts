import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { type Minor, sum } from "../money/Minor.ts";
import { type Chart, cashEffect } from "./Chart.ts";
import type { Column, Entry } from "./Posting.ts";

/** What one account puts on each line. */
export type RowSums = Partial<Record<Column, Minor>>;

/** A row of one method's worksheet: an account, or the cash lines of a journal that name none. */
export type WorksheetRow = {
  code: string;
  name: string;
  account: LedgerAccount | null;
  sums: RowSums;
  /** What the lines do not explain of the account's cash effect: nothing, or there is a fault. */
  remainder: Minor;
};

/** One method's entries as the rows of its worksheet: the accounts in their order, then the journals. */
export function sumRows(entries: readonly Entry[], chart: Chart): WorksheetRow[] {
  const accounts = new Map(
    chart.accounts.map((account): [LedgerAccount, RowSums] => [account, {}]),
  );
  const journals = new Map<string, { name: string; sums: RowSums }>();
  for (const entry of entries) {
    const sums = entry.account ? accounts.get(entry.account) : sumsOfJournal(journals, entry);
    if (sums) sums[entry.column] = (sums[entry.column] ?? 0n) + entry.amount;
  }
  return [
    ...Array.from(accounts, ([account, sums]) => accountRow(account, sums, chart)),
    ...Array.from(journals, ([code, { name, sums }]) => journalRow(code, name, sums)),
  ];
}

/** The code of the row an entry stands in. */
export function rowCode({ account, adjustmentId }: Entry): string {
  return account?.code ?? `journal:${adjustmentId}`;
}

function sumsOfJournal(
  journals: Map<string, { name: string; sums: RowSums }>,
  entry: Entry,
): RowSums {
  const code = rowCode(entry);
  const row = journals.get(code) ?? { name: entry.reason, sums: {} };
  journals.set(code, row);
  return row.sums;
}

function accountRow(account: LedgerAccount, sums: RowSums, { policies }: Chart): WorksheetRow {
  const { code, name } = account;
  const remainder = cashEffect(account, policies) - explained(sums);
  return { code, name, account, sums, remainder };
}

function journalRow(code: string, name: string, sums: RowSums): WorksheetRow {
  return { code, name, account: null, sums, remainder: -explained(sums) };
}

function explained(sums: RowSums): Minor {
  return sum(Object.values(sums));
}
