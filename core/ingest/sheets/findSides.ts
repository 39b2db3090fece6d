import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { FileType } from "../fileTypes.ts";
import { MOST_TITLE_ROWS } from "../headings/Header.ts";
import { sideOfWords } from "../structure/sideOfWords.ts";

/** Where the two sides of an account stand: the row that heads them, by place (-1 where none does), their words, and where the right one begins. */
export type Sides = {
  at: number;
  left: string;
  right: string;
  /** The column in which the names of the right side stand. */
  boundary: number;
};

const ROWS_LOOKED_AT = 2_000;
export const MOST_COLUMNS = 30;
const FEWEST = 2;
const LONGEST = 60;

/** Finds a row that heads two sides with names and amounts of their own: assets and what they are paid with, or costs and income. */
export function findSides({ rows }: Table, fileType: FileType): Sides | null {
  if (!SIDED.has(fileType)) return null;
  for (const [at, { cells }] of rows.slice(0, MOST_TITLE_ROWS).entries()) {
    if (cells.some(isFigure) && !cells.every((cell) => !isFigure(cell) || isYear(cell))) continue;
    const sides = cells.slice(0, MOST_COLUMNS).flatMap((cell, index) => {
      const words = joined(cell);
      const side = words.length <= LONGEST ? sideOfHeading(words, fileType) : null;
      return side === null ? [] : [{ words, side, index }];
    });
    const [left, right, ...more] = sides;
    if (!left || !right || more.length > 0 || right.index - left.index < 2) continue;
    if (!areOpposite(left.side, right.side)) continue;
    const boundary = beginOfRight(rows.slice(at + 1, ROWS_LOOKED_AT));
    if (boundary !== null && boundary > left.index && boundary <= right.index)
      return { at, left: left.words, right: right.words, boundary };
  }
  return null;
}

/** "Liabilities and equity" is one side too. */
function sideOfHeading(words: string, fileType: FileType): string | null {
  if (fileType === "trial_balance") return sideOfBalances(words);
  const side = sideOfWords(words, fileType);
  if (side !== null || fileType === "profit_loss") return side;
  return /liabilit|equit|pasivo|passif|passiv/i.test(words) ? "liability" : null;
}

/** "Debit balances", "Dr. accounts", "Credit". */
export function sideOfBalances(words: string): string | null {
  const isDebit = /\b(?:debits?|dr|debe|soll)\b/i.test(words);
  const isCredit = /\b(?:credits?|cr|haber|haben)\b/i.test(words);
  if (isDebit === isCredit) return null;
  return isDebit ? "debit" : "credit";
}

function isYear(cell: string): boolean {
  return /^(?:19|20)\d\d$/.test(cell.trim());
}

/** "A C T I V O" is "ACTIVO". */
export function joined(cell: string): string {
  const text = cell.trim();
  return /^(?:\p{L} )+\p{L}$/u.test(text) ? text.replaceAll(" ", "") : text;
}

function areOpposite(left: string, right: string): boolean {
  const pair = new Set([left, right]);
  if (pair.size < 2) return false;
  if (pair.has("debit")) return pair.has("credit");
  return pair.has("asset") || (pair.has("income") && pair.has("expense"));
}

/** The first column of words behind a column of figures. */
function beginOfRight(rows: readonly TableRow[]): number | null {
  const columns = Array.from({ length: MOST_COLUMNS }, (_, index) => {
    const filled = rows
      .map(({ cells }) => cells[index]?.trim() ?? "")
      .filter((cell) => cell !== "");
    const figures = filled.filter(isFigure).length;
    return { figures, words: filled.length - figures };
  });
  const first = columns.findIndex(({ figures, words }) => figures >= FEWEST && figures > words);
  if (first < 0) return null;
  const found = columns.findIndex(
    ({ figures, words }, index) => index > first && words >= FEWEST && words > figures,
  );
  return found < 0 ? null : found;
}

const SIDED: ReadonlySet<FileType> = new Set<FileType>([
  "trial_balance",
  "profit_loss",
  "balance_sheet",
]);
