import type { Minor } from "../../money/Minor.ts";
import { newProblemList } from "../../problem/ProblemList.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { splitJoinedWords } from "../../text/splitJoinedWords.ts";
import { decideAmounts } from "../amounts/decideAmounts.ts";
import { type AmountColumn, beginAmounts, scanRow } from "../cells/AmountScans.ts";
import { isFigure, looksLikeAmount } from "../cells/looksLikeAmount.ts";
import { readCellDate } from "../cells/readCellDate.ts";
import { splitCode } from "../cells/splitCode.ts";
import { readWrittenNumber } from "../cells/WrittenNumber.ts";
import type { FileType } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { rowKey } from "../headings/Matching.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { isPercentageRow } from "../rowKinds/isPercentageRow.ts";
import { isStepAbroad, isTotalLine, mayBeResult, mayBeTotal } from "../rowKinds/isTotalLine.ts";
import { findPlaces, type Places, readRowKind } from "../rowKinds/readRowKind.ts";
import { sectionWords } from "../sections/Section.ts";
import type { StatementItem, SumWords } from "./StatementItem.ts";

/**
 * Lists the rows of a report below its headings, with totals and section headings. Blank rows, repeated headings,
 * percentages and notes are left out.
 */
export function listItems(
  table: Table,
  header: Header,
  fileType: FileType,
  { columns, decimals }: { columns: readonly AmountColumn[]; decimals: number },
): StatementItem[] {
  const places = findPlaces(header);
  const scans = beginAmounts(columns, table.rows.length, decimals);
  const figures: TableRow[] = [];
  const listed: { row: TableRow; at: number; figure: number | null }[] = [];
  for (let at = header.firstData; at < table.rows.length; at += 1) {
    const row = table.rows[at];
    if (row === undefined || isPercentageRow(row, places)) continue;
    const kind = readRowKind(row, places, fileType, []);
    if (kind === "blank" || kind === "repeated_headings") continue;
    const hasFigures = kind !== "heading" || saidOf(row, header) !== undefined;
    listed.push({ row, at, figure: hasFigures ? figures.length : null });
    if (!hasFigures) continue;
    figures.push(row);
    scanRow(scans, row.cells);
  }
  const found = { problems: newProblemList(), warnings: newProblemList() };
  const amounts = [...decideAmounts(scans, figures, table.sheet, found).values()];
  const rounded = new Set(amounts.flatMap((column) => column.rounded.map(({ at }) => at)));
  const totals = findCodedTotals(
    listed.map(({ row }) => row),
    places,
  );
  const valuesOf = amounts.map((column) => column.amounts);
  return listed.map(({ row, at, figure }) => {
    const label = labelOf(row, places);
    const read = figure === null ? null : amountsAt(row, figure, columns, valuesOf);
    const isSum = totals.has(row) || (read !== null && isNilCheck(label, read));
    return {
      at,
      row: row.row,
      label,
      level: levelOf(row, places),
      isCoded: isCoded(row, places),
      isWords: saidOf(row, header) === undefined && holdsWords(row, places),
      ...wordsAndSaid(row, places, fileType),
      ...(figure !== null && rounded.has(figure) && { isRounded: true as const }),
      ...(isSum && saidOf(row, header) === undefined && { words: "total" as const }),
      ...(figure !== null && decimalsOf(row, columns)),
      amounts: read,
    };
  });
}

/** "500.00" has two decimals although it is whole; "1.250" is ambiguous. */
function decimalsOf(
  { cells }: TableRow,
  columns: readonly AmountColumn[],
): Pick<StatementItem, "decimalsWritten"> {
  const written = columns.map(({ index }) => {
    const number = readWrittenNumber(cells[index] ?? "");
    return number === null || number.isUnsure ? 0 : number.fraction.length;
  });
  const most = Math.max(0, ...written);
  return most > 0 ? { decimalsWritten: most } : {};
}

/** A check row such as "Balance check", which is zero if both sides agree. */
function isNilCheck(label: string, amounts: readonly (Minor | null)[]): boolean {
  return amounts.every((amount) => !amount) && label.length <= LONGEST_CHECK && CHECK.test(label);
}

const LONGEST_CHECK = 60;
const CHECK =
  /(?<![\p{L}])(?:check|difference|differenz|kontrolle|contr[oô]le|diferencia|verifica)(?![\p{L}])/iu;

