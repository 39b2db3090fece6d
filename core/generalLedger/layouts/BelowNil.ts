import { nearAmount } from "../../ingest/cells/nearAmount.ts";
import type { LedgerLineRecord } from "../LedgerRecord.ts";
import { ownText } from "../store/textOfBytes.ts";
import { type CellBytes, cellText, lengthOf } from "./CellBytes.ts";
import type { LedgerColumns } from "./headings/ledgerColumns.ts";

const [MINUS, BRACKET] = ["-", "("].map((sign) => sign.charCodeAt(0));

/**
 * The debits and credits of a table that are below nil, such as reversals in red: a line counts as what it is on
 * the other side, and the table's own totals have it taken off where it stands.
 */
export class BelowNil {
  readonly cells: string[] = [];
  readonly #columns: readonly number[];

  constructor({ debit = -1, credit = -1 }: LedgerColumns) {
    this.#columns = [debit, credit];
  }

  add({ debit, credit }: Pick<LedgerLineRecord, "debit" | "credit">): void {
    for (const cell of [debit, credit]) if (nearAmount(cell) < 0) this.cells.push(ownText(cell));
  }

  /** The same of a row whose cells have no blanks around them. */
  addBytes(row: CellBytes): void {
    for (const column of this.#columns) {
      if (lengthOf(row, column) === 0) continue;
      const sign = row.bytes[row.starts[column] ?? 0];
      const last = row.bytes[(row.ends[column] ?? 1) - 1];
      if (sign === MINUS || sign === BRACKET || last === MINUS)
        this.cells.push(cellText(row, column));
    }
  }
}
