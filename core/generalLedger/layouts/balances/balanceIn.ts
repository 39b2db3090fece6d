import { readMark } from "../../fields/readMark.ts";
import { onOtherSide } from "../../onOtherSide.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";

/** What a row of one balance says, as one debit-positive amount: in its column, or in those of amounts. */
export function balanceIn(cells: readonly string[], columns: LedgerColumns): string {
  return markedBalance(cells, columns.balance) || amountIn(cells, columns);
}

/** A balance whose side may stand in the cell behind it, "138,190.00" and "Cr", or in the one before it. */
export function markedBalance(cells: readonly string[], at: number | undefined): string {
  const balance = cellAt(cells, at);
  if (at === undefined || balance === "") return balance;
  const mark = [at + 1, at - 1].map((beside) => cellAt(cells, beside)).find(isSide) ?? "";
  return readMark(mark) === "credit" ? onOtherSide(balance) : balance;
}

function isSide(cell: string): boolean {
  return /^(?:[dc]r\.?|借|贷|貸)$/i.test(cell);
}

function amountIn(cells: readonly string[], { debit, credit, amount }: LedgerColumns): string {
  const [debits, credits] = [cellAt(cells, debit), cellAt(cells, credit)];
  const isCredit = credits !== "" && !/[1-9]/.test(debits);
  if (!isCredit) return debits || cellAt(cells, amount);
  return onOtherSide(credits);
}

/** What stands in a column of a row. */
export function cellAt(cells: readonly string[], at: number | undefined): string {
  return at === undefined ? "" : (cells[at] ?? "").trim();
}
