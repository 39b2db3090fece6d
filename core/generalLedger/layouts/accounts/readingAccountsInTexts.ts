import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import { cellAt } from "../balances/balanceIn.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import { TOTAL } from "../rowLabels.ts";

const HALF_A_CENT = 0.005;

/**
 * The columns of a journal whose accounts stand in a column for texts, such as the day book of Tally
 * ("Particulars") and journals of textbooks: there each row with a day and the rows without one beneath it
 * balance. Other tables keep their columns.
 */
export function readingAccountsInTexts(
  columns: LedgerColumns,
  rows: readonly Row[],
): LedgerColumns {
  const { text, code, name, debit, credit, balance } = columns;
  if (text === undefined || debit === undefined || credit === undefined) return columns;
  if ([code, name, balance].some((at) => at !== undefined)) return columns;
  if (!areBalanced(rows, { ...columns, text })) return columns;
  const { text: _, ...others } = columns;
  return { ...others, name: text };
}

/** Whether all entries but the last, which may go on further down, have several rows and balance. */
function areBalanced(rows: readonly Row[], columns: LedgerColumns & { text: number }): boolean {
  const entries: { sum: number; count: number }[] = [];
  for (const { cells } of rows) {
    const [debit, credit] = [cellAt(cells, columns.debit), cellAt(cells, columns.credit)];
    const named = cellAt(cells, columns.text);
    if ((debit === "" && credit === "") || TOTAL.test(named)) continue;
    if (named === "") return false;
    if (cellAt(cells, columns.date) !== "") entries.push({ sum: 0, count: 0 });
    const entry = entries.at(-1);
    if (!entry) return false;
    entry.sum += Math.abs(nearAmount(debit)) - Math.abs(nearAmount(credit));
    entry.count += 1;
  }
  const whole = entries.length > 1 ? entries.slice(0, -1) : entries;
  return (
    whole.length > 0 && whole.every(({ sum, count }) => count > 1 && Math.abs(sum) < HALF_A_CENT)
  );
}
