import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table, TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import { readBesides } from "../../headings/readAmountHeading.ts";
import { withSide } from "./withSide.ts";

/** Fewer rows with movements prove nothing. */
const FEWEST_MOVED = 3;
const ROWS_LOOKED_AT = 1_000;
const CENT = 0.015;

/** The columns of the signed balances and of the movements between them. */
type Places = { opening: number | null; closing: number; debit: number; credit: number };

/**
 * Adds the side to each balance of a trial balance in which credits are positive and debits negative, as in bank
 * software: in every row with a movement, debits lower the balance and credits raise it. Null where a row contradicts.
 */
export function withSignTurned(table: Table, header: Header): Table | null {
  const rows = table.rows.slice(header.firstData);
  const places = placesOf(header, rows);
  if (places === null) return null;
  const { turned, others } = signsOf(rows, places);
  if (turned < FEWEST_MOVED || others.length > 0) return null;
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
  // Movements of the month and of the year each lead to a balance
  if (debits.length + credits.length > 0) return null;
  return { opening: opening?.index ?? null, closing: closing.index, debit, credit };
}

/** Counts the rows that show positive credits, and lists the rows that contradict. */
function signsOf(
  rows: readonly TableRow[],
  { opening, closing, debit, credit }: Places,
): { turned: number; others: readonly TableRow[] } {
  let turned = 0;
  const others = rows.filter(({ cells }) => {
    const at = (index: number) => nearAmount(cells[index] ?? "");
    const change = at(closing) - (opening === null ? 0 : at(opening));
    const credited = at(credit) - at(debit);
    if (Math.abs(change - credited) > CENT) return true;
    if (Math.abs(credited) > CENT) turned += 1;
    return false;
  });
  return { turned, others };
}

/**
 * Refuses a trial balance where most rows show positive credits but some contradict: read with the usual sign, every
 * asset would be a liability. No problem where the sign is clear.
 */
export function signUnclear(table: Table, header: Header): Problem[] {
  const rows = table.rows.slice(header.firstData);
  const places = placesOf(header, rows);
  if (places === null) return [];
  const { turned, others } = signsOf(rows, places);
  if (turned < FEWEST_MOVED || others.length === 0 || others.length >= turned) return [];
  const shown = others.slice(0, MOST_SHOWN).map(({ row }) => row);
  return [
    problem("sign_unclear", {
      ...(table.sheet !== null && { sheet: table.sheet }),
      column: header.headings[places.closing] ?? "",
      value: String(turned),
      expected: `${shown.join(", ")}${others.length > MOST_SHOWN ? ", …" : ""}`,
    }),
  ];
}

const MOST_SHOWN = 5;
