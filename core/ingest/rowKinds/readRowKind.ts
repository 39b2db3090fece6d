import { isCurrencyCode } from "../../money/currencyCodes.ts";
import type { TableRow } from "../../table/Table.ts";
import { splitJoinedWords } from "../../text/splitJoinedWords.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { isTotalLine, mayBeSubtotal, mayBeTotal } from "./isTotalLine.ts";
import { isTotalOfSection, type SectionStack } from "./SectionStack.ts";

/** The kind of a row without data. */
export type RowKind = "blank" | "heading" | "total" | "repeated_headings";

/** The columns that show the kind of a row: code, label, amounts. */
export type Places = {
  code: number;
  words: number;
  type: number;
  concept: number;
  amounts: readonly number[];
  hasAccounts: boolean;
  header: Header;
};

const AMOUNT_FIELDS = /^(current|prior|opening|closing|amount|rate)/;

/** Finds these columns once for all rows of a file. */
export function findPlaces(header: Header): Places {
  const placeOf = (...fields: string[]) =>
    header.columns.find(({ field }) => fields.includes(field))?.index ?? -1;
  const amounts = header.columns.filter(({ field }) => AMOUNT_FIELDS.test(field));
  return {
    code: placeOf("code"),
    words: placeOf("name", "lineItem", "currency"),
    type: placeOf("type"),
    concept: placeOf("concept"),
    amounts: amounts.map(({ index }) => index),
    hasAccounts: placeOf("name") >= 0,
    header,
  };
}

/** The kind of a row; null for a data row. A row with a code and a name is an account. */
export function readRowKind(
  row: TableRow,
  places: Places,
  fileType: FileType,
  open: SectionStack,
): RowKind | null {
  const { cells } = row;
  const isNamed = hasText(cells[places.code]) && hasText(cells[places.words]);
  if (!hasFigures(cells, places.amounts)) {
    if (!cells.some(hasText)) return "blank";
    if (fileType === "fx_rates" && isRateLine(row, places)) return null;
    return isNamed && !isHeadingType(cells[places.type]) ? null : "heading";
  }
  if (isCurrencyRow(row, places) || isFootnote(row, places)) return "heading";
  if (isRepeated(row, places)) return "repeated_headings";
  if (namesColumnsAgain(row, places)) return "heading";
  if (isTotalType(cells[places.type])) return "total";
  if (isNamed || hasText(cells[places.concept])) return null;
  const said = wordsOf(row, places);
  return isTotalLine(said, fileType) || isTotalOfSection(open, said) ? "total" : null;
}

/** The label of a row, or another text in its place. */
function wordsOf({ cells }: TableRow, { words, code }: Places): string {
  return splitJoinedWords(cells[words]?.trim() || (cells[code]?.trim() ?? ""));
}

/**
 * Whether a row may be a total: without a code by its label or because it has none, with a code by clear words only. In
 * last year's cash flow, subtotals are recognised by label and amount.
 */
export function isDoubtful(row: TableRow, places: Places, fileType: FileType): boolean {
  const { cells } = row;
  const written = cells[places.words] ?? "";
  if (fileType === "prior_cashflow")
    return !hasText(cells[places.concept]) && mayBeSubtotal(written.trim());
  const hasCode = isNumbered(cells, places);
  if (!hasCode && !hasText(written)) return places.hasAccounts && mayBeTotal(wordsOf(row, places));
  if (!places.hasAccounts || (hasCode && !CODED_SUM.test(written))) return false;
  const isCodedSum = fileType === "trial_balance" && hasCode && !written.includes("otal");
  if (isCodedSum) return true;
  return hasCode ? isTotalLine(written.trim(), fileType) : mayBeTotal(written.trim());
}

/** Labels of subtotals that have codes in the chart, as in Danish and German programs. */
const CODED_SUM =
  /otal|\bi alt$|^(?:summe|summa|suma|sum|som) |^(?:årets )?resultat(?: før | efter |$)|^resultat$/iu;

/** Whether a row has a code. A text in the code column alone, such as "Totaal" or "Summe Klasse 1", is none. */
export function isNumbered(cells: readonly string[], { code, words }: Places): boolean {
  const written = cells[code];
  if (written === undefined || !hasText(written)) return false;
  return hasText(cells[words]) || (/\d/.test(written) && !mayBeTotal(written.trim()));
}

