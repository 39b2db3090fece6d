import type { Table, TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { columnName } from "../../headings/columnName.ts";
import { periodsOf } from "../../headings/describeDates.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import type { MatchedColumn } from "../../headings/matchHeadings.ts";
import { readBesides } from "../../headings/readAmountHeading.ts";
import {
  areSame,
  type BalanceUnit,
  type Columns,
  isNothing,
  isTelling,
  less,
  unitsOf,
} from "./balanceUnits.ts";
import { isOfAdjustments } from "./isOfAdjustments.ts";
import { opensWithinYear } from "./opensWithinYear.ts";

const ROWS_LOOKED_AT = 1_000;
const MOST_COLUMNS = 16;

/**
 * Corrects a header that matched movements ("This period" between "Brought forward" and "Balance") as closing balances:
 * where opening plus movement gives other columns in every row, those are the closing balances, whatever their
 * headings.
 */
export function withClosing(table: Table, header: Header): Header {
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const current = placesOf(header, "current");
  const read = new Set(header.columns.map(({ index }) => index));
  const unread = amountColumns(rows).filter((index) => !read.has(index));
  if (current === null || unread.length === 0 || unread.length > MOST_COLUMNS) return header;
  if (isOfAdjustments(header, current)) return header;
  const units = unitsOf(rows, unread);
  const moved = netOf(rows, current);
  const last = Math.max(...current);
  const prior = placesOf(header, "prior");
  // Candidates for opening balances without a heading: balances, and debits beside credits
  const openings =
    prior === null
      ? units.filter(({ columns, net }) => isNothing(net) || areSides(header, columns))
      : [{ columns: prior, net: netOf(rows, prior) }];
  for (const opening of openings) {
    const closes = opening.net.map((value, row) => value + (moved[row] ?? 0));
    for (const { columns, net } of units) {
      if (columns[0] <= last || !isTelling(opening.net) || areSame(moved, net)) continue;
      // A difference after two unnamed dates gives the later one too
      if (prior === null && opening.columns[0] > columns[0]) continue;
      if (areSame(closes, net) && isTelling(moved))
        return withBalances(header, opening.columns, columns);
    }
  }
  const proved = prior === null ? null : closedByOthers(netOf(rows, prior), units, moved);
  return prior === null || proved === null ? header : withBalances(header, prior, proved);
}

/**
 * The closing balances where the columns that were read are of a month: opening balances plus other columns of
 * movements give them in every row. Null where the result is unchanged or there is none.
 */
function closedByOthers(
  opening: readonly number[],
  units: readonly BalanceUnit[],
  read: readonly number[],
): Columns | null {
  if (!isTelling(opening)) return null;
  for (const moved of units.filter(({ net }) => isTelling(net) && isNothing(net))) {
    const closes = opening.map((value, row) => value + (moved.net[row] ?? 0));
    if (areSame(closes, read)) return null;
    const closing = units.find(
      ({ columns: [first], net }) =>
        first > (moved.columns.at(-1) ?? 0) && isNothing(net) && areSame(closes, net),
    );
    if (closing) return closing.columns;
  }
  return null;
}

/** Whether two columns have headings of debits and credits. */
function areSides({ headings }: Header, [debit, credit]: Columns): boolean {
  if (credit === undefined) return false;
  const [first, second] = [debit, credit].map(
    (index) => readBesides(headings[index] ?? "").reading.side,
  );
  return first === "debit" && second === "credit";
}

/** The matched columns of a date: one of balances, or debit and credit. */
export function placesOf({ columns }: Header, period: "current" | "prior"): Columns | null {
  const at = (side: string) => columns.find(({ field }) => field === `${period}${side}`);
  const balance = at("Balance");
  // With a separate column for the side, the amounts are unsigned
  if (balance) return balance.sideIndex === undefined ? [balance.index] : null;
  const [debit, credit] = [at("Debit"), at("Credit")];
  return debit && credit ? [debit.index, credit.index] : null;
}

/** Debits less credits by row, or the signed balances. */
export function netOf(rows: readonly TableRow[], [first, second]: Columns): number[] {
  return rows.map(({ cells }) => {
    const credit = second === undefined ? 0 : nearAmount(cells[second] ?? "");
    return nearAmount(cells[first] ?? "") - credit;
  });
}

/**
 * Leaves out opening balances that include income and expenses of the year, where movements lead from them to the
 * closing balances: the file is of a part of the year, or shows balances before adjustments.
 */
export function withoutOpeningsWithinYear(table: Table, header: Header): Header {
  const [prior, current] = [placesOf(header, "prior"), placesOf(header, "current")];
  const name = header.columns.find(({ field }) => field === "name");
  if (prior === null || current === null || name === undefined) return header;
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const between = amountColumns(rows).filter(
    (index) => index > Math.max(...prior) && index < Math.min(...current),
  );
  if (between.length === 0 || between.length > MOST_COLUMNS || areYearsApart(header)) return header;
  const [opening, closing] = [netOf(rows, prior), netOf(rows, current)];
  const moved = less(closing, opening);
  const isMoved = isTelling(moved) && unitsOf(rows, between).some(({ net }) => areSame(moved, net));
  const type = header.columns.find(({ field }) => field === "type")?.index;
  const read = { rows, name: name.index, type, opening, closing };
  if (!isMoved || !opensWithinYear(read)) return header;
  const isOpening = ({ field }: MatchedColumn) => field.startsWith("prior");
  const headings = header.columns.filter(isOpening).map(({ heading }) => `"${heading}"`);
  const columns = header.columns.filter((column) => !isOpening(column));
  return { ...header, columns, openingsWithinYear: headings.join(", ") };
}

const A_YEAR = 10_000;

/** Whether the headings name the ends of two years with the change between them. */
function areYearsApart(header: Header): boolean {
  const dates = periodsOf(header, "trial_balance");
  const dateOf = (period: string) => dates.find(({ field }) => field.startsWith(period))?.date ?? 0;
  const [earlier, later] = [dateOf("prior"), dateOf("current")];
  return earlier > 0 && later - earlier >= A_YEAR;
}

function withBalances(header: Header, opening: Columns, closing: Columns): Header {
  const others = header.columns.filter(({ field }) => !/^(?:current|prior)/.test(field));
  const columns = [
    ...others,
    ...matched(header, "prior", opening),
    ...matched(header, "current", closing),
  ];
  return { ...header, columns: columns.sort((left, right) => left.index - right.index) };
}

function matched(header: Header, period: "current" | "prior", columns: Columns): MatchedColumn[] {
  const sides = columns.length === 2 ? ["Debit", "Credit"] : ["Balance"];
  return sides.map((side, at) => {
    const index = columns[at] ?? 0;
    const heading = (header.headings[index] ?? "").trim() || columnName(index);
    return { field: `${period}${side}`, index, heading };
  });
}
