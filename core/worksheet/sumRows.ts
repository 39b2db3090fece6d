import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { type Minor, sum } from "../money/Minor.ts";
import type { Method } from "../policies/policies.ts";
import { cashEffect, type LedgerIndex } from "./LedgerIndex.ts";
import type { Entry, WorksheetColumn } from "./Posting.ts";

/** The amounts of one account by line, for one method. */
export type RowSums = Partial<Record<WorksheetColumn, Minor>>;

/** A row of the worksheet: an account, or a journal's cash lines without an account. */
export type WorksheetRow = Readonly<Record<Method, RowSums>> & {
  code: string;
  name: string;
  account: LedgerAccount | null;
};

/** Adds the entries of both methods up to rows: the accounts in order, then the journals. */
export function sumRows(
  entries: Readonly<Record<Method, readonly Entry[]>>,
  { accounts }: LedgerIndex,
): WorksheetRow[] {
  const rows = new Map<LedgerAccount | string, WorksheetRow>();
  for (const account of accounts) rows.set(account, emptyRow(account.code, account.name, account));
  for (const method of ["indirect", "direct"] as const)
    for (const entry of entries[method]) {
      const key = entry.account ?? rowCode(entry);
      let row = rows.get(key);
      if (!row) {
        row = emptyRow(rowCode(entry), entry.reason, null);
        rows.set(key, row);
      }
      add(row[method], entry);
    }
  return [...rows.values()];
}

/** The code of an entry's row. */
export function rowCode({ account, adjustmentId }: Entry): string {
  return account?.code ?? `journal:${adjustmentId}`;
}

/** The part of a row's cash effect that the lines do not explain. Anything but zero is a bug. */
export function remainderOf(
  { account, ...row }: WorksheetRow,
  method: Method,
  ledgerIndex: LedgerIndex,
): Minor {
  const effect = account === null ? 0n : cashEffect(account, ledgerIndex.policies);
  return effect - sum(Object.values(row[method]));
}

function emptyRow(code: string, name: string, account: LedgerAccount | null): WorksheetRow {
  return { code, name, account, indirect: {}, direct: {} };
}

function add(sums: RowSums, { column, amount }: Entry): void {
  const before = sums[column];
  sums[column] = before === undefined ? amount : before + amount;
}
