import { isFigure } from "../../../ingest/cells/looksLikeAmount.ts";
import { cellAt } from "../balances/balanceIn.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";

/** What `ledger csv` prints without headings: day, code, payee, account, commodity, amount, state, note. */
export const LEDGER_CSV: LedgerColumns = {
  ...{ date: 0, document: 1, text: 2, name: 3, commodity: 4, amount: 5 },
};

const DAY = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/;
const STATE = /^[*!]?$/;
const [STATE_AT, WIDTH] = [6, 8];

/** Whether rows are the output of ledger's command `csv`, each with all its columns. */
export function isLedgerCsv(rows: readonly Row[]): boolean {
  return rows.length > 1 && rows.every(({ cells }) => isPosting(cells));
}

function isPosting(cells: readonly string[]): boolean {
  const { date, name, amount } = LEDGER_CSV;
  return (
    cells.length === WIDTH &&
    DAY.test(cellAt(cells, date)) &&
    /\p{L}/u.test(cellAt(cells, name)) &&
    isFigure(cellAt(cells, amount)) &&
    STATE.test(cellAt(cells, STATE_AT))
  );
}
