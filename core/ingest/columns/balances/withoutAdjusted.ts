import type { Table, TableRow } from "../../../table/Table.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import type { MatchedColumn } from "../../headings/matchHeadings.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { readAmountHeading } from "../../headings/readAmountHeading.ts";
import { areSame, less, unitsOf } from "./balanceUnits.ts";
import { ADJUSTMENTS } from "./isOfAdjustments.ts";
import { netOf, placesOf } from "./withClosing.ts";

const ROWS_LOOKED_AT = 1_000;
const MOST_COLUMNS = 30;

/**
 * Leaves out opening balances found by figures only, where they are balances before adjustments or the adjustments
 * themselves: a worksheet leads from an unadjusted to an adjusted trial balance of the same date.
 */
export function withoutAdjusted(table: Table, header: Header): Header {
  const openings = header.columns.filter(({ field }) => field.startsWith("prior"));
  if (openings.length === 0 || openings.some(isNamedOpening)) return header;
  const above = [
    header.headings,
    ...table.rows.slice(0, header.firstData).map(({ cells }) => cells),
  ];
  const isOf = (index: number) =>
    above.some((cells) => ADJUSTMENTS.test(normaliseHeading(spanningAt(cells, index))));
  const isAdjusted =
    openings.some(({ index }) => isOf(index)) || leadsToClosing(table.rows, header, isOf);
  if (!isAdjusted) return header;
  const columns = header.columns.filter(({ field }) => !field.startsWith("prior"));
  return { ...header, columns };
}

/** Whether the heading shows another date: "Opening balance", or a date. */
function isNamedOpening({ heading }: MatchedColumn): boolean {
  const read = readAmountHeading(heading);
  return read !== null && (read.period === "prior" || read.date !== null);
}

/** Whether only adjustments lead from the opening to the closing balances. */
function leadsToClosing(
  all: readonly TableRow[],
  header: Header,
  isOf: (index: number) => boolean,
): boolean {
  const rows = all.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const [prior, current] = [placesOf(header, "prior"), placesOf(header, "current")];
  if (prior === null || current === null) return false;
  const moved = less(netOf(rows, current), netOf(rows, prior));
  // Without movements there is no sign of adjustments
  if (moved.every((amount) => amount === 0)) return false;
  const adjustments = amountColumns(rows).filter(isOf).slice(0, MOST_COLUMNS);
  return unitsOf(rows, adjustments).some(({ net }) => areSame(net, moved));
}

/** The heading above a column; a heading over several columns is in the first of them. */
function spanningAt(cells: readonly string[], index: number): string {
  return cells.slice(0, index + 1).findLast((cell) => cell.trim() !== "") ?? "";
}
