import { numberByRow } from "../numberByRow.ts";

/** What a row that is an account and its contra account says beside its amount. */
export type EntryRow = {
  row: number;
  date: string;
  document: string;
  text: string;
  accounts: readonly [string, string];
};

/** Whether two alike rows that share an account are one entry. */
export type JoinsRows = (shared: string, rows: readonly [EntryRow, EntryRow]) => boolean;

/**
 * Puts entries of many lines together again that are written as pairs of accounts: rows that follow
 * each other on one day, with one document and one text, and that share an account.
 */
export class RowEntries {
  private last: EntryRow | null = null;
  private number = "";
  private readonly joins: JoinsRows;

  constructor(joins: JoinsRows) {
    this.joins = joins;
  }

  /** The number of the entry that a row belongs to: that of its first row. */
  numberOf(row: EntryRow): string {
    if (!this.last || !this.isSame(this.last, row)) this.number = numberByRow(row.row);
    this.last = row;
    return this.number;
  }

  private isSame(last: EntryRow, row: EntryRow): boolean {
    const isAlike =
      last.date === row.date && last.document === row.document && last.text === row.text;
    if (!isAlike || (row.document === "" && row.text === "")) return false;
    return row.accounts.some(
      (account) => last.accounts.includes(account) && this.joins(account, [last, row]),
    );
  }
}
