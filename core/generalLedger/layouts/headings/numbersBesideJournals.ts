import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import { DaySums } from "../DaySums.ts";
import type { Row } from "../Row.ts";
import { type LedgerColumns, PLAIN_NUMBERS } from "./ledgerColumns.ts";

/** Fewer entries than this show nothing. */
const FEWEST_ENTRIES = 2;

/**
 * The columns where a plain "Number" beside a journal numbers entries: taken for the document, it does so
 * where every row has one and each number of a journal is two rows or more of one day that balance. What is
 * paid under the number of its invoice stands on several days, and is left as it is.
 */
export function numbersBesideJournals(
  columns: LedgerColumns,
  headings: readonly string[],
  rows: readonly Row[],
): LedgerColumns {
  const { document, journal, number, ...others } = columns;
  if (document === undefined || journal === undefined || number !== undefined) return columns;
  if (!PLAIN_NUMBERS.has(normaliseHeading(headings[document] ?? ""))) return columns;
  return numberEntries(rows, columns) ? { ...others, journal, number: document } : columns;
}

function numberEntries(rows: readonly Row[], columns: LedgerColumns): boolean {
  const at = (cells: readonly string[], column: number | undefined) =>
    column === undefined ? "" : (cells[column] ?? "").trim();
  const { date, journal, document, debit, credit, amount, mark } = columns;
  const entries = new Map<string, { day: string; rowCount: number }>();
  const sums = new DaySums();
  const keyOf = (cells: readonly string[]) => `${at(cells, journal)}\u0000${at(cells, document)}`;
  const lines = rows.filter(({ cells }) =>
    [debit, credit, amount].some((column) => at(cells, column) !== ""),
  );
  const last = lines.at(-1);
  // The last entry may go on beneath the rows that are looked at
  const cut = last === undefined ? "" : keyOf(last.cells);
  for (const { cells } of lines) {
    const [key, day] = [keyOf(cells), at(cells, date)];
    if (at(cells, document) === "" || at(cells, journal) === "") return false;
    if (key === cut) continue;
    const entry = entries.get(key) ?? { day, rowCount: 0 };
    if (entry.day !== day) return false;
    entries.set(key, { day, rowCount: entry.rowCount + 1 });
    sums.add({
      date: key,
      debit: at(cells, debit),
      credit: at(cells, credit),
      amount: at(cells, amount),
      mark: at(cells, mark),
    });
  }
  const areOfSeveral = [...entries.values()].every(({ rowCount }) => rowCount > 1);
  return entries.size >= FEWEST_ENTRIES && areOfSeveral && sums.balanced === 1;
}
