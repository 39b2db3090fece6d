import { cellAt } from "../balances/balanceIn.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import { isLabelDate, TOTAL } from "../rowLabels.ts";

/**
 * The columns of a report whose column "Account" names each account once, in a row of its own, and beneath it the
 * entries, as Odoo prints it: every line stands between such a row and the one that says the account's total. Null of
 * another table.
 */
export function entriesBeneathAccounts(
  rows: readonly Row[],
  { code, name, ...columns }: LedgerColumns,
): LedgerColumns | null {
  const column = name ?? code;
  if (column === undefined || (name !== undefined && code !== undefined)) return null;
  return areBeneath(rows, columns, column) ? { number: column, ...columns } : null;
}

function areBeneath(
  rows: readonly Row[],
  { date, debit, credit, amount }: LedgerColumns,
  column: number,
): boolean {
  let heading = "";
  let [lines, totals] = [0, 0];
  for (const { cells } of rows) {
    const own = cellAt(cells, column);
    const day = cellAt(cells, date);
    if (day === "" || isLabelDate(day)) {
      const ended = totalledIn(own);
      if (heading === "") heading = ended === "" ? own : "";
      else if (ended === heading) [heading, totals] = ["", totals + 1];
      else if (ended !== "") return false;
      continue;
    }
    if ([debit, credit, amount].every((side) => cellAt(cells, side) === "")) continue;
    if (heading === "" || own === "" || own === heading) return false;
    lines += 1;
  }
  return lines > 0 && totals > 0;
}

/** Whose total a row says: "101401 Bank" of "Total 101401 Bank"; "" of another row. */
function totalledIn(label: string): string {
  return TOTAL.test(label) ? label.replace(/^\S+ (?:for |of )?/i, "") : "";
}
