import type { Table, TableRow } from "../../table/Table.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { amountColumns } from "../headings/guessHeader.ts";
import type { Header } from "../headings/Header.ts";
import { readBesides } from "../headings/readAmountHeading.ts";
import { withSide } from "./withSide.ts";

/** Fewer rows that moved prove no sign. */
const FEWEST_MOVED = 3;
const ROWS_LOOKED_AT = 1_000;
const CENT = 0.015;

/** Where the signed balances stand, and what was debited and credited between them. */
type Places = { opening: number | null; closing: number; debit: number; credit: number };

/**
 * Writes the side beside each balance of a trial balance whose credits are positive and debits negative,
 * as programs of banks print them: in every row that moved, what its heading calls a debit lowers
 * the balance, and a credit raises it. Null where a row says otherwise.
 */
export function withSignTurned(table: Table, header: Header): Table | null {
  const rows = table.rows.slice(header.firstData);
  const places = placesOf(header, rows);
  if (places === null || !isTurned(rows, places)) return null;
  const balances = [places.opening, places.closing];
  const written = table.rows.map((row, at) => {
    if (at < header.firstData) return row;
    const cells = row.cells.map((cell, index) =>
      balances.includes(index) ? withSide(cell, "credit") : cell,
    );
    return { ...row, cells };
  });
  return { ...table, rows: written };
}

function placesOf({ columns, headings }: Header, rows: readonly TableRow[]): Places | null {
  const balance = (field: string) => columns.find((column) => column.field === field);
  const [opening, closing] = [balance("priorBalance"), balance("currentBalance")];
  if (!closing || closing.sideIndex !== undefined || opening?.sideIndex !== undefined) return null;
  const read = new Set(columns.map(({ index }) => index));
  const free = amountColumns(rows.slice(0, ROWS_LOOKED_AT)).filter((index) => !read.has(index));
  const headed = (side: "debit" | "credit") =>
    free.filter((index) => readBesides(headings[index] ?? "").reading.side === side);
  const [[debit, ...debits], [credit, ...credits]] = [headed("debit"), headed("credit")];
  if (debit === undefined || credit === undefined) return null;
  // Movements of the month and of the year beside each other lead to one balance each
  if (debits.length + credits.length > 0) return null;
  return { opening: opening?.index ?? null, closing: closing.index, debit, credit };
}

/** The first row that moved otherwise says that balances are as usual, or that the columns are others. */
function isTurned(rows: readonly TableRow[], { opening, closing, debit, credit }: Places): boolean {
  let moved = 0;
  for (const { cells } of rows) {
    const at = (index: number) => nearAmount(cells[index] ?? "");
    const change = at(closing) - (opening === null ? 0 : at(opening));
    const credited = at(credit) - at(debit);
    if (Math.abs(change - credited) > CENT) return false;
    if (Math.abs(credited) > CENT) moved += 1;
  }
  return moved >= FEWEST_MOVED;
}
