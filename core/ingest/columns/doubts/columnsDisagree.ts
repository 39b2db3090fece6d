import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table, TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import { columnName } from "../../headings/columnName.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import type { Header } from "../../headings/Header.ts";
import { readAmountHeading } from "../../headings/readAmountHeading.ts";

/** A column that is the difference of two others. */
type Difference = { from: number; less: number; difference: number };

const MOST_ROWS = 1000;
/** The evidence for a difference column: rows that agree, and the share that may disagree. */
const FEWEST_SHOWING = 4;
const ONE_IN = 4;
const MOST_NAMED = 3;

/**
 * Reports rows in which a difference column ("Variance", "Change", or "Balance" of "Debit" and "Credit") is not the
 * difference of two others, although it is in all other rows: one of the three amounts is wrong, and totals may not
 * show it. Only where the columns read are involved and there are no other amount columns.
 */
export function columnsDisagree(table: Table, header: Header): Problem[] {
  const rows = table.rows.slice(header.firstData, header.firstData + MOST_ROWS);
  const columns = amountColumns(rows).filter((at) => !OF_SHARES.test(header.headings[at] ?? ""));
  const [first, second, third, ...others] = columns;
  // Another column, such as the opening balance, may be included
  if (first === undefined || second === undefined || third === undefined || others.length > 0)
    return [];
  if (!header.columns.some(({ index }) => columns.includes(index))) return [];
  const amounts = new Map(columns.map((index) => [index, rows.map((row) => amountIn(row, index))]));
  const ways = waysOf([first, second, third]);
  const ofSides = ways.filter((way) => areSides(header, way));
  const shown = (ofSides.length > 0 ? ofSides : ways).flatMap((way) => {
    const out = rowsOut(amounts, way, ofSides.length > 0);
    return out === null ? [] : [{ way, out }];
  });
  // Where the sign of a variance varies, the other combinations agree in some rows only
  const [best] = shown.toSorted((one, other) => one.out.length - other.out.length);
  if (best === undefined) return [];
  const { way, out } = best;
  return out.slice(0, MOST_NAMED).map((at) => disagreement(table, header, way, rows[at]));
}

const OF_SHARES = /%|\bper ?cent|\bpct\b/i;

/** The amount of a cell; null where it has none. */
function amountIn({ cells }: TableRow, index: number): number | null {
  const cell = cells[index] ?? "";
  return isFigure(cell) && !cell.includes("%") ? nearAmount(cell) : null;
}

type Three = readonly [number, number, number];

/** Any of three columns may be the difference; the last one is most likely. */
function waysOf([first, second, third]: Three): Difference[] {
  return [
    { from: first, less: second, difference: third },
    { from: first, less: third, difference: second },
    { from: second, less: third, difference: first },
  ];
}

/** For debits and credits the sign counts; a variance may have either sign. */
function areSides({ headings }: Header, { from, less }: Difference): boolean {
  const [debit, credit] = [from, less].map((index) => readAmountHeading(headings[index] ?? ""));
  return debit?.side === "debit" && credit?.side === "credit";
}

/** The rows that disagree; null where not nearly all others agree. */
function rowsOut(
  amounts: ReadonlyMap<number, readonly (number | null)[]>,
  { from, less, difference }: Difference,
  isSigned: boolean,
): number[] | null {
  const [ones, others, differences] = [from, less, difference].map((at) => amounts.get(at) ?? []);
  const out: number[] = [];
  let [showing, ofLess] = [0, 0];
  for (const [at, written] of (differences ?? []).entries()) {
    const [one, other] = [ones?.[at] ?? null, others?.[at] ?? null];
    if (written === null || (one === null && other === null)) continue;
    const counted = (one ?? 0) - (other ?? 0);
    if (!isNear(counted, written) && (isSigned || !isNear(-counted, written))) out.push(at);
    else if (counted !== 0) {
      showing += 1;
      if (other !== null && other !== 0) ofLess += 1;
    }
  }
  const isShown = showing >= FEWEST_SHOWING && ofLess * 2 >= FEWEST_SHOWING;
  return isShown && out.length * ONE_IN <= showing ? out : null;
}

/** Amounts in whole units may each be rounded. */
function isNear(one: number, other: number): boolean {
  const isWhole = Number.isInteger(one) && Number.isInteger(other);
  return Math.abs(one - other) <= (isWhole ? 1 : CENT);
}

const CENT = 0.015;

function disagreement(
  { sheet }: Table,
  { headings }: Header,
  { from, less, difference }: Difference,
  found: TableRow | undefined,
): Problem {
  const said = (index: number) => {
    const heading = (headings[index] ?? "").trim() || columnName(index);
    return `"${heading}" ${(found?.cells[index] ?? "").trim() || "nothing"}`;
  };
  return problem("columns_disagree", {
    ...(sheet !== null && { sheet }),
    row: found?.row ?? 0,
    value: said(difference),
    expected: `${said(from)} and ${said(less)}`,
  });
}
