import type { TableRow } from "../../../table/Table.ts";
import { isFigure } from "../../cells/looksLikeAmount.ts";
import type { FileType } from "../../fileTypes.ts";
import { amountsAmong, columnsOf } from "../../headings/fileTypeColumns.ts";
import { isTitle, type MatchedColumn } from "../../headings/matchHeadings.ts";
import { findNameColumn } from "./findNameColumn.ts";

/** Where no heading names the accounts, or the corner above them is blank, what stands beneath tells. */
export function withNameColumn(
  matched: readonly MatchedColumn[],
  headings: readonly string[],
  fileType: FileType,
  below: readonly TableRow[],
): readonly MatchedColumn[] {
  // A row with an amount in it is no row of headings
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
  // Names that a PDF brings into the column of codes stand there alone
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
  // A period above figures numbers no account
  const isCode = isNumber && named && !isTitle(named.heading);
  const others = isCode ? [...unnamed, { ...named, field: "code" }] : unnamed;
  const name = { field: "name", index, heading: (headings[index] ?? "").trim() };
  return [...others, name].sort((left, right) => left.index - right.index);
}

/**
 * Where no column has names, one headed as that of numbers that holds words ("Konto" above "Kassa") has them; where none
 * numbers the accounts either, one headed as their type that says something else in each row ("Category").
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
  // Totals that are called alike may come back
  const count = code === undefined ? new Set(words).size : words.length;
  const isOfWords = count >= FEWEST_NUMBERS && count * 10 >= cells.length * (code ? 9 : 7);
  if (!isOfWords) return matched;
  return matched.map((column) => (column === named ? { ...column, field: "name" } : column));
}

/** Names stand before the amounts, but where only a few words come back there, as those of a period or a source do. */
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

/** "Ledger account" above numbers alone, where the names stand in the next column; amounts with two decimals are none. */
function holdsNumbers(rows: readonly TableRow[], index: number): boolean {
  const cells = rows.map((row) => (row.cells[index] ?? "").trim()).filter((cell) => cell !== "");
  const numbers = cells.filter((cell) => /^\d[\d.-]{1,14}$/.test(cell)).length;
  // Some charts have accounts of two digits among longer ones
  const isOfPlan = cells.filter((cell) => cell.length > 2).length * 2 >= cells.length;
  const isOfAmounts = cells.every((cell) => /^\d+\.\d\d$/.test(cell));
  return isOfPlan && !isOfAmounts && numbers >= FEWEST_NUMBERS && numbers * 10 >= cells.length * 9;
}

const FEWEST_NUMBERS = 3;

/** What an account stands under is not what it is called, though it have no name of its own. */
const OF_GROUP = /^parent(?: (?:account|group|name))?$/i;

const YEAR = /^(?:19|20)\d\d$/;
