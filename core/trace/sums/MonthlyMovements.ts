import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Amount, plus, toMinor } from "../../money/Amount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { AccountsByNumber } from "../accountsIn.ts";

/** The movements of the entries by month and account, debit-positive. */
export class MonthlyMovements {
  private readonly columns: EntryColumns;
  private readonly accounts: AccountsByNumber;
  /** By month, then by the number of the account. */
  private readonly sums: (Amount | undefined)[][];
  /** The accounts of each month in the order of first appearance. */
  private readonly met: number[][];

  constructor(months: number, columns: EntryColumns, accounts: AccountsByNumber) {
    this.columns = columns;
    this.accounts = accounts;
    this.sums = Array.from({ length: months }, () => []);
    this.met = Array.from({ length: months }, () => []);
  }

  /** Adds an entry to a month. */
  add(entry: number, month: number): void {
    const { columns } = this;
    const sums = this.sums[month];
    if (!sums) return;
    const end = columns.startOf(entry + 1);
    for (let place = columns.startOf(entry); place < end; place += 1) {
      const account = columns.accountAt(place);
      const before = sums[account];
      if (before === undefined) this.met[month]?.push(account);
      sums[account] = plus(before ?? 0, columns.amountAt(place));
    }
  }

  /** The movements, month by month. */
  list(): ReadonlyMap<LedgerAccount, Minor>[] {
    return this.met.map((numbers, month) => {
      const moved = new Map<LedgerAccount, Minor>();
      for (const number of numbers) {
        const account = this.accounts[number]?.account;
        if (account) moved.set(account, toMinor(this.sums[month]?.[number] ?? 0));
      }
      return moved;
    });
  }
}
