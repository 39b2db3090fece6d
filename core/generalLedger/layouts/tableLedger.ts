import { type Problem, problem } from "../../problem/Problem.ts";
import { shorten } from "../../text/shorten.ts";
import type { LedgerLayout } from "../finishLedger.ts";
import type { LedgerTaker } from "../LedgerRecord.ts";
import { flatRowReader } from "./flatRows.ts";
import { type LedgerColumns, matchLedgerColumns, missingColumns } from "./ledgerColumns.ts";

export type TakeRow = (row: number, cells: readonly string[]) => void;

/** Reads a table of a ledger row by row; what it cannot be read without is a problem at its end. */
export type TableLedger = {
  take: TakeRow;
  /** The layout, when all rows were taken; a problem where the headings were never found. */
  end: () => LedgerLayout | Problem;
};

/** Rows looked at before their layout is chosen. */
const LOOKED_AT = 200;
/** How far down headings may stand. */
const MOST_TITLE_ROWS = 30;

type Row = { row: number; cells: readonly string[] };

/** Begins to read a table: the first rows tell its headings and its layout. */
export function tableLedger(taker: LedgerTaker): TableLedger {
  let first: Row[] = [];
  let read: TakeRow | null = null;
  let layout: LedgerLayout | Problem | null = null;
  const begin = () => {
    const found = findLedgerHeader(first);
    if ("code" in found) layout = found;
    else {
      layout = found.layout;
      read = readerOf(found, taker);
      for (const { row, cells } of first.slice(found.firstData)) read(row, cells);
    }
    first = [];
  };
  return {
    take: (row, cells) => {
      if (read !== null) read(row, cells);
      else if (layout === null) {
        first.push({ row, cells });
        if (first.length === LOOKED_AT) begin();
      }
    },
    end: () => {
      if (layout === null) begin();
      return layout ?? problem("ledger_empty");
    },
  };
}

type LedgerTable = { columns: LedgerColumns; firstData: number; layout: LedgerLayout };

function findLedgerHeader(rows: readonly Row[]): LedgerTable | Problem {
  let best: { missing: string[]; columns: LedgerColumns; at: number } | null = null;
  rows.slice(0, MOST_TITLE_ROWS).forEach(({ cells }, at) => {
    const columns = matchLedgerColumns(cells);
    const missing = missingColumns(columns);
    const isBetter =
      best === null ||
      missing.length < best.missing.length ||
      (missing.length === best.missing.length &&
        Object.keys(columns).length > Object.keys(best.columns).length);
    if (isBetter) best = { missing, columns, at };
  });
  // Assigned in a callback, which the compiler does not follow
  const found = best as { missing: string[]; columns: LedgerColumns; at: number } | null;
  if (found === null || found.missing.length > 0) {
    const value = shorten((rows[0]?.cells ?? []).filter((cell) => cell !== "").join(", "));
    const expected = found === null ? "the rows are" : `${found.missing.join(" and ")} are`;
    return problem("ledger_columns_missing", { value, expected });
  }
  const layout = { isByAccount: false, isOneYear: false };
  return { columns: found.columns, firstData: found.at + 1, layout };
}

function readerOf({ columns }: LedgerTable, taker: LedgerTaker): TakeRow {
  const recordOf = flatRowReader(columns);
  return (row, cells) => {
    const record = recordOf(row, cells);
    const hasAmount = record.debit !== "" || record.credit !== "" || record.amount !== "";
    if (!hasAmount && record.date === "") return;
    taker.line(record);
  };
}