/** Whether a cell is not blank; fast for most cells. */
function hasText(cell: string | undefined): boolean {
  if (cell === undefined || cell === "") return false;
  const first = cell.charCodeAt(0);
  return (first > 32 && first < 127) || cell.trim() !== "";
}

/** Whether a cell has anything but blanks and a unit ("£", "£'000", "$m"). */
function hasFigures(cells: readonly string[], amounts: readonly number[]): boolean {
  for (let at = 0; at < amounts.length; at += 1) {
    const cell = cells[amounts[at] ?? -1];
    if (cell !== undefined && hasText(cell) && !isBareUnit(cell)) return true;
  }
  return false;
}

/** Whether a cell is only a unit. Nearly every amount starts with a digit, which no unit does. */
function isBareUnit(cell: string): boolean {
  const first = cell.charCodeAt(0);
  const isDigit = first >= 48 && first <= 57;
  return !isDigit && cell.length <= LONGEST_UNIT && UNIT.test(cell);
}

const LONGEST_UNIT = 8;
const UNIT = /^\s*\p{Sc}(?:\s?['\u2019]?000|\s?(?:k|m|mn|bn))?\s*$/iu;

/**
 * Whether a row without an account only has "GBP" or "GBP thousands" in its amount columns: the second row of the
 * headings.
 */
function isCurrencyRow({ cells }: TableRow, { code, words, amounts }: Places): boolean {
  if (hasText(cells[code])) return false;
  const said = cells[words]?.trim().toLowerCase() ?? "";
  if (!NO_ACCOUNT.has(said)) return false;
  const written = amounts.map((at) => cells[at]?.trim() ?? "").filter((cell) => cell !== "");
  return written.length > 0 && written.every(isCurrencyUnit);
}

function isCurrencyUnit(cell: string): boolean {
  return isCurrencyCode(
    cell.replace(/ (?:thousands|millions)$/, "").replace(/^[MTK](?=[A-Z]{3}$)/, ""),
  );
}

/** Allowed labels in such a row: none, or the heading of the notes column. */
const NO_ACCOUNT: ReadonlySet<string> = new Set(["", "note", "notes"]);

/** Whether a row is a footnote with zeros: "**Amount is displayed in your base currency". */
function isFootnote({ cells }: TableRow, { words, amounts }: Places): boolean {
  if (!cells[words]?.startsWith("*")) return false;
  return amounts.every((at) => /^[\s0.,-]*$/.test(cells[at] ?? ""));
}

/** A currency with a date but without a rate is a missing rate, not a heading. */
function isRateLine({ cells }: TableRow, { words, header }: Places): boolean {
  const date = header.columns.find(({ field }) => field === "date")?.index ?? -1;
  return hasText(cells[words]) && hasText(cells[date]);
}

/** Whether the type column marks a total, as in charts with begin and end totals. */
function isTotalType(type: string | undefined): boolean {
  return type !== undefined && type.length < LONGEST_TYPE && TOTAL_TYPE.test(type);
}

function isHeadingType(type: string | undefined): boolean {
  return type !== undefined && /^(?:heading|begin-total|end-total|total)$/i.test(type);
}

const LONGEST_TYPE = 10;
const TOTAL_TYPE = /^(?:end-)?total$/i;

function isRepeated({ cells }: TableRow, { header }: Places): boolean {
  const first = header.columns[0];
  return first !== undefined && cells[first.index] === first.heading && repeats(cells, header);
}

/** Whether a section row repeats the headings of the amounts: "Liabilities 2025 2024". */
function namesColumnsAgain({ cells }: TableRow, { amounts, header }: Places): boolean {
  const [first = -1] = amounts;
  if (amounts.length < 2 && !LETTERS.test(cells[first] ?? "")) return false;
  // A loop without closures, since there may be half a million rows
  for (const index of amounts) {
    const heading = (header.headings[index] ?? "").trim();
    if (heading === "" || !isHeading(cells[index] ?? "", heading)) return false;
  }
  return true;
}

const LETTERS = /^\s*\p{L}{3}/u;

/** Compares a cell with a heading; of two heading rows, the lower one stands for both. */
function isHeading(cell: string, heading: string): boolean {
  const text = cell.trim();
  if (!heading.endsWith(text)) return false;
  const before = heading.length - text.length;
  return before === 0 || (text !== "" && heading[before - 1] === " ");
}

function repeats(cells: readonly string[], header: Header): boolean {
  return header.columns.every(({ index, heading }) => isHeading(cells[index] ?? "", heading));
}
