import { isCurrencyCode } from "../../money/currencyCodes.ts";
import type { TableRow } from "../../table/Table.ts";
import { splitJoinedWords } from "../../text/splitJoinedWords.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { isTotalLine, mayBeSubtotal, mayBeTotal } from "./isTotalLine.ts";
import { isTotalOfSection, type SectionStack } from "./SectionStack.ts";

/** What a row is that holds no data. */
export type RowKind = "blank" | "heading" | "total" | "repeated_headings";

/** The columns that show what a row is: its code, its words, its amounts. */
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

/** Returns what a row is, or null when it is data. A row with a code and a name is an account. */
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

/** The name of a row, or what stands in its place. */
function wordsOf({ cells }: TableRow, { words, code }: Places): string {
  return splitJoinedWords(cells[words]?.trim() || (cells[code]?.trim() ?? ""));
}

/**
 * A row without a code may be a sum by its words or for want of any, one with a code by plain words.
 * Of last year's statement, a line that says so and adds up is a subtotal.
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

/** How sums are called to which a chart of accounts gives codes, as those of Danish and German programs do. */
const CODED_SUM =
  /otal|\bi alt$|^(?:summe|summa|suma|sum|som) |^(?:årets )?resultat(?: før | efter |$)|^resultat$/iu;

/** Whether a row has a code: words that stand in its column alone, as "Totaal" and "Summe Klasse 1" do, are none. */
export function isNumbered(cells: readonly string[], { code, words }: Places): boolean {
  const written = cells[code];
  if (written === undefined || !hasText(written)) return false;
  return hasText(cells[words]) || (/\d/.test(written) && !mayBeTotal(written.trim()));
}

/** Whether a cell holds more than blanks; most begin with a letter or a digit. */
function hasText(cell: string | undefined): boolean {
  if (cell === undefined || cell === "") return false;
  const first = cell.charCodeAt(0);
  return (first > 32 && first < 127) || cell.trim() !== "";
}

/** Anything but blanks and the unit beneath a heading: "£", "£'000", "$m". */
function hasFigures(cells: readonly string[], amounts: readonly number[]): boolean {
  for (let at = 0; at < amounts.length; at += 1) {
    const cell = cells[amounts[at] ?? -1];
    if (cell !== undefined && hasText(cell) && !isBareUnit(cell)) return true;
  }
  return false;
}

/** Nearly every amount begins with a digit, which no unit does. */
function isBareUnit(cell: string): boolean {
  const first = cell.charCodeAt(0);
  const isDigit = first >= 48 && first <= 57;
  return !isDigit && cell.length <= LONGEST_UNIT && UNIT.test(cell);
}

const LONGEST_UNIT = 8;
const UNIT = /^\s*\p{Sc}(?:\s?['\u2019]?000|\s?(?:k|m|mn|bn))?\s*$/iu;

/** A row of no account with nothing but "GBP" or "GBP thousands" where amounts stand: the second line of the headings. */
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

/** What may stand before the currency: nothing, or the heading of the column of notes. */
const NO_ACCOUNT: ReadonlySet<string> = new Set(["", "note", "notes"]);

/** "**Amount is displayed in your base currency" with nothing but nil beside it, as programs end a report. */
function isFootnote({ cells }: TableRow, { words, amounts }: Places): boolean {
  if (!cells[words]?.startsWith("*")) return false;
  return amounts.every((at) => /^[\s0.,-]*$/.test(cells[at] ?? ""));
}

/** A currency with a date but no rate is a rate that was forgotten, not a heading. */
function isRateLine({ cells }: TableRow, { words, header }: Places): boolean {
  const date = header.columns.find(({ field }) => field === "date")?.index ?? -1;
  return hasText(cells[words]) && hasText(cells[date]);
}

/** Charts with begin and end totals say so in their type column. */
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

/** "Liabilities 2025 2024": a section that writes the headings of the amounts once more; of one column, in words. */
function namesColumnsAgain({ cells }: TableRow, { amounts, header }: Places): boolean {
  const [first = -1] = amounts;
  if (amounts.length < 2 && !LETTERS.test(cells[first] ?? "")) return false;
  // No closure: half a million rows would make as many
  for (const index of amounts) {
    const heading = (header.headings[index] ?? "").trim();
    if (heading === "" || !isHeading(cells[index] ?? "", heading)) return false;
  }
  return true;
}

const LETTERS = /^\s*\p{L}{3}/u;

/** Of two rows of headings the lower one stands for both. */
function isHeading(cell: string, heading: string): boolean {
  const text = cell.trim();
  if (!heading.endsWith(text)) return false;
  const before = heading.length - text.length;
  return before === 0 || (text !== "" && heading[before - 1] === " ");
}

function repeats(cells: readonly string[], header: Header): boolean {
  return header.columns.every(({ index, heading }) => isHeading(cells[index] ?? "", heading));
}
