import { readMark } from "../fields/readMark.ts";
import type { LedgerColumns } from "./ledgerColumns.ts";

/** What a row of one balance says, as one debit-positive amount: in its column, or in those of amounts. */
export function balanceIn(cells: readonly string[], columns: LedgerColumns): string {
  return markedBalance(cells, columns.balance) || amountIn(cells, columns);
}

/** A balance whose side may stand in the cell behind it, "138,190.00" and "Cr". */
export function markedBalance(cells: readonly string[], at: number | undefined): string {
  const balance = cellAt(cells, at);
  const mark = at === undefined ? "" : cellAt(cells, at + 1);
  if (balance === "" || !/^[dc]r\.?$/i.test(mark) || readMark(mark) === "debit") return balance;
  return turned(balance);
}

/** The same amount on the other side. */
export function turned(amount: string): string {
  if (amount === "") return "";
  if (/^\(.*\)$/.test(amount)) return amount.slice(1, -1);
  return amount.startsWith("-") ? amount.slice(1) : `-${amount.replace(/^\+/, "")}`;
}

function amountIn(cells: readonly string[], { debit, credit, amount }: LedgerColumns): string {
  const [debits, credits] = [cellAt(cells, debit), cellAt(cells, credit)];
  const isCredit = credits !== "" && !/[1-9]/.test(debits);
  if (!isCredit) return debits || cellAt(cells, amount);
  return turned(credits);
}

/** What stands in a column of a row. */
export function cellAt(cells: readonly string[], at: number | undefined): string {
  return at === undefined ? "" : (cells[at] ?? "").trim();
}
