import type { LedgerColumns } from "./headings/ledgerColumns.ts";
import type { Row } from "./Row.ts";
import { type RowReader, takingTexts } from "./RowReader.ts";

/**
 * Whether each row names its account in one of two columns, that of accounts to debit or that of accounts
 * to credit, beside its amount: a journal as textbooks write it, where no row has a contra account.
 */
export function namesOnEitherSide(
  rows: readonly Row[],
  { code, contra, debit, credit }: LedgerColumns,
): boolean {
  if ([code, contra, debit, credit].includes(undefined)) return false;
  const isFilled = (cells: readonly string[], at = -1) => (cells[at] ?? "").trim() !== "";
  const lines = rows.filter(({ cells }) => isFilled(cells, debit) || isFilled(cells, credit));
  const debited = lines.filter(({ cells }) => isFilled(cells, code));
  const credited = lines.filter(({ cells }) => isFilled(cells, contra));
  const isApart = debited.length + credited.length === lines.length;
  return (
    isApart &&
    debited.length > 0 &&
    credited.length > 0 &&
    !debited.some((row) => credited.includes(row))
  );
}

/** The columns of such a journal, whose accounts are brought into one. */
export function withoutSides({ contra: _, ...columns }: LedgerColumns): LedgerColumns {
  return columns;
}

/** A reader of such a journal: the account that a row names is in one column for it. */
export function readingEitherSide(reader: RowReader, columns: LedgerColumns): RowReader {
  return takingTexts(reader, (row, cells) =>
    reader.take(row, withOneAccount({ row, cells }, columns).cells),
  );
}

/** A row whose account stands in the column of those to debit, whichever it stood in. */
export function withOneAccount(
  { row, cells }: Row,
  { code = -1, contra = -1 }: LedgerColumns,
): Row {
  const account = cells[code]?.trim() || (cells[contra] ?? "");
  return { row, cells: cells.map((cell, at) => (at === code ? account : cell)) };
}
