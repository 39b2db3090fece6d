import { nearAmount } from "../../ingest/cells/nearAmount.ts";
import { readMark } from "../fields/readMark.ts";
import type { LedgerColumns } from "./headings/ledgerColumns.ts";
import type { Row } from "./Row.ts";
import { type RowTaker, takingTexts } from "./RowReader.ts";

/** Reads rows with `takerOf`, and credits that carry a minus beside their side as if they carried none. */
export function readingSignedCredits(
  data: readonly Row[],
  columns: LedgerColumns,
  takerOf: (data: readonly Row[]) => RowTaker,
): RowTaker {
  if (!hasSignedCredits(data, columns)) return takerOf(data);
  const unsigned = (cells: readonly string[]) => withoutCreditSign(cells, columns);
  const rows = data.map(({ row, cells }) => ({ row, cells: unsigned(cells) }));
  const taker = takerOf(rows);
  return takingTexts(taker, (row, cells) => taker.take(row, unsigned(cells)));
}

/**
 * Whether credits carry a minus beside their side, as SAP lists line items ("H" with -100.00) and as some
 * sheets fill a column of credits: most of them are below nil, and debits and credits come nearer to
 * nothing added up than taken from each other. Whether entries balance so is seen when all are read.
 */
function hasSignedCredits(rows: readonly Row[], columns: LedgerColumns): boolean {
  let [debits, credits, below, above] = [0, 0, 0, 0];
  for (const { cells } of rows) {
    const at = creditIn(cells, columns);
    const credit = at === null ? 0 : nearAmount(withoutWords(cells[at] ?? ""));
    credits += credit;
    if (credit < 0) below += 1;
    else if (credit > 0) above += 1;
    const debit = at === columns.amount ? undefined : (columns.debit ?? columns.amount);
    if (debit !== undefined) debits += nearAmount(cells[debit] ?? "");
  }
  return below > above && Math.abs(debits + credits) < Math.abs(debits - credits);
}

/** The cells of a row with its credit as an amount of its side, whose sign says no more than the side does. */
function withoutCreditSign(cells: readonly string[], columns: LedgerColumns): readonly string[] {
  const at = creditIn(cells, columns);
  return at === null ? cells : cells.with(at, turned(cells[at] ?? ""));
}

/** The column that holds the credit of a row; null where it has none. */
function creditIn(
  cells: readonly string[],
  { debit, credit, amount, mark }: LedgerColumns,
): number | null {
  if (debit !== undefined && credit !== undefined)
    return (cells[credit] ?? "").trim() === "" ? null : credit;
  if (amount === undefined || mark === undefined || amount >= cells.length) return null;
  return readMark(cells[mark] ?? "") === "credit" ? amount : null;
}

/** "120.00 Cr" says its side itself. */
function withoutWords(cell: string): string {
  return /\p{L}/u.test(cell) ? "" : cell;
}

const SIGNS = /[-\u2212\u2013()]/g;

function turned(cell: string): string {
  if (withoutWords(cell) === "") return cell;
  const unsigned = cell.replace(SIGNS, "");
  return unsigned.trim() === "" ? cell : unsigned === cell ? `-${cell.trim()}` : unsigned;
}
