import { nearAmount } from "../../ingest/cells/nearAmount.ts";
import type { LedgerLineRecord, LedgerSink } from "../LedgerRecord.ts";
import { BelowNil } from "./BelowNil.ts";
import type { LedgerColumns } from "./headings/ledgerColumns.ts";
import type { RowTaker } from "./RowReader.ts";
import { flatRowReader } from "./readers/flatRows.ts";
import { TOTAL } from "./rowLabels.ts";

type SumRow = { row: number; cells: readonly string[]; record: LedgerLineRecord };

/**
 * Reads rows with `reader` but for one at the end that adds up all above it, as sheets have: the lines are
 * held to it. Where several say that they are a sum, such as those of pages, they are passed over.
 */
export function withSumRow(reader: RowTaker, columns: LedgerColumns, sink: LedgerSink): RowTaker {
  const recordOf = flatRowReader(columns, sink.labels);
  const { takeBytes } = reader;
  let latest: SumRow | null = null;
  let areSeveral = false;
  const belowNil = new BelowNil(columns);
  // Rows of one amount above nil are debits of it and credits of it
  let areBoth = reader.isPaired === true;
  const goOn = () => {
    // What says nothing of itself and is not the last is a line that lacks something
    if (latest !== null && !isLabelled(latest.cells)) reader.take(latest.row, latest.cells);
    areSeveral ||= latest !== null;
    latest = null;
  };
  return {
    ...reader,
    take: (row, cells) => {
      if (latest !== null) goOn();
      const record = recordOf(row, cells);
      if (isSum(record, cells)) latest = { row, cells, record };
      else {
        areBoth &&= nearAmount(record.amount) >= 0;
        belowNil.add(record);
        reader.take(row, cells);
      }
    },
    ...(takeBytes && {
      takeBytes: (row, cells) => {
        if (latest !== null) goOn();
        const isTaken = takeBytes(row, cells);
        if (isTaken) belowNil.addBytes(cells);
        return isTaken;
      },
    }),
    end: () => {
      if (latest !== null && !areSeveral) {
        const { row, record } = latest;
        const { amount } = record;
        const [debits, credits] = areBoth ? [amount, amount] : [record.debit, record.credit];
        sink.totals({ row, debits, credits, turned: belowNil.cells });
      }
      return reader.end();
    },
  };
}

/** A row without a day and an account that says it is a sum, or has amounts alone. */
function isSum({ date, account, accountName, ...record }: LedgerLineRecord, cells: Cells): boolean {
  if (date !== "" && !TOTAL.test(date)) return false;
  const named = account || accountName;
  if (named !== "" && !TOTAL.test(named)) return false;
  const amounts = [record.debit, record.credit, record.amount].filter((cell) => cell !== "");
  if (amounts.length === 0) return false;
  if (isLabelled(cells)) return true;
  // Debits and credits that are alike, and nothing beside them
  const others = cells.filter((cell) => cell.trim() !== "");
  return others.length === 2 && record.debit !== "" && record.debit === record.credit;
}

type Cells = readonly string[];

function isLabelled(cells: Cells): boolean {
  return cells.some((cell) => TOTAL.test(cell.trim()));
}
