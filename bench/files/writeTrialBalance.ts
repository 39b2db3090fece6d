import type { Table } from "@tieout/core";
import { accountsOf, type BookAccount, type InventedBalances } from "./InventedBalances.ts";

/** How a program writes a trial balance: its titles and headings, the cells of an account, and its last rows. */
export type TrialBalanceStyle = {
  heads: readonly (readonly string[])[];
  cells: (account: BookAccount, at: number) => readonly string[];
  /** The totals, from the sums of all columns of amounts. */
  ends: (
    sums: Readonly<Record<"debit" | "credit" | "priorDebit" | "priorCredit", string>>,
  ) => readonly (readonly string[])[];
};

/** Writes a trial balance before closing: the result stands in its own accounts. */
export function writeTrialBalance(
  balances: InventedBalances,
  { heads, cells, ends }: TrialBalanceStyle,
): Table {
  const accounts = trialAccounts(balances);
  const sum = (side: (amount: bigint) => bigint, of: "earlier" | "later") =>
    plain(accounts.reduce((total, account) => total + side(account[of]), 0n));
  const sums = {
    debit: sum(debitOf, "later"),
    credit: sum(creditOf, "later"),
    priorDebit: sum(debitOf, "earlier"),
    priorCredit: sum(creditOf, "earlier"),
  };
  const lines = [...heads, ...accounts.map(cells), ...ends(sums)];
  return { sheet: null, rows: lines.map((row, at) => ({ row: at + 1, cells: row })) };
}

/** The accounts of a trial balance, with nothing at the start in those of the result. */
export function trialAccounts(balances: InventedBalances): BookAccount[] {
  const positions = accountsOf(balances.positions).filter(({ name }) => name !== "Net Income");
  const results = accountsOf(balances.results).map((account) => ({ ...account, earlier: 0n }));
  return [...positions, ...results];
}

export function debitOf(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}

export function creditOf(amount: bigint): bigint {
  return amount < 0n ? -amount : 0n;
}

/** An amount with a point and two decimals. */
export function plain(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, "0");
  return `${amount < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** With groups of three. */
export function grouped(amount: bigint): string {
  const [whole = "", cents = ""] = plain(amount < 0n ? -amount : amount).split(".");
  return `${amount < 0n ? "-" : ""}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents}`;
}

/** With brackets for a minus. */
export function bracketed(amount: bigint): string {
  return amount < 0n ? `(${grouped(-amount)})` : grouped(amount);
}