/** Rows with the code of an account above whose total they are: "Total for Sales" below "Sales". */
function findCodedTotals(rows: readonly TableRow[], places: Places): ReadonlySet<TableRow> {
  const above = new Map<string, string>();
  const totals = new Set<TableRow>();
  for (const row of rows) {
    const code = (row.cells[places.code] ?? "").trim();
    if (code === "") continue;
    const label = labelOf(row, places);
    const words = sectionWords(label);
    const isOther = words !== normaliseHeading(label);
    if (isOther && words !== "" && above.get(code) === words) totals.add(row);
    else above.set(code, words);
  }
  return totals;
}

/** Whether all filled amount cells are text, dates or marks ("[42]"); errors and formulas do not count. */
function holdsWords({ cells }: TableRow, { amounts }: Places): boolean {
  const filled = amounts.map((index) => (cells[index] ?? "").trim()).filter((cell) => cell !== "");
  const isWord = (cell: string) =>
    !looksLikeAmount(cell) &&
    !/^[#=]/.test(cell) &&
    (/^[\p{L}[{]/u.test(cell) || readCellDate(cell) !== null);
  return filled.length > 0 && filled.every(isWord);
}

function wordsAndSaid(
  row: TableRow,
  places: Places,
  fileType: FileType,
): Pick<StatementItem, "words" | "said"> {
  const said = saidOf(row, places.header);
  if (said === undefined) return { words: wordsOf(row, places, fileType) };
  return { words: said === "total" ? "total" : "plain", said };
}

/** Whether a person marked a row with figures, as an account or a total. */
function saidOf(row: TableRow, { said }: Header): "account" | "total" | undefined {
  const kind = said?.get(rowKey(row))?.kind;
  return kind === "account" || kind === "total" ? kind : undefined;
}

function amountsAt(
  { cells }: TableRow,
  figure: number,
  columns: readonly AmountColumn[],
  amounts: readonly (readonly Minor[])[],
): (Minor | null)[] {
  return columns.map(({ index }, column) =>
    (cells[index] ?? "").trim() === "" ? null : (amounts[column]?.[figure] ?? 0n),
  );
}

function labelOf({ cells }: TableRow, { words, code, amounts }: Places): string {
  const named = cells[words]?.trim().replace(MARKED, "");
  if (named) return splitJoinedWords(QUOTED.exec(named)?.[1] ?? named);
  const first = Math.min(...amounts);
  return (
    cells
      .slice(0, first)
      .find((cell, index) => index !== code && cell.trim() !== "" && !isWrittenAmount(cell))
      ?.trim() ?? ""
  );
}

/** An amount in a column that is not read (such as the month beside the year to date) is no label. */
function isWrittenAmount(cell: string): boolean {
  return /\d[.,]\d\d\b/.test(cell) && isFigure(cell);
}

/** "Net profit*", with a reference to a note. */
const MARKED = /\s?[*†‡]{1,3}$/;

/** 'Profit for the year', as some programs quote rows that are no accounts. */
const QUOTED = /^'([^']{1,200})'$/;

function levelOf({ cells, indents }: TableRow, { words }: Places): number {
  const cell = cells[words] ?? "";
  return cell.length - cell.trimStart().length + STEP * (indents?.[words] ?? 0);
}

/** A level of cell indentation counts more than a leading space. */
const STEP = 3;

function isCoded({ cells }: TableRow, { code, words }: Places): boolean {
  return (cells[code] ?? "").trim() !== "" || splitCode(cells[words]?.trim() ?? "") !== null;
}

function wordsOf(row: TableRow, places: Places, fileType: FileType): SumWords {
  const label = labelOf(row, places);
  const type = row.cells[places.type] ?? "";
  if (/^(?:end-)?total$/i.test(type.trim())) return "total";
  const hasCode = (row.cells[places.code] ?? "").trim() !== "";
  const isTotal = isTotalLine(label, fileType) || NET.test(label);
  if (hasCode) return isTotal ? "perhaps" : "plain";
  if (isTotal || label === "") return "total";
  if (isAccountOfCode(label, fileType)) return "plain";
  const mayBe = mayBeTotal(label) || (fileType === "profit_loss" && mayBeResult(label));
  return mayBe ? "perhaps" : "plain";
}

/** "79504 - Consulting income": a row with an account code before its name is a total only if the name says so. */
function isAccountOfCode(label: string, fileType: FileType): boolean {
  const { code = "", name = "" } = splitCode(label) ?? {};
  const isSum = isTotalLine(name, fileType) || mayBeTotal(name) || isStepAbroad(label);
  return ACCOUNT_CODE.test(code) && !isSum;
}

/** Neither a line number nor a year. */
const ACCOUNT_CODE = /^(?!(?:19|20)\d\d$)\d{4,}$/;

const NET = /^net:?$/i;
