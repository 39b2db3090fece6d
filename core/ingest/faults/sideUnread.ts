import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { widthOf } from "../../table/widthOf.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { FileRows } from "../FileRows.ts";
import type { Header } from "../headings/Header.ts";
import { isRatio } from "../rowKinds/isRatio.ts";
import { areEqualIn, MOST_COLUMNS } from "../sheets/findSides.ts";
import { sidesOfNames } from "../sheets/sidesOfNames.ts";

const ROWS_LOOKED_AT = 500;
/** Fewer may be notes beside a statement. */
const FEWEST = 3;
const LONGEST = 40;

/**
 * What a statement is refused for that was read from one of two lists of names and amounts beside each other, where the
 * other list is its other side: their names say so, or both come to the same.
 */
export function sideUnread(file: FileRows, table: Table, header: Header): Problem[] {
  const { fileType, sheet } = file;
  if (fileType !== "balance_sheet" && fileType !== "profit_loss") return [];
  if (holdsBothSides(file)) return [];
  const name = header.columns.find(({ field }) => field === "name")?.index ?? 0;
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const beside = namesBeside(rows, header);
  if (beside === null) return [];
  const [own, others] = [wordsIn(rows, name), wordsIn(rows, beside)];
  if (areRatios(others)) return [];
  if (!sidesOfNames(own, others, fileType) && !areEqualIn(rows, Math.max(name, beside))) return [];
  const [value, expected] = [firstOf(own), firstOf(others)];
  const row = rows[0]?.row ?? header.row;
  return [problem("sides_beside", { ...(sheet !== null && { sheet }), row, value, expected })];
}

/** Whether most names are those of ratios, which stand beside a statement and are no part of it. */
function areRatios(names: readonly string[]): boolean {
  const named = names.filter((name) => name !== "");
  return 2 * named.filter((name) => isRatio(name)).length > named.length;
}

function firstOf(words: readonly string[]): string {
  return showText(cutText(words.find((word) => word !== "") ?? "", LONGEST));
}

/** Whether its totals say of some accounts that they stand in debit, and of others in credit. */
function holdsBothSides({ standings }: FileRows): boolean {
  const sides = new Set(standings.map(({ positiveSide }) => positiveSide));
  return sides.has("debit") && sides.has("credit");
}

/** The first column of words outside of what was read that has amounts of its own behind it; null where there is none. */
function namesBeside(rows: readonly TableRow[], { columns }: Header): number | null {
  const read = columns.map(({ index }) => index);
  const [first, last] = [Math.min(...read), Math.max(...read)];
  const outside = Array.from({ length: Math.min(widthOf(rows), MOST_COLUMNS) }, (_, at) => at);
  const found = outside.find((index) => {
    if (index >= first && index <= last) return false;
    const end = index < first ? first : MOST_COLUMNS;
    const named = rows.filter(({ cells }) => isName(cells[index] ?? ""));
    const withAmounts = named.filter(({ cells }) => cells.slice(index + 1, end).some(isFigure));
    return withAmounts.length >= FEWEST;
  });
  return found ?? null;
}

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isFigure(cell);
}

function wordsIn(rows: readonly TableRow[], index: number): string[] {
  return rows.map(({ cells }) => (cells[index] ?? "").trim().slice(0, LONGEST));
}
