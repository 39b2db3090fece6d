import type { Table, TableRow } from "../table/Table.ts";
import type { FileType } from "./fileTypes.ts";
import type { Header } from "./findHeader.ts";
import { isTotalLine } from "./isTotalLine.ts";
import { normaliseHeading } from "./normaliseHeading.ts";

/** A row that is no account, and why. */
export type IgnoredRow = {
  row: number;
  reason: "title" | "heading" | "total" | "repeated_headings";
  text: string;
};

export type SortedRows = {
  data: TableRow[];
  /** The section heading above each data row; empty where there is none. */
  sections: string[];
  ignored: IgnoredRow[];
};

/**
 * Tells the rows that hold data from titles, section headings, repeated headings and totals. A row
 * with a code is an account, whatever its words say; blank rows are passed over.
 */
export function sortRows(table: Table, header: Header, fileType: FileType): SortedRows {
  const places = findPlaces(header);
  const sorted: SortedRows = { data: [], sections: [], ignored: titles(table, header) };
  const headings = new Set<string>();
  let section = "";
  for (let at = header.firstData; at < table.rows.length; at += 1) {
    const row = table.rows[at];
    if (row === undefined) continue;
    const reason = tellRow(row, places, fileType, headings);
    if (reason === null) {
      sorted.data.push(row);
      sorted.sections.push(section);
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
  const code = cells[places.code]?.trim() ?? "";
  const words = cells[places.words]?.trim() ?? "";
  const hasAmounts = places.amounts.some((index) => isFigure(cells[index]));
  if (!hasAmounts) {
    if (cells.every((cell) => cell.trim() === "")) return "blank";
    if (fileType === "fx_rates" && isRateLine(row, places)) return null;
    if (code !== "" && words !== "") return isHeadingType(cells[places.type]) ? "heading" : null;
    return "heading";
  }
  if (words !== "" && isRepeated(row, places)) return "repeated_headings";
  if (isTotalType(cells[places.type])) return "total";
  if (code !== "" && words !== "") return null;
  const said = words || code;
  return isTotalLine(said, fileType) || isTotalOf(said, headings) ? "total" : null;
}

/** Anything but blank, or the unit beneath a heading: "£", "£'000". */
function isFigure(cell: string | undefined): boolean {
  const text = cell?.trim() ?? "";
  return text !== "" && !(text.length <= 6 && /^\p{Sc}(?:\s?['\u2019]?000)?$/u.test(text));
}

/** A currency with a date but no rate is a rate that was forgotten, not a heading. */
function isRateLine({ cells }: TableRow, { words, header }: Places): boolean {
  const date = header.columns.find(({ field }) => field === "date")?.index ?? -1;
  return (cells[words]?.trim() ?? "") !== "" && (cells[date]?.trim() ?? "") !== "";
}

/** "Total Bank" or "Bank total" beneath the heading "Bank". */
function isTotalOf(words: string, headings: ReadonlySet<string>): boolean {
  if (headings.size === 0 || !/total/i.test(words)) return false;
  const bare = normaliseHeading(words).replace(/^total (?:for |of )?|^sub total | total$/, "");
  return headings.has(bare);
}

/** Charts with begin and end totals say so in their type column. */
function isTotalType(type: string | undefined): boolean {
  return type !== undefined && /^\s*(?:end-)?total\s*$/i.test(type);
}

function isHeadingType(type: string | undefined): boolean {
  return type !== undefined && /^\s*(?:heading|begin-total|end-total|total)\s*$/i.test(type);
}

function isRepeated({ cells }: TableRow, { header }: Places): boolean {
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
