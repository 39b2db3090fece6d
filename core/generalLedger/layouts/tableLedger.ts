import { normaliseHeading } from "../../ingest/normaliseHeading.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { shorten } from "../../text/shorten.ts";
import type { LedgerLayout } from "../finishLedger.ts";
import type { LedgerTaker } from "../LedgerRecord.ts";
import { byAccountReader } from "./byAccountRows.ts";
import { flatRowReader } from "./flatRows.ts";
import {
  ACCOUNT,
  type LedgerColumns,
  matchLedgerColumns,
  missingColumns,
} from "./ledgerColumns.ts";
import { runningReader } from "./runningRows.ts";

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
  let finish: (() => void) | null = null;
  let layout: LedgerLayout | Problem | null = null;
  const begin = () => {
    const found = findLedgerHeader(first);
    if ("code" in found) layout = found;
    else {
      layout = found.layout;
      const reader = readerOf(found, taker);
      read = reader.take;
      finish = reader.end;
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
      finish?.();
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
  if (found === null || !isReadable(found.missing, rows.slice(found.at + 1), found.columns)) {
    const value = shorten((rows[0]?.cells ?? []).filter((cell) => cell !== "").join(", "));
    const expected = found === null ? "the rows are" : `${found.missing.join(" and ")} are`;
    return problem("ledger_columns_missing", { value, expected });
  }
  const { columns, at } = found;
  const isByAccount = standsByAccount(rows.slice(at + 1), columns);
  const layout = { isByAccount, isOneYear: isFec(rows[at]?.cells ?? []) };
  const accountless = { ...columns };
  if (isByAccount) {
    delete accountless.code;
    delete accountless.name;
  }
  return { columns: isByAccount ? accountless : columns, firstData: at + 1, layout };
}

function isReadable(
  missing: readonly string[],
  rows: readonly Row[],
  columns: LedgerColumns,
): boolean {
  if (missing.length === 0) return true;
  return missing.length === 1 && missing[0] === ACCOUNT && standsByAccount(rows, columns);
}

/** Rows with a date and an amount that leave the account blank stand beneath its heading. */
function standsByAccount(rows: readonly Row[], columns: LedgerColumns): boolean {
  const filled = (cells: readonly string[], at: number | undefined) =>
    at !== undefined && (cells[at] ?? "").trim() !== "";
  const { date, code, name, debit, credit, amount } = columns;
  const lines = rows.filter(
    ({ cells }) =>
      filled(cells, date) && [debit, credit, amount].some((column) => filled(cells, column)),
  );
  const named = lines.filter(({ cells }) => filled(cells, code) || filled(cells, name));
  return lines.length > 0 && 2 * named.length < lines.length;
}

/** A FEC is the file of one financial year, however long (art. L. 47 A LPF). */
function isFec(headings: readonly string[]): boolean {
  const words = headings.map(normaliseHeading);
  return ["ecriture num", "compte num", "ecriture date"].every((word) => words.includes(word));
}

type RowReader = { take: TakeRow; end: () => void };

function readerOf({ columns, layout }: LedgerTable, taker: LedgerTaker): RowReader {
  if (layout.isByAccount) return byAccountReader(columns, taker);
  return columns.balance === undefined ? flatReader(columns, taker) : runningReader(columns, taker);
}

function flatReader(columns: LedgerColumns, taker: LedgerTaker): RowReader {
  const recordOf = flatRowReader(columns);
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      const hasAmount = record.debit !== "" || record.credit !== "" || record.amount !== "";
      if (hasAmount || record.date !== "") taker.line(record);
    },
    end: () => undefined,
  };
}
