import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { type Minor, sum } from "../money/Minor.ts";
import type { Method } from "../policies/policies.ts";
import { cashEffect, type LedgerIndex } from "./LedgerIndex.ts";
import type { Entry, WorksheetColumn } from "./Posting.ts";

/** What one account puts on each line of a method. */
export type RowSums = Partial<Record<WorksheetColumn, Minor>>;

/** A row of the worksheet: an account, or the cash lines of a journal that name none. */
export type WorksheetRow = Readonly<Record<Method, RowSums>> & {
  code: string;
  name: string;
  account: LedgerAccount | null;
};

/** The entries of both methods as the rows of the worksheet: the accounts in their order, then the journals. */
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

/** The code of the row an entry stands in. */
export function rowCode({ account, adjustmentId }: Entry): string {
  return account?.code ?? `journal:${adjustmentId}`;
}

/** What a method's lines do not explain of a row's cash effect: nothing, or there is a fault. */
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
