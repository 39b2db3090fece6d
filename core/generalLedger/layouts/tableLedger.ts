import { type Problem, problem } from "../../problem/Problem.ts";
import { isAbsent } from "../../table/isAbsent.ts";
import type { LedgerForm } from "../finishLedger.ts";
import type { LedgerSink } from "../LedgerRecord.ts";
import type { TakeBytes } from "./CellBytes.ts";
import { chooseReader } from "./chooseReader.ts";
import type { Row } from "./Row.ts";
import { type RowReader, type TakeRow, takingTexts } from "./RowReader.ts";
import type { ContraAccounts } from "./readers/contraRows.ts";
import { watchRemarks } from "./watchRemarks.ts";

/** Reads a table of a ledger row by row; what it cannot be read without is a problem at its end. */
export type TableLedger = {
  take: TakeRow;
  /** How rows are taken from their bytes; null where the layout reads texts, undefined before it is known. */
  takerOfBytes: () => TakeBytes | null | undefined;
  /** The layout, when all rows were taken, or why the table is no ledger. */
  end: () => LedgerForm | readonly Problem[];
};

/** Rows looked at before their layout is chosen. */
const LOOKED_AT = 200;

/**
 * Begins to read a table: the first rows tell its headings and its layout. Rows that a delimiter divides may be
 * divided where they should not.
 */
export function tableLedger(
  sink: LedgerSink,
  contraAccounts: ContraAccounts,
  { isDelimited = false }: { isDelimited?: boolean } = {},
): TableLedger {
  let first: Row[] = [];
  let reader: RowReader | null = null;
  let fault: Problem | null = null;
  const remarks = watchRemarks(sink);
  let width = Number.POSITIVE_INFINITY;
  const takeBy = (chosen: RowReader, row: number, cells: readonly string[]) => {
    remarks.row(row, cells);
    if (isDelimited && cells.length > width)
      sink.longRow({ row, cells: cells.length, headings: width });
    chosen.take(row, cells);
  };
  const begin = () => {
    const isOfWords = first.some(({ cells }) => cells.some(isAbsent));
    if (isOfWords) first = first.map(({ row, cells }) => ({ row, cells: withoutAbsent(cells) }));
    const found = chooseReader(first, sink, contraAccounts);
    const chosen = isOfWords && !("code" in found) ? readingWithoutAbsent(found) : found;
    if ("code" in chosen) fault = chosen;
    else {
      reader = chosen;
      remarks.titles(first.slice(0, chosen.firstData));
      width = first[chosen.firstData - 1]?.cells.length ?? width;
      for (const { row, cells } of first.slice(chosen.firstData)) takeBy(chosen, row, cells);
    }
    first = [];
  };
  return {
    take: (row, cells) => {
      if (reader !== null) takeBy(reader, row, cells);
      else if (fault === null && first.push({ row, cells }) === LOOKED_AT) begin();
    },
    takerOfBytes: () => (reader === null ? undefined : (reader.takeBytes ?? null)),
    end: () => {
      if (reader === null && fault === null) begin();
      // Set by `begin`, which the compiler does not follow
      const chosen = reader as RowReader | null;
      if (chosen === null) return [fault ?? problem("ledger_empty")];
      const problems = chosen.end();
      if (problems.length > 0) return problems;
      const differences = [...remarks.end(), ...(chosen.differences?.() ?? [])];
      return { ...chosen.layout, differences };
    },
  };
}

/** A reader of a table whose first rows write "nan" in cells without a value: its rows are texts. */
function readingWithoutAbsent(reader: RowReader): RowReader {
  return takingTexts(reader, (row, cells) => reader.take(row, withoutAbsent(cells)));
}

function withoutAbsent(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => (isAbsent(cell) ? "" : cell));
}
