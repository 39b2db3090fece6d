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
 * Leaves out opening balances that only the figures told where they are those before adjustments, or the adjustments
 * themselves: a worksheet leads from the one trial balance to the adjusted one of the same date as others
 * lead from opening to closing balances.
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

/** "Opening balance" or a date says that a column is of another day. */
function isNamedOpening({ heading }: MatchedColumn): boolean {
  const read = readAmountHeading(heading);
  return read !== null && (read.period === "prior" || read.date !== null);
}

/** Whether adjustments alone are what closing balances differ by from opening ones. */
function leadsToClosing(
  all: readonly TableRow[],
  header: Header,
  isOf: (index: number) => boolean,
): boolean {
  const rows = all.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const [prior, current] = [placesOf(header, "prior"), placesOf(header, "current")];
  if (prior === null || current === null) return false;
  const moved = less(netOf(rows, current), netOf(rows, prior));
  // Where nothing moved, nothing says that there were adjustments
  if (moved.every((amount) => amount === 0)) return false;
  const adjustments = amountColumns(rows).filter(isOf).slice(0, MOST_COLUMNS);
  return unitsOf(rows, adjustments).some(({ net }) => areSame(net, moved));
}

/** The words above a column; those over several stand in the first of them. */
function spanningAt(cells: readonly string[], index: number): string {
  return cells.slice(0, index + 1).findLast((cell) => cell.trim() !== "") ?? "";
}
