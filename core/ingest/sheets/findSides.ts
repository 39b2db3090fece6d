import type { Table, TableRow } from "../../table/Table.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { groupsBesidePartsIn } from "../columns/parts/groupsBesideParts.ts";
import type { FileType } from "../fileTypes.ts";
import { MOST_TITLE_ROWS } from "../headings/Header.ts";
import { isTotalLine, mayBeTotal } from "../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import { blockOf } from "./blockOf.ts";
import { sidesOfNames } from "./sidesOfNames.ts";

/** Where the two sides of an account stand: the row that heads them, by place (-1 where none does), their words, and where the right one begins. */
export type Sides = {
  at: number;
  left: string;
  right: string;
  /** The column in which the names of the right side stand. */
  boundary: number;
};

const ROWS_LOOKED_AT = 2_000;
/** A longer table is no statement of two sides for a reader. */
const MOST_UNHEADED = 500;
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
    const [left, right, ...more] =
      sides.length > 1 ? sides : sidesOfParticulars(rows, at, fileType);
    if (!left || !right || more.length > 0 || right.index - left.index < 2) continue;
    if (!areOpposite(left.side ?? "", right.side ?? "")) continue;
    const [, half = null] = halvesOf(cells, areSame);
    const boundary = half ?? beginOfRight(rows.slice(at + 1, ROWS_LOOKED_AT), left.index);
    if (boundary !== null && boundary > left.index && boundary <= right.index)
      return { at, left: left.words, right: right.words, boundary };
  }
  return null;
}

/**
 * Two sides that no row heads, as in a balance sheet of Tally whose export begins with its first account: both
 * have groups beside their parts and come to the same, and the names of each say what it is.
 */
export function findUnheadedSides({ rows }: Table, fileType: FileType): Sides | null {
  if (!SIDED.has(fileType) || rows.length > MOST_UNHEADED) return null;
  const first = rows.findIndex(({ cells }) => cells.filter(isFigure).length > 1);
  const body = rows.slice(Math.max(first, 0));
  const boundary = beginOfRight(body);
  if (boundary === null || !areEqualIn(body, boundary) || !areGrouped(body, boundary)) return null;
  const [left, right] = sidesOfNames(namesIn(body, 0), namesIn(body, boundary), fileType) ?? [];
  return left && right ? { at: first - 1, left, right, boundary } : null;
}

/** Whether both sides show groups beside their parts, as Tally prints them. */
function areGrouped(rows: readonly TableRow[], boundary: number): boolean {
  const left = blockOf(rows, 0, boundary);
  return groupsBesidePartsIn(left, blockOf(rows, boundary, MOST_COLUMNS))[0] !== left;
}

/** Whether the last figures of both sides stand in one row that says that they are totals, and are the same. */
export function areEqualIn(rows: readonly TableRow[], boundary: number): boolean {
  const last = rows.findLast(({ cells }) => cells.some(isFigure));
  const [left, right] = [last?.cells.slice(0, boundary), last?.cells.slice(boundary)].map(
    (cells = []) => ({
      isTotal: cells.some((cell) => isTotal(cell.trim())),
      // Credits may stand with a minus
      amounts: cells.filter(isFigure).map((cell) => Math.abs(nearAmount(cell))),
    }),
  );
  if (!left?.isTotal || !right?.isTotal || left.amounts.length === 0) return false;
  return left.amounts.join(" ") === right.amounts.join(" ");
}

function isTotal(words: string): boolean {
  return isTotalLine(words, "balance_sheet") || mayBeTotal(words);
}

type Side = { words: string; side: string | null; index: number };

/** Where "Particulars", or the same row of headings, heads both sides, the names beneath it say which each is. */
function sidesOfParticulars(rows: readonly TableRow[], at: number, fileType: FileType): Side[] {
  const cells = rows[at]?.cells.slice(0, MOST_COLUMNS) ?? [];
  const particulars = cells.flatMap((cell, index) => (PARTICULARS.test(cell) ? [index] : []));
  const alike = particulars.length > 0 ? particulars : halvesOf(cells, areSame);
  // What heads the names may be a word of its own on either side: "Vermögen, 2025", "Finanzierung, 2025"
  const [left, right, ...more] = alike.length > 0 ? alike : halvesOf(cells, areSameAmounts);
  if (left === undefined || right === undefined || more.length > 0) return [];
  const body = rows.slice(at + 1, ROWS_LOOKED_AT);
  if (!areEqualIn(body, right)) return [];
  const byNames = sidesOfNames(wordsIn(body, left, right), wordsIn(body, right), fileType);
  const sides = byNames ?? (fileType === "profit_loss" && alike.length > 0 ? USUAL : null);
  return (sides ?? []).map((words, place) => {
    return { words, side: sideOfHeading(words, fileType), index: place === 0 ? left : right };
  });
}

/** Where the first and the second half of a row begin that say the same: "Account, 2025, 2024" twice. */
function halvesOf(
  cells: readonly string[],
  areAlike: (left: readonly string[], right: readonly string[]) => boolean,
): number[] {
  const words = cells.map((cell) => cell.trim().toLowerCase());
  const end = words.findLastIndex((word) => word !== "") + 1;
  for (let width = 2; width < end; width += 1) {
    const isHalf = end - width <= width && end - width > 1;
    if (isHalf && areAlike(words.slice(0, width), words.slice(width, 2 * width))) return [0, width];
  }
  return [];
}

function areSame(left: readonly string[], right: readonly string[]): boolean {
  return left.every((word, at) => word === (right[at] ?? ""));
}

/** Whether both say the same behind what heads their names. */
function areSameAmounts([, ...left]: readonly string[], [, ...right]: readonly string[]): boolean {
  return left.some((word) => word !== "") && areSame(left, right);
}

/** The sides of an account of the result, where its names say nothing: its totals have to prove them. */
const USUAL = ["Expenses", "Income"] as const;

const PARTICULARS = /^\s*particulars\s*$/i;

/** The words of each row of a side: codes and amounts say nothing of it. */
function wordsIn(rows: readonly TableRow[], from: number, to = MOST_COLUMNS): string[] {
  return rows.map(({ cells }) => {
    const words = cells.slice(from, to).find((cell) => /\p{L}/u.test(cell)) ?? "";
    return words.slice(0, LONGEST).trim();
  });
}

function namesIn(rows: readonly TableRow[], index: number): string[] {
  return rows.map(({ cells }) => (cells[index] ?? "").slice(0, LONGEST).trim());
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

/** The first column of words behind a column of figures that stands behind the names of the left side. */
function beginOfRight(rows: readonly TableRow[], names = -1): number | null {
  const columns = Array.from({ length: MOST_COLUMNS }, (_, index) => {
    const filled = rows
      .map(({ cells }) => cells[index]?.trim() ?? "")
      .filter((cell) => cell !== "");
    // A dash is no name
    const words = filled.filter((cell) => !isFigure(cell) && /\p{L}/u.test(cell)).length;
    return { figures: filled.filter(isFigure).length, words };
  });
  const first = columns.findIndex(
    ({ figures, words }, index) => index > names && figures >= FEWEST && figures > words,
  );
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
