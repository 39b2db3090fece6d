import type { Table, TableRow } from "../../../table/Table.ts";
import { exactAmount, exactText } from "../../cells/exactAmount.ts";
import type { DecimalMark } from "../../cells/WrittenNumber.ts";
import { columnName } from "../../headings/columnName.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import type { MatchedColumn } from "../../headings/matchHeadings.ts";
import { markIn } from "../sides/markIn.ts";
import { type Columns, less, unitsOf } from "./balanceUnits.ts";
import { isOfAdjustments } from "./isOfAdjustments.ts";
import { opensWithYear } from "./opensWithinYear.ts";
import { netOf, placesOf } from "./withClosing.ts";

const ROWS_LOOKED_AT = 1_000;
const MOST_COLUMNS = 16;

/** A trial balance with opening balances in place of movements, and the headings that they were computed from. */
export type WithOpening = { table: Table; header: Header; closing: string; moved: string };

/**
 * Computes the opening balances of a trial balance with movements instead ("Net Change" beside "Balance at Date"):
 * closing balance less movement. Accepted only if all income and expenses then start at zero and balance sheet accounts
 * do not, which is true only for movements since the end of a year.
 */
export function withOpening(table: Table, header: Header): WithOpening | null {
  const closing = placesOf(header, "current");
  const name = header.columns.find(({ field }) => field === "name");
  const hasPrior = header.columns.some(({ field }) => field.startsWith("prior"));
  if (closing === null || name === undefined || hasPrior) return null;
  if (header.openingsWithinYear !== undefined) return null;
  const read = new Set(header.columns.map(({ index }) => index));
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const unread = amountColumns(rows).filter((index) => !read.has(index));
  if (unread.length > MOST_COLUMNS) return null;
  const type = header.columns.find(({ field }) => field === "type")?.index;
  const closes = netOf(rows, closing);
  const units = unitsOf(rows, unread).filter(({ columns }) => !isOfAdjustments(header, columns));
  const proved = units.filter(({ net }) => {
    const opening = less(closes, net).map((value) => (Math.abs(value) < CENT ? 0 : value));
    return opensWithYear({ rows, name: name.index, type, opening, closing: closes });
  });
  const [moved, ...others] = proved;
  if (moved === undefined || others.length > 0) return null;
  return written(table, header, closing, moved.columns);
}

const CENT = 0.005;

function written(
  table: Table,
  header: Header,
  closing: Columns,
  moved: Columns,
): WithOpening | null {
  const body = table.rows.slice(header.firstData);
  const mark = markIn(body, [...closing, ...moved]);
  const rows: TableRow[] = table.rows.slice(0, header.firstData);
  for (const row of body) {
    const [closes, moves] = [exactNet(row, closing, mark), exactNet(row, moved, mark)];
    if (closes === null || moves === null) return null;
    rows.push(withCells(row, moved, closes - moves, mark));
  }
  const columns = [...header.columns, ...openings(header, moved)];
  columns.sort((left, right) => left.index - right.index);
  return {
    table: { ...table, rows },
    header: { ...header, columns },
    closing: headingsOf(header, closing),
    moved: headingsOf(header, moved),
  };
}

/** The exact amount of a row; null for a cell that is no plain amount, zero for an empty row. */
function exactNet({ cells }: TableRow, places: Columns, mark: DecimalMark | null): bigint | null {
  let net = 0n;
  for (const [at, index] of places.entries()) {
    const cell = cells[index] ?? "";
    if (cell.trim() === "") continue;
    const amount = /\p{L}/u.test(cell) ? null : exactAmount(cell, mark);
    if (amount === null) return null;
    net += at === 0 ? amount : -amount;
  }
  return net;
}

/** A row without amounts is a heading and stays empty. */
function withCells(
  row: TableRow,
  [first, second]: Columns,
  net: bigint,
  mark: DecimalMark | null,
): TableRow {
  const isCredit = second !== undefined && net < 0n;
  const text = net === 0n ? "" : exactText(isCredit ? -net : net, mark);
  const place = isCredit ? second : first;
  const cells = row.cells.map((cell, index) => (index === first || index === second ? "" : cell));
  while (cells.length <= place) cells.push("");
  cells[place] = text;
  return { ...row, cells };
}

function openings({ headings }: Header, columns: Columns): MatchedColumn[] {
  const sides = columns.length === 2 ? ["Debit", "Credit"] : ["Balance"];
  return columns.map((index, at) => ({
    field: `prior${sides[at]}`,
    index,
    heading: headings[index]?.trim() || columnName(index),
  }));
}

function headingsOf({ headings }: Header, columns: Columns): string {
  return columns.map((index) => `"${headings[index]?.trim() || columnName(index)}"`).join(", ");
}
