import { addAmounts, subtractAmounts } from "../../lib/format/subtractAmounts.ts";

export type JournalFormLine = { side: string; debit: string; credit: string };

/** What the journal form holds. */
export type JournalFields = { reason: string; lines: JournalFormLine[] };

export type JournalBalance = { debit: string; credit: string; difference: string };

/** The totals of a journal's two sides; what is not an amount yet counts as nothing. */
export function journalBalance(lines: readonly JournalFormLine[]): JournalBalance {
  const total = (column: "debit" | "credit") =>
    addAmounts(lines.map((line) => toAmount(line[column]) ?? "0"));
  const [debit, credit] = [total("debit"), total("credit")];
  return { debit, credit, difference: subtractAmounts(debit, credit) };
}

/** A typed amount as the API writes it; null when it is not one ("1,250" becomes "1250"). */
export function toAmount(typed: string): string | null {
  const plain = typed.trim().replaceAll(",", "");
  return /^\d+(\.\d{1,2})?$/.test(plain) ? plain : null;
}
