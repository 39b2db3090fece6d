import type { Table, TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import { readCellDate } from "../../cells/readCellDate.ts";
import { amountColumns } from "../../headings/guessHeader.ts";
import { MOST_COLUMNS, MOST_TITLE_ROWS } from "../../headings/Header.ts";
import { readBesides } from "../../headings/readAmountHeading.ts";

/** A column of amounts with its headings, from the top down. */
export type HeadedColumn = {
  index: number;
  heading: string;
  /** Equal for columns of the same date, side and length of period. */
  kind: string;
  /** The owner of the amounts, where the heading names one: "alpha ltd". */
  owner: string;
};

/** The amount columns, the rows of their headings, and the first row of amounts. */
export type AmountHeadings = {
  columns: readonly HeadedColumn[];
  rows: readonly number[];
  first: number;
};

const ROWS_LOOKED_AT = 1_000;

/** Reads the headings of amount columns; a cell above several columns counts for each of them. */
export function readAmountHeadings({ rows }: Table): AmountHeadings {
  const amounts = amountColumns(rows.slice(0, ROWS_LOOKED_AT));
  const first = rows
    .slice(0, MOST_TITLE_ROWS)
    .findIndex(({ cells }) => amounts.some((index) => isWritten(cells[index] ?? "")));
  if (amounts.length < 2 || amounts.length > MOST_COLUMNS || first < 0)
    return { columns: [], rows: [], first: 0 };
  const above = rows.slice(0, first);
  const heading = above.flatMap(({ cells }, at) =>
    amounts.filter((index) => hasText(cells[index])).length > 1 ? [at] : [],
  );
  const columns = amounts.map((index) => describe(above, heading, amounts, index));
  return { columns, rows: heading, first };
}

/** Groups columns by date, side and length of period. */
export function columnsByKind(columns: readonly HeadedColumn[]): HeadedColumn[][] {
  const kinds = new Map<string, HeadedColumn[]>();
  for (const column of columns) {
    const known = kinds.get(column.kind);
    if (known) known.push(column);
    else kinds.set(column.kind, [column]);
  }
  return [...kinds.values()];
}

/** A quarter or half-year is no owner. */
const PART_OF_YEAR = /^(?:[qh][1-4]|[1-4][qh])$/;

/** Nor are movements between balances, in other languages. */
const MOVED =
  /^(?:movements?|mouvements?|movimentos?|movimientos?|movimenti|movimentazioni|\p{L}*verkehrszahlen|bewegung(?:en)?|mutaties?|omzet|rorelser?|forandring(?:ar)?|bevegelser?|bevaegelser?|obrot[yu]?|obraty|rulaje?|rulajul|forgalom|hareket(?:ler)?)$/u;

const YEAR = /^\s*(?:19|20)\d\d\s*$/;

/** An amount, not a year or date in a heading. */
function isWritten(cell: string): boolean {
  return isFigure(cell) && !YEAR.test(cell) && readCellDate(cell) === null;
}

function hasText(cell: string | undefined): boolean {
  return cell !== undefined && /\S/.test(cell);
}

function describe(
  above: readonly TableRow[],
  heading: readonly number[],
  amounts: readonly number[],
  index: number,
): HeadedColumn {
  const words = heading.map((at) => {
    const { cells = [] } = above[at] ?? {};
    const isLast = at === heading.at(-1);
    const left = amounts.filter((other) => other <= index && hasText(cells[other])).at(-1);
    return (cells[isLast ? index : (left ?? index)] ?? "").trim();
  });
  const text = words.filter((word) => word !== "").join(" ");
  const { reading, unknown } = readBesides(text);
  const { date, months, side, period } = reading;
  return {
    index,
    heading: text,
    kind: [date, months, side, period].join(),
    owner: unknown.filter((word) => !PART_OF_YEAR.test(word) && !MOVED.test(word)).join(" "),
  };
}
