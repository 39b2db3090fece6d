import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import type { LedgerSink } from "../LedgerRecord.ts";
import { lengthOf } from "./CellBytes.ts";
import type { RowReader } from "./RowReader.ts";

/**
 * A reader of a FEC that tells how many of its rows have no date of validation (art. A. 47 A-1 LPF). These entries
 * stand in the journals and in the balances, so they are read as all others. A column that is empty throughout says
 * nothing: some programs never fill it.
 */
export function watchValidation(
  reader: RowReader,
  headings: readonly string[],
  sink: Pick<LedgerSink, "note">,
): RowReader {
  const words = headings.map(normaliseHeading);
  const [column, account] = [words.indexOf("valid date"), words.indexOf("compte num")];
  if (column < 0 || account < 0) return reader;
  const { take, takeBytes, end } = reader;
  const rows = { count: 0, open: 0, first: 0 };
  const countRow = (row: number, isValidated: boolean) => {
    rows.count += 1;
    if (isValidated) return;
    if (rows.open === 0) rows.first = row;
    rows.open += 1;
  };
  return {
    ...reader,
    take: (row, cells) => {
      take(row, cells);
      const [day = "", code = ""] = [cells[column], cells[account]];
      if (code.trim() !== "") countRow(row, day.trim() !== "");
    },
    ...(takeBytes && {
      takeBytes: (row, cells) => {
        const isTaken = takeBytes(row, cells);
        if (isTaken && lengthOf(cells, account) > 0) countRow(row, lengthOf(cells, column) > 0);
        return isTaken;
      },
    }),
    end: () => {
      const { count, open, first } = rows;
      if (open > 0 && open < count)
        sink.note("ledger_entries_not_validated", {
          ...{ row: first, column: (headings[column] ?? "").trim() },
          ...{ value: String(open), expected: String(count) },
        });
      return end();
    },
  };
}
