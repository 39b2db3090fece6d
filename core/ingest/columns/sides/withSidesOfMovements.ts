import type { Table, TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { sideOfCell } from "../../cells/sideOfCell.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import { findSideColumn } from "./findSideColumn.ts";
import { withSide } from "./withSide.ts";

/** Fewer rows tell nothing, and every row that moved has to agree. */
const FEWEST_TOLD = 3;
const ROWS_LOOKED_AT = 1_000;
const CENT = 0.015;

/** Where the balances of two dates stand, and what was debited and credited between them. */
type Places = { opening: number; closing: number; debit: number; credit: number };

/** The side of each balance of a row: 1 in debit, -1 in credit. */
type Sides = { opening: number; closing: number };

/**
 * Writes the side beside each balance of a trial balance that marks no credit (as Brazilian balancetes
 * often do, with a minus at most where an account is overdrawn), where debits and credits of the period tell it: from the opening to the closing balance a row
 * gets there on one side alone. A row that did not move stands as a column of sides says, or as the group
 * above it. Null where any
 * row that moved does not get there, or the balances have their sides already: in words, or by signs under which they come to nothing.
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

/** Each two columns of amounts side by side that were not read may be the debits and the credits. */
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

/** The first row that no side leads to says that the columns are others: the rest is not read. */
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

/** Signed by debits alone, every row would be on the side of debits. */
const KEPT: readonly Sides[] = [
  { opening: 1, closing: 1 },
  { opening: -1, closing: -1 },
];
const CHANGED: readonly Sides[] = [
  { opening: 1, closing: -1 },
  { opening: -1, closing: 1 },
];

const ANY: readonly Sides[] = [...KEPT, ...CHANGED];

/** The sides that lead from one balance to the other; "open" where nothing moved, null where none do. */
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

/** The column of codes that go on from group to account: that of levels ("1.1.02") before that of codes. */
function numberColumn(rows: readonly TableRow[], { columns, headings }: Header): number {
  const ofLevels = headings.findIndex((_, index) => {
    const levels = rows.filter(({ cells }) => LEVELS.test((cells[index] ?? "").trim())).length;
    return levels * 2 > rows.length;
  });
  return ofLevels >= 0 ? ofLevels : (columns.find(({ field }) => field === "code")?.index ?? -1);
}

/** The side of the nearest group whose code this one goes on. */
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
