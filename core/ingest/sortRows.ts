import type { Table, TableRow } from "../table/Table.ts";
import type { FileType } from "./fileTypes.ts";
import type { Header } from "./findHeader.ts";
import { isTotalLine, mayBeTotal } from "./isTotalLine.ts";
import { normaliseHeading } from "./normaliseHeading.ts";

/** A row that is no account, and why. */
export type IgnoredRow = {
  row: number;
  reason: "title" | "heading" | "total" | "repeated_headings";
  text: string;
};

export type SortedRows = {
  data: TableRow[];
  /** The section heading above each data row; nothing where there is none. */
  sections: string[];
  /** Data rows whose words leave open whether they are sums of others. */
  doubtful: number[];
  ignored: IgnoredRow[];
};

/**
 * Tells the rows that hold data from titles, section headings, repeated headings and totals. A row
 * with a code is an account, whatever its words say; blank rows are passed over. `take` gets each
 * data row as it is met, so that half a million of them are walked through once.
 */
export function sortRows(
  table: Table,
  header: Header,
  fileType: FileType,
  take: (cells: readonly string[]) => void,
): SortedRows {
  const places = findPlaces(header);
  const sorted: SortedRows = {
    data: [],
    sections: [],
    doubtful: [],
    ignored: titles(table, header),
  };
  const headings = new Set<string>();
  let section = "";
  for (let at = header.firstData; at < table.rows.length; at += 1) {
    const row = table.rows[at];
    if (row === undefined) continue;
    const reason = tellRow(row, places, fileType, headings);
    if (reason === null) {
      if (section !== "") sorted.sections[sorted.data.length] = section;
      if (isDoubtful(row, places, fileType)) sorted.doubtful.push(sorted.data.length);
      sorted.data.push(row);
      take(row.cells);
      continue;
    }
    const text = firstText(row);
    if (reason === "blank") continue;
    if (reason === "heading") {
      section = text;
      headings.add(normaliseHeading(text));
    }
    sorted.ignored.push({ row: row.row, reason, text });
  }
  return sorted;
}

type Places = {
  code: number;
  words: number;
  type: number;
  amounts: readonly number[];
  hasAccounts: boolean;
  header: Header;
};

const AMOUNT_FIELDS = /^(current|prior|opening|closing|amount|rate)/;

function findPlaces(header: Header): Places {
  const placeOf = (...fields: string[]) =>
    header.columns.find(({ field }) => fields.includes(field))?.index ?? -1;
  const amounts = header.columns.filter(({ field }) => AMOUNT_FIELDS.test(field));
  return {
    code: placeOf("code"),
    words: placeOf("name", "lineItem", "currency"),
    type: placeOf("type"),
    amounts: amounts.map(({ index }) => index),
    hasAccounts: placeOf("name") >= 0,
    header,
  };
}

function tellRow(
  row: TableRow,
  places: Places,
  fileType: FileType,
  headings: ReadonlySet<string>,
): IgnoredRow["reason"] | "blank" | null {
  const { cells } = row;
  const isNamed = hasText(cells[places.code]) && hasText(cells[places.words]);
  if (!hasFigures(cells, places.amounts)) {
    if (!cells.some(hasText)) return "blank";
    if (fileType === "fx_rates" && isRateLine(row, places)) return null;
    return isNamed && !isHeadingType(cells[places.type]) ? null : "heading";
  }
  if (isRepeated(row, places)) return "repeated_headings";
  if (isTotalType(cells[places.type])) return "total";
  if (isNamed) return null;
  const said = wordsOf(row, places);
  return isTotalLine(said, fileType) || isTotalOf(said, headings) ? "total" : null;
}

/** The name of a row, or what stands in its place. */
function wordsOf({ cells }: TableRow, { words, code }: Places): string {
  return cells[words]?.trim() || (cells[code]?.trim() ?? "");
}

/** A row without a code may be a sum by its words or for want of any; one with a code by plain words. */
function isDoubtful(row: TableRow, places: Places, fileType: FileType): boolean {
  const { cells } = row;
  const hasCode = hasText(cells[places.code]);
  if (!places.hasAccounts || (hasCode && !cells[places.words]?.includes("otal"))) return false;
  const words = cells[places.words]?.trim() ?? "";
  return hasCode ? isTotalLine(words, fileType) : mayBeTotal(words);
}

/** Whether a cell holds more than blanks; most begin with a letter or a digit. */
function hasText(cell: string | undefined): boolean {
  if (cell === undefined || cell === "") return false;
  const first = cell.charCodeAt(0);
  return (first > 32 && first < 127) || cell.trim() !== "";
}

/** Anything but blanks and the unit beneath a heading: "£", "£'000". */
function hasFigures(cells: readonly string[], amounts: readonly number[]): boolean {
  for (const index of amounts) {
    const cell = cells[index];
    if (cell !== undefined && hasText(cell) && !(cell.length <= 8 && UNIT.test(cell))) return true;
  }
  return false;
}

const UNIT = /^\s*\p{Sc}(?:\s?['\u2019]?000)?\s*$/u;

/** A currency with a date but no rate is a rate that was forgotten, not a heading. */
function isRateLine({ cells }: TableRow, { words, header }: Places): boolean {
  const date = header.columns.find(({ field }) => field === "date")?.index ?? -1;
  return hasText(cells[words]) && hasText(cells[date]);
}

/** "Total Bank" or "Bank total" beneath the heading "Bank". */
function isTotalOf(words: string, headings: ReadonlySet<string>): boolean {
  if (headings.size === 0 || !/total/i.test(words)) return false;
  const bare = normaliseHeading(words).replace(/^total (?:for |of )?|^sub total | total$/, "");
  return headings.has(bare);
}

/** Charts with begin and end totals say so in their type column. */
function isTotalType(type: string | undefined): boolean {
  return type !== undefined && type.length < LONGEST_TYPE && /^(?:end-)?total$/i.test(type);
}

function isHeadingType(type: string | undefined): boolean {
  return type !== undefined && /^(?:heading|begin-total|end-total|total)$/i.test(type);
}

const LONGEST_TYPE = 10;

function isRepeated({ cells }: TableRow, { header }: Places): boolean {
  const [first] = header.columns;
  if (first === undefined || cells[first.index] !== first.heading) return false;
  return header.columns.every(({ index, heading }) => (cells[index] ?? "").trim() === heading);
}

function titles(table: Table, header: Header): IgnoredRow[] {
  return table.rows
    .slice(0, header.firstData)
    .filter(({ row }) => row !== header.row)
    .map((row) => ({ row: row.row, reason: "title", text: firstText(row) }));
}

function firstText({ cells }: TableRow): string {
  return (
    cells
      .find((cell) => cell.trim() !== "")
      ?.trim()
      .slice(0, 80) ?? ""
  );
}
