import type { TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import type { FileType } from "../../fileTypes.ts";
import { amountsAmong, columnsOf } from "../../headings/fileTypeColumns.ts";
import { isTitle, type MatchedColumn } from "../../headings/matchHeadings.ts";
import { findNameColumn } from "./findNameColumn.ts";

/** Finds the name column by its content, where no heading names it or the corner cell is blank. */
export function withNameColumn(
  matched: readonly MatchedColumn[],
  headings: readonly string[],
  fileType: FileType,
  below: readonly TableRow[],
): readonly MatchedColumn[] {
  // A row with an amount is no heading row
  const hasFigures = headings.some((heading) => isFigure(heading) && !YEAR.test(heading.trim()));
  if (!("name" in columnsOf(fileType)) || hasFigures) return matched;
  const amounts = amountsAmong(matched, fileType).map(({ index }) => index);
  const accounts = below.filter(({ cells }) => amounts.some((at) => isFigure(cells[at] ?? "")));
  const named = matched.find(({ field }) => field === "name");
  const numbers = named && !matched.some(({ field }) => field === "code") ? named : undefined;
  const isNumber = numbers !== undefined && holdsNumbers(below, numbers.index);
  const isEmpty =
    named !== undefined &&
    accounts.length > 0 &&
    accounts.every(({ cells }) => (cells[named.index] ?? "").trim() === "");
  const holdsNames =
    named && named.heading !== "" && !isTitle(named.heading) && !isNumber && !isEmpty;
  if (amounts.length === 0 || holdsNames) return matched;
  // A PDF may put names into the code column
  const mayBe = isEmpty ? ["name", "code"] : ["name"];
  const taken = new Set(
    matched.flatMap(({ field, index }) => (mayBe.includes(field) ? [] : [index])),
  );
  const open = headings.flatMap((heading, index) =>
    taken.has(index) || OF_GROUP.test(heading.trim()) ? [] : [index],
  );
  const index = nameAmong(below, open, Math.min(...amounts));
  if (index < 0) return namesAs(matched, accounts);
  if (index === named?.index) return matched;
  const unnamed = matched.filter((column) => column.field !== "name" && column.index !== index);
  // A period above numbers is no heading of account codes
  const isCode = isNumber && named && !isTitle(named.heading);
  const others = isCode ? [...unnamed, { ...named, field: "code" }] : unnamed;
  const name = { field: "name", index, heading: (headings[index] ?? "").trim() };
  return [...others, name].sort((left, right) => left.index - right.index);
}

/**
 * Alternative name columns: one with a heading of numbers that contains words ("Konto" above "Kassa"), or without codes
 * one with a heading of types that is different in each row ("Category").
 */
function namesAs(
  matched: readonly MatchedColumn[],
  accounts: readonly TableRow[],
): readonly MatchedColumn[] {
  if (matched.some(({ field }) => field === "name")) return matched;
  const code = matched.find(({ field }) => field === "code");
  const named = code ?? matched.find(({ field }) => field === "type");
  if (named === undefined) return matched;
  const cells = accounts.map((row) => (row.cells[named.index] ?? "").trim());
  const words = cells.filter((cell) => /^\p{L}\D*$/u.test(cell) && /\p{Ll}{2}/u.test(cell));
  // Labels of totals may repeat
  const count = code === undefined ? new Set(words).size : words.length;
  const isOfWords = count >= FEWEST_NUMBERS && count * 10 >= cells.length * (code ? 9 : 7);
  if (!isOfWords) return matched;
  return matched.map((column) => (column === named ? { ...column, field: "name" } : column));
}

/** The name column before the amounts, unless only a few texts repeat in it (a period, a source). */
function nameAmong(rows: readonly TableRow[], open: readonly number[], amount: number): number {
  const before = findNameColumn(
    rows,
    open.filter((index) => index < amount),
  );
  if (before < 0) return before;
  const filled = rows.flatMap(({ cells }) => (cells[before] ?? "").trim() || []);
  const isRepeated = new Set(filled).size * TIMES_REPEATED <= filled.length;
  return isRepeated ? findNameColumn(rows, open) : before;
}

const TIMES_REPEATED = 4;

/**
 * Whether a column has only numbers ("Ledger account", with names in the next column); amounts with two decimals do not
 * count.
 */
function holdsNumbers(rows: readonly TableRow[], index: number): boolean {
  const cells = rows.map((row) => (row.cells[index] ?? "").trim()).filter((cell) => cell !== "");
  const numbers = cells.filter((cell) => /^\d[\d.-]{1,14}$/.test(cell)).length;
  // Some charts have two-digit accounts among longer ones
  const isOfPlan = cells.filter((cell) => cell.length > 2).length * 2 >= cells.length;
  const isOfAmounts = cells.every((cell) => /^\d+\.\d\d$/.test(cell));
  return isOfPlan && !isOfAmounts && numbers >= FEWEST_NUMBERS && numbers * 10 >= cells.length * 9;
}

const FEWEST_NUMBERS = 3;

/** Headings of parent accounts, which are no names. */
const OF_GROUP = /^parent(?: (?:account|group|name))?$/i;

const YEAR = /^(?:19|20)\d\d$/;
