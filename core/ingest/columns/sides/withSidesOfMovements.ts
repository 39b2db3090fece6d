import type { Table, TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { sideOfCell } from "../../cells/sideOfCell.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import { findSideColumn } from "./findSideColumn.ts";
import { withSide } from "./withSide.ts";

/** Fewer rows prove nothing. Every row with a movement must agree. */
const FEWEST_TOLD = 3;
const ROWS_LOOKED_AT = 1_000;
const CENT = 0.015;

/** The columns of both balances and of the movements between them. */
type Places = { opening: number; closing: number; debit: number; credit: number };

/** The sides of a row's balances: 1 debit, -1 credit. */
type Sides = { opening: number; closing: number };

/**
 * Adds the side to each balance of a trial balance without marked credits (common in Brazilian balancetes), by the
 * movements: opening ± debit ∓ credit = closing is true for one side only. A row without movement takes its side from a
 * side column or from its group. Null where a row contradicts, or where the balances already have sides or signs.
 */
export function withSidesOfMovements(table: Table, header: Header): Table | null {
  const rows = table.rows.slice(header.firstData);
  const balances = placesOf(header);
  if (balances === null || !rows.some(({ cells }) => isAccount(cells, balances))) return null;
  const cellsOf = ({ cells }: TableRow) => balances.map((at) => cells[at] ?? "");
  if (rows.some((row) => cellsOf(row).some((cell) => /\p{L}/u.test(cell)))) return null;
  const isLed = (places: Places) => areProved(rows, places, ANY);
  const led = candidates(rows, header, balances).filter(isLed);
  if (led.length === 0) return null;
  const isSigned = rows.some((row) => cellsOf(row).some((cell) => nearAmount(cell) < 0));
  if (isSigned && balances.every((at) => comesToNothing(rows, at))) return null;
  const ways = isSigned ? KEPT : ANY;
  const found = led.find((places) => areProved(rows, places, ways));
  return found ? { ...table, rows: writeSides(table, header, found, ways) } : null;
}

function placesOf({ columns }: Header): readonly [number, number] | null {
  const at = (field: string) => columns.find((column) => column.field === field);
  const [opening, closing] = [at("priorBalance"), at("currentBalance")];
  if (!opening || !closing) return null;
  const isSided = opening.sideIndex !== undefined || closing.sideIndex !== undefined;
  return isSided ? null : [opening.index, closing.index];
}

function comesToNothing(rows: readonly TableRow[], index: number): boolean {
  const sum = rows.reduce((total, { cells }) => total + nearAmount(cells[index] ?? ""), 0);
  return Math.abs(sum) < CENT;
}

function isAccount(cells: readonly string[], balances: readonly number[]): boolean {
  return balances.some((at) => nearAmount(cells[at] ?? "") !== 0);
}

/** Candidate debit and credit columns: each two adjacent amount columns that were not read. */
function candidates(
  rows: readonly TableRow[],
  { columns }: Header,
  [opening, closing]: readonly [number, number],
): Places[] {
  const read = new Set(columns.map(({ index }) => index));
  const free = amountColumns(rows.slice(0, ROWS_LOOKED_AT)).filter((index) => !read.has(index));
  return free.slice(1).flatMap((credit, at) => {
    const debit = free[at];
    return debit === undefined ? [] : [{ opening, closing, debit, credit }];
  });
}

/** Stops at the first row that no combination of sides explains. */
function areProved(rows: readonly TableRow[], places: Places, ways: readonly Sides[]): boolean {
  let [debits, credits] = [0, 0];
  for (const row of rows) {
    const found = sidesOf(row, places, ways);
    if (found === null) return false;
    if (found === "open") continue;
    if (found.closing > 0) debits += 1;
    else credits += 1;
  }
  return debits > 0 && credits > 0 && debits + credits >= FEWEST_TOLD;
}

/** With debits only, every row would be on the debit side */
const KEPT: readonly Sides[] = [
  { opening: 1, closing: 1 },
  { opening: -1, closing: -1 },
];
const CHANGED: readonly Sides[] = [
  { opening: 1, closing: -1 },
  { opening: -1, closing: 1 },
];

const ANY: readonly Sides[] = [...KEPT, ...CHANGED];

/** The sides that explain a row; "open" without movement, null where there are none. */
function sidesOf(
  { cells }: TableRow,
  places: Places,
  ways: readonly Sides[],
): Sides | "open" | null {
  const at = (index: number) => nearAmount(cells[index] ?? "");
  const moved = at(places.debit) - at(places.credit);
  if (Math.abs(moved) < CENT && Math.abs(at(places.opening) - at(places.closing)) < CENT)
    return "open";
  const found = ways.find(
    (way) =>
      Math.abs(way.opening * at(places.opening) + moved - way.closing * at(places.closing)) < CENT,
  );
  return found ?? null;
}

function writeSides(
  { rows }: Table,
  header: Header,
  places: Places,
  ways: readonly Sides[],
): TableRow[] {
  const { firstData } = header;
  const number = numberColumn(rows.slice(firstData), header);
  const beside = findSideColumn(
    rows.slice(firstData, firstData + ROWS_LOOKED_AT),
    header.headings.map((_, index) => index),
  );
  const known = new Map<string, number>();
  let last = 1;
  return rows.map((row, at) => {
    const proved = at < firstData ? null : sidesOf(row, places, ways);
    if (proved === null) return row;
    const code = (row.cells[number] ?? "").trim();
    const written = beside === null ? null : sideOfCell(row.cells[beside] ?? "");
    const above =
      proved !== "open"
        ? last
        : written === null
          ? (sideAbove(known, code) ?? last)
          : written === "debit"
            ? 1
            : -1;
    const sides = proved === "open" ? { opening: above, closing: above } : proved;
    last = sides.closing;
    if (code !== "") known.set(code, sides.closing);
    const cells = row.cells.map((cell, index) => {
      if (index === places.opening) return withSide(cell, sideOf(sides.opening));
      return index === places.closing ? withSide(cell, sideOf(sides.closing)) : cell;
    });
    return { ...row, cells };
  });
}

const LEVELS = /^\d{1,12}(?:[.-]\d{1,12}){1,9}$/;

/** The column of hierarchical codes, else of codes. */
function numberColumn(rows: readonly TableRow[], { columns, headings }: Header): number {
  const ofLevels = headings.findIndex((_, index) => {
    const levels = rows.filter(({ cells }) => LEVELS.test((cells[index] ?? "").trim())).length;
    return levels * 2 > rows.length;
  });
  return ofLevels >= 0 ? ofLevels : (columns.find(({ field }) => field === "code")?.index ?? -1);
}

/** The side of the nearest group that a code belongs to. */
function sideAbove(known: ReadonlyMap<string, number>, code: string): number | null {
  for (let length = code.length - 1; length > 0; length -= 1) {
    const side = known.get(code.slice(0, length));
    if (side !== undefined) return side;
  }
  return null;
}

function sideOf(sign: number): "debit" | "credit" {
  return sign > 0 ? "debit" : "credit";
}
