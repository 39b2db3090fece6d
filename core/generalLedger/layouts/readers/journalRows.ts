import type { LedgerLineRecord, LedgerSink } from "../../LedgerRecord.ts";
import { numberByRow } from "../../numberByRow.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import type { RowTaker } from "../RowReader.ts";
import { isLabelDate, TOTAL } from "../rowLabels.ts";
import { watchCurrencies } from "../watchCurrencies.ts";
import { flatRowReader } from "./flatRows.ts";

/** Entries have two lines or more, so that so many of all lines at least are without a date. */
const LEAST_UNDATED = 0.25;

/**
 * Whether rows stand entry by entry, as in the Journal reports of QuickBooks and Sage: date, number and
 * kind are on an entry's first row, and blank on its others.
 */
export function standsByEntry(rows: readonly Row[], columns: LedgerColumns): boolean {
  const { date, number, code, name, debit, credit, amount, balance } = columns;
  if (balance !== undefined) return false;
  const isFilled = (cells: readonly string[], at: number | undefined) =>
    at !== undefined && (cells[at] ?? "").trim() !== "";
  const lines = rows.filter(
    ({ cells }) =>
      [code, name].some((at) => isFilled(cells, at)) &&
      [debit, credit, amount].some((at) => isFilled(cells, at)),
  );
  const undated = lines.filter(({ cells }) => ![date, number].some((at) => isFilled(cells, at)));
  const [first] = lines;
  const begins = first !== undefined && isFilled(first.cells, date);
  return begins && undated.length >= LEAST_UNDATED * lines.length;
}

/** Reads rows that stand entry by entry; a row that adds an entry up, or a blank one, ends it. */
export function journalReader(columns: LedgerColumns, sink: LedgerSink): RowTaker {
  const recordOf = flatRowReader(columns, sink.labels);
  const currencies = watchCurrencies(columns, sink);
  let entry: LedgerLineRecord | null = null;
  let latest = 0;
  return {
    take: (row, cells) => {
      if (row > latest + 1) entry = null;
      latest = row;
      const line = recordOf(row, cells);
      if (isSum(line)) entry = null;
      else if (line.debit !== "" || line.credit !== "" || line.amount !== "") {
        entry = line.date === "" ? entry : { ...line, number: line.number || numberByRow(row) };
        currencies.note(line, cells);
        sink.line(entry === null ? line : continued(line, entry));
      }
    },
    end: currencies.end,
  };
}

/** A sum names no account, or says what it is in the place of the account or of the date. */
function isSum({ date, account, accountName }: LedgerLineRecord): boolean {
  if (date !== "" && isLabelDate(date)) return true;
  const named = account || accountName;
  return date === "" && (named === "" || TOTAL.test(named));
}

/** A line with what the first line of its entry says for all of them. */
function continued(line: LedgerLineRecord, entry: LedgerLineRecord): LedgerLineRecord {
  const { date, number } = entry;
  return {
    ...line,
    date,
    number,
    journal: line.journal || entry.journal,
    document: line.document || entry.document,
    entity: line.entity || entry.entity,
    entered: line.entered || entry.entered,
    postedBy: line.postedBy || entry.postedBy,
    reverses: line.reverses || entry.reverses,
    entryText: line.entryText || entry.entryText,
  };
}
