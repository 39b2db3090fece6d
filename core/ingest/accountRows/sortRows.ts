import type { Table, TableRow } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { splitCode } from "../cells/splitCode.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { rowKey } from "../headings/Matching.ts";
import { findEndOfProfit } from "../rowKinds/findEndOfProfit.ts";
import { isPercentageRow } from "../rowKinds/isPercentageRow.ts";
import {
  findPlaces,
  isDoubtful,
  isNumbered,
  type Places,
  type RowKind,
  readRowKind,
} from "../rowKinds/readRowKind.ts";
import { repeatedTitles } from "../rowKinds/repeatedTitles.ts";
import {
  closeSection,
  currentSection,
  isTotalOfSection,
  openSection,
  type SectionStack,
} from "../rowKinds/SectionStack.ts";
import { dividesAccounts } from "./dividesAccounts.ts";

/** A row that is not an account, with the reason. */
export type IgnoredRow = {
  row: number;
  reason: "title" | "beneath_profit" | Exclude<RowKind, "blank">;
  text: string;
};

export type SortedRows = {
  data: TableRow[];
  /** The section heading above each data row; empty where there is none. */
  sections: string[];
  /** Data rows whose labels may be those of subtotals. */
  doubtful: number[];
  /** Rows of a trial balance that are totals by their labels, kept for comparison with the accounts. */
  totals: number[];
  /** Data rows that a person marked as accounts. */
  accounts: ReadonlySet<number>;
  ignored: IgnoredRow[];
};

/**
 * Separates data rows from titles, section headings, repeated headings and totals. A row with a code is an account,
 * whatever its label. `take` receives each data row, so that large files are passed once.
 */
export function sortRows(
  table: Table,
  header: Header,
  fileType: FileType,
  take: (cells: readonly string[]) => void,
): SortedRows {
  const sorting = beginSorting(table, header, fileType);
  for (let at = header.firstData; at < table.rows.length; at += 1) {
    const row = table.rows[at];
    if (row !== undefined && holdsData(sorting, row, at)) take(row.cells);
  }
  return sorting.sorted;
}

/** The state while the rows of a file are sorted. */
type Sorting = {
  header: Header;
  fileType: FileType;
  places: Places;
  /** The row with the profit; null where nothing follows it. */
  endOfProfit: number | null;
  /** Rows where the titles are printed again on another page. */
  titles: ReadonlySet<number>;
  open: SectionStack;
  /** Whether rows without amounts may be section headings; computed when the first one is found. */
  isDivided: () => boolean;
  sorted: SortedRows & { accounts: Set<number> };
};

function beginSorting(table: Table, header: Header, fileType: FileType): Sorting {
  const ignored = titlesAbove(table, header);
  const places = findPlaces(header);
  let isDivided: boolean | undefined;
  return {
    header,
    fileType,
    places,
    isDivided: () => {
      isDivided ??=
        fileType !== "trial_balance" ||
        places.code >= 0 ||
        dividesAccounts(table, header.firstData, places);
      return isDivided;
    },
    endOfProfit: fileType === "profit_loss" ? findEndOfProfit(table, header) : null,
    titles: repeatedTitles(table, header),
    open: [],
    sorted: { data: [], sections: [], doubtful: [], totals: [], accounts: new Set(), ignored },
  };
}

/** Handles one row; returns whether it is data. */
function holdsData(sorting: Sorting, row: TableRow, at: number): boolean {
  const { header, fileType, places, open, endOfProfit, titles } = sorting;
  if (titles.has(at)) {
    sorting.sorted.ignored.push({ row: row.row, reason: "title", text: firstText(row) });
    return false;
  }
  const said = header.said?.get(rowKey(row))?.kind;
  if (said === "account") {
    sorting.sorted.accounts.add(sorting.sorted.data.length);
    keepAccount(sorting, row);
    return true;
  }
  const kind = said === "total" ? said : readRowKind(row, places, fileType, open);
  if (kind === "blank") return false;
  if (kind === "total" && fileType === "trial_balance" && !isCoded(row, places)) {
    keepTotal(sorting, row);
    return true;
  }
  const isBeneath = endOfProfit !== null && at > endOfProfit && !isCoded(row, places);
  const reason = kind ?? (isBeneath ? "beneath_profit" : null);
  if (reason !== null) {
    ignore(sorting, row, reason);
    return false;
  }
  if (isShareOfOthers(sorting, row)) {
    sorting.sorted.ignored.push({ row: row.row, reason: "total", text: firstText(row) });
    return false;
  }
  if (isDoubtful(row, places, fileType)) sorting.sorted.doubtful.push(sorting.sorted.data.length);
  keepAccount(sorting, row);
  return true;
}

/** Whether a row shows a margin or rate. */
function isShareOfOthers({ fileType, places }: Sorting, row: TableRow): boolean {
  const isStatement = fileType === "profit_loss" || fileType === "balance_sheet";
  return isStatement && !isCoded(row, places) && isPercentageRow(row, places);
}

function keepAccount({ sorted, open }: Sorting, row: TableRow): void {
  const section = currentSection(open);
  if (section !== "") sorted.sections[sorted.data.length] = section;
  sorted.data.push(row);
}

/** Keeps a total of a trial balance for comparison. */
function keepTotal({ sorted, open }: Sorting, row: TableRow): void {
  sorted.totals.push(sorted.data.length);
  sorted.data.push(row);
  if (isTotalOfSection(open, firstText(row))) closeSection(open, firstText(row));
}

function ignore(sorting: Sorting, row: TableRow, reason: IgnoredRow["reason"]): void {
  const { sorted, open } = sorting;
  const text = firstText(row);
  if (reason === "heading" && isSectioned(sorted) && sorting.isDivided()) openSection(open, text);
  if (reason === "total") closeSection(open, text);
  sorted.ignored.push({ row: row.row, reason, text });
}

/**
 * Whether a report has sections: it starts with a heading, or has a subtotal before the first heading. Otherwise a name
 * without amounts is an account without a balance.
 */
function isSectioned({ data, totals, ignored }: SortedRows): boolean {
  const [first] = data;
  if (first === undefined || totals.length > 0) return true;
  return ignored.some(
    ({ reason, row }) => reason === "total" || (reason === "heading" && row < first.row),
  );
}

function isCoded({ cells }: TableRow, places: Places): boolean {
  return isNumbered(cells, places) || splitCode(cells[places.words]?.trim() ?? "") !== null;
}

/** The rows above the headings. */
export function titlesAbove(table: Table, header: Header): IgnoredRow[] {
  return table.rows
    .slice(0, header.firstData)
    .filter(({ row }) => row !== header.row)
    .map((row) => ({ row: row.row, reason: "title", text: firstText(row) }));
}

const LONGEST_TEXT = 80;

/** The first text of a row; its number where it has no text. */
export function firstText({ cells }: TableRow): string {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const text = filled.find((cell) => /\p{L}/u.test(cell)) ?? filled[0] ?? "";
  return showText(cutText(text.trim(), LONGEST_TEXT));
}
