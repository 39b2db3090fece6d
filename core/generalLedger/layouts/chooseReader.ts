import { looksLikeAmount } from "../../ingest/cells/looksLikeAmount.ts";
import { nearAmount } from "../../ingest/cells/nearAmount.ts";
import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { shorten } from "../../text/shorten.ts";
import { readMark } from "../fields/readMark.ts";
import type { LedgerSink } from "../LedgerRecord.ts";
import { areNamedBeneathHeadings } from "./accounts/areNamedBeneathHeadings.ts";
import { areNumberedBeneathNames } from "./accounts/areNumberedBeneathNames.ts";
import { entriesBeneathAccounts } from "./accounts/entriesBeneathAccounts.ts";
import { readingAccountsInTexts } from "./accounts/readingAccountsInTexts.ts";
import { readingSubaccounts, subaccountsIn } from "./accounts/subaccounts.ts";
import { isDatevHeader } from "./datev/datevHeader.ts";
import { datevReader } from "./datev/datevReader.ts";
import {
  namesOnEitherSide,
  readingEitherSide,
  withOneAccount,
  withoutSides,
} from "./eitherSide.ts";
import { currencyOfHeadings } from "./headings/currencyOfHeadings.ts";
import { type LedgerColumns, matchLedgerColumns } from "./headings/ledgerColumns.ts";
import { accountIn, nominalIn } from "./headings/markedHeadings.ts";
import { ACCOUNT, AMOUNTS, missingColumns } from "./headings/missingColumns.ts";
import { numbersBesideJournals } from "./headings/numbersBesideJournals.ts";
import { numbersColumns, stackedHeadings } from "./headings/stackedHeadings.ts";
import { withAmounts } from "./headings/withAmounts.ts";
import { withMarks } from "./headings/withMarks.ts";
import { withoutJournals } from "./headings/withoutJournals.ts";
import { withoutRepeatedHeadings } from "./headings/withoutRepeatedHeadings.ts";
import type { Row } from "./Row.ts";
import type { RowReader, RowTaker } from "./RowReader.ts";
import { byAccountReader } from "./readers/byAccountReader.ts";
import { chartColumns, chartReader } from "./readers/chartRows.ts";
import { type ContraAccounts, contraReader } from "./readers/contraRows.ts";
import { flatReader } from "./readers/flatRows.ts";
import { hasHeadedEntries, headedJournalReader } from "./readers/headedJournalRows.ts";
import { isAuditTrail } from "./readers/isAuditTrail.ts";
import { isContraTable } from "./readers/isContraTable.ts";
import { journalReader, standsByEntry } from "./readers/journalRows.ts";
import { isLedgerCsv, LEDGER_CSV } from "./readers/ledgerCsv.ts";
import { arePaired, pairedColumns, pairedReader } from "./readers/pairedRows.ts";
import { hasBalanceRows, runningReader } from "./readers/runningRows.ts";
import { isYayoi, YAYOI_HEADINGS } from "./readers/yayoiRows.ts";
import { readingSignedCredits } from "./readingSignedCredits.ts";
import { watchValidation } from "./watchValidation.ts";
import { withOneBook } from "./withOneBook.ts";
import { withoutUnposted } from "./withoutUnposted.ts";
import { withSumRow } from "./withSumRow.ts";

/** How far down headings may stand. */
const MOST_TITLE_ROWS = 30;

/** Chooses by the first rows of a table how it is to be read. */
export function chooseReader(
  rows: readonly Row[],
  sink: LedgerSink,
  contraAccounts: ContraAccounts,
): RowReader | Problem {
  const fixed = ofFixedColumns(rows, sink);
  if (fixed) return fixed;
  if (isAuditTrail(rows)) return problem("ledger_one_sided");
  const paired = pairedIn(rows, sink);
  if (paired) return paired;
  const header = findHeader(rows);
  if ("code" in header) {
    if (!hasHeadedEntries(rows)) return chartIn(rows, sink) ?? header;
    const layout = { isByAccount: false, isOneYear: false };
    return { layout, firstData: 0, ...headedJournalReader(sink) };
  }
  const { at } = header;
  const isEither = namesOnEitherSide(rows.slice(at + 1), header.columns);
  const columns = isEither ? withoutSides(header.columns) : header.columns;
  // Its first account stands above the headings that are printed for each
  const nominal = rows
    .slice(0, at)
    .findIndex(({ cells }) => nominalIn(cells) !== null || accountIn(cells) !== null);
  const firstData = nominal < 0 ? belowHeadings(rows, at) : nominal;
  const { cells: headings = [] } = rows[at] ?? {};
  sink.header({ currencySigns: currencyOfHeadings(headings, columns, rows[at]?.row ?? 0) });
  const join = subaccountsIn(headings, rows.slice(at + 1), columns);
  const data = join ? rows.slice(firstData).map(join) : rows.slice(firstData);
  const sections = sectionsIn(data, columns);
  const [isByAccount, isOneYear] = [sections !== null, isFec(headings)];
  // Books in France are kept in euro (Code de commerce, art. L123-22)
  if (isOneYear) sink.header({ chart: "PCG", usualCurrency: "EUR" });
  const isSided = hasSides({ at, columns }) || columns.mark !== undefined;
  const isOwnSign = isByAccount && !isSided;
  const isOneAmount = !isByAccount && !isSided && columns.contra === undefined;
  const layout = { isByAccount, isOneYear, isOwnSign, isOneAmount };
  const takerOfRows = (data: readonly Row[]) =>
    sections
      ? byAccountReader(sections.columns, sink, sections.isNumbered)
      : takerOfEntries(data, columns, sink, contraAccounts);
  const named = isEither ? data.map((row) => withOneAccount(row, header.columns)) : data;
  const { isPaired = false, ...rowTaker } = readingSignedCredits(named, columns, takerOfRows);
  const reader = withoutRepeatedHeadings(
    { layout: { ...layout, isPaired }, firstData, ...rowTaker },
    headings,
  );
  const joined = join ? readingSubaccounts(reader, join) : reader;
  const whole = isEither ? readingEitherSide(joined, header.columns) : joined;
  return withOneBook(ofBooks(whole, headings, sink), headings);
}

/** The rows that are in the books, with what their columns say of that. */
function ofBooks(reader: RowReader, headings: readonly string[], sink: LedgerSink): RowReader {
  return withoutUnposted(watchValidation(reader, headings, sink), headings, sink);
}

/** A table whose columns its format fixes; null for another table. */
function ofFixedColumns(rows: readonly Row[], sink: LedgerSink): RowReader | null {
  const [top] = rows;
  if (top && isDatevHeader(top.cells)) {
    const layout = { isByAccount: false, isOneYear: true, isPaired: true };
    return { layout, firstData: 1, ...datevReader(top.cells, sink) };
  }
  if (!isLedgerCsv(rows)) return null;
  const layout = { isByAccount: false, isOneYear: false };
  return { layout, firstData: 0, ...flatReader(LEDGER_CSV, sink) };
}

/** A journal that has the debit and the credit of an entry beside each other in a row; null for another table. */
function pairedIn(rows: readonly Row[], sink: LedgerSink): RowReader | null {
  const layout = { isByAccount: false, isOneYear: false };
  const unheaded = isYayoi(rows) ? pairedColumns(YAYOI_HEADINGS) : null;
  if (unheaded) return { layout, firstData: 0, ...pairedReader(unheaded, sink) };
  const titles = rows.slice(0, MOST_TITLE_ROWS);
  for (const headings of [titles, stacked(titles)])
    for (const [at, { cells }] of headings.entries()) {
      const columns = pairedColumns(cells);
      if (columns === null || !arePaired(rows.slice(at + 1), columns)) continue;
      return { layout, firstData: belowHeadings(rows, at), ...pairedReader(columns, sink) };
    }
  return null;
}

/** A list of accounts tells their names to a ledger of numbers beside it; null for another table. */
function chartIn(rows: readonly Row[], sink: LedgerSink): RowReader | null {
  for (const [at, { cells }] of rows.slice(0, MOST_TITLE_ROWS).entries()) {
    const columns = chartColumns(cells);
    if (columns === null) continue;
    const layout = { isByAccount: false, isOneYear: false, isChart: true } as const;
    return { layout, firstData: at + 1, ...chartReader(columns, sink) };
  }
  return null;
}

function takerOfEntries(
  data: readonly Row[],
  columns: LedgerColumns,
  sink: LedgerSink,
  contraAccounts: ContraAccounts,
): RowTaker {
  if (standsByEntry(data, columns)) return journalReader(columns, sink);
  if (!contraAccounts.areNamedOnly && isContraTable(data, columns))
    return withSumRow(contraReader(columns, sink, contraAccounts), columns, sink);
  if (columns.balance !== undefined || hasBalanceRows(data, columns, sink.labels))
    return runningReader(columns, sink);
  return withSumRow(flatReader(columns, sink), columns, sink);
}

type Header = { at: number; columns: LedgerColumns };

/** The row that lacks least and names most; where each lacks something, also two rows that are read as one. */
function findHeader(rows: readonly Row[]): Header | Problem {
  const titles = rows.slice(0, MOST_TITLE_ROWS);
  const single = findHeaderAmong(rows, titles);
  if (!("code" in single) && hasSides(single)) return single;
  const found = findHeaderAmong(rows, stacked(titles));
  if ("code" in found) return single;
  return "code" in single || (hasSides(found) && found.at === single.at + 1) ? found : single;
}

function hasSides({ columns }: Header): boolean {
  return columns.debit !== undefined && columns.credit !== undefined;
}

/** Each row read as headings together with the one above it. */
function stacked(titles: readonly Row[]): Row[] {
  return titles.map((row, at) => {
    const upper = titles[at - 1]?.cells ?? [];
    return { ...row, cells: stackedHeadings(upper, row.cells) ?? [] };
  });
}

/** Where rows begin beneath headings: behind the one that numbers the columns, where one does. */
function belowHeadings(rows: readonly Row[], at: number): number {
  return numbersColumns(rows[at + 1]) ? at + 2 : at + 1;
}

function findHeaderAmong(rows: readonly Row[], headings: readonly Row[]): Header | Problem {
  const candidates = headings.map(({ cells }, at) => {
    const below = rows.slice(at + 1);
    const matched = withAmounts(matchLedgerColumns(cells), cells, below);
    const named = withoutKinds(readSides(matched, below), below);
    const sided = withMarks(named, cells, below);
    const numbered = numbersBesideJournals(withoutJournals(sided, cells, below), cells, below);
    const columns = readingAccountsInTexts(numbered, below);
    return { at, columns, missing: missingColumns(columns), named: Object.keys(columns).length };
  });
  const [first, ...others] = candidates;
  if (!first) return problem("ledger_empty");
  const best = others.reduce((chosen, next) => {
    if (next.missing.length !== chosen.missing.length)
      return next.missing.length < chosen.missing.length ? next : chosen;
    return next.named > chosen.named ? next : chosen;
  }, first);
  if (isReadable(best.missing, rows.slice(best.at + 1), best.columns)) return best;
  const top = (rows[0]?.cells ?? []).filter((cell) => cell.trim() !== "");
  const isOne = best.missing.length === 1 && best.missing[0] !== AMOUNTS;
  const expected = `${best.missing.join(" and ")} ${isOne ? "is" : "are"}`;
  return problem("ledger_columns_missing", { value: shorten(top.join(", ")), expected });
}

/** A journal may name the account to debit and the one to credit in those columns, beside one amount. */
function readSides(columns: LedgerColumns, rows: readonly Row[]): LedgerColumns {
  const { debit, credit, ...others } = columns;
  const { amount, code, name } = others;
  if (debit === undefined || credit === undefined || amount === undefined) return columns;
  if (code !== undefined || name !== undefined) return columns;
  const sides = rows
    .map(({ cells }) => [debit, credit].map((at) => (cells[at] ?? "").trim()))
    .filter((cells) => cells.some((cell) => cell !== ""));
  const areNames = (cells: readonly string[]) =>
    cells.every((cell) => /\p{L}{2}/u.test(cell) && !looksLikeAmount(cell));
  if (sides.length === 0 || !sides.every(areNames)) return columns;
  return { ...others, code: debit, contra: credit };
}

/** Beside amounts with signs of their own, "Posting type" may be a kind of entry and no side. */
function withoutKinds(columns: LedgerColumns, rows: readonly Row[]): LedgerColumns {
  const { mark, ...others } = columns;
  const { amount } = others;
  if (mark === undefined || amount === undefined) return columns;
  const isSide = rows.some(({ cells }) => readMark(cells[mark] ?? "") !== null);
  const isSigned = rows.some(({ cells }) => nearAmount(cells[amount] ?? "") < 0);
  return isSigned && !isSide ? others : columns;
}

function isReadable(
  missing: readonly string[],
  rows: readonly Row[],
  columns: LedgerColumns,
): boolean {
  if (missing.length === 0) return true;
  return missing.length === 1 && missing[0] === ACCOUNT && standsByAccount(rows, columns);
}

/** The columns of lines that stand beneath their accounts, and whether one has the accounts' numbers. */
type Sections = { columns: LedgerColumns; isNumbered: boolean };

/** How lines stand beneath the headings of their accounts; null where they do not. */
function sectionsIn(rows: readonly Row[], columns: LedgerColumns): Sections | null {
  if (areNumberedBeneathNames(rows, columns)) return { columns, isNumbered: true };
  if (areNamedBeneathHeadings(rows, columns)) {
    const { name, code, ...others } = columns;
    const isNumbered = name !== undefined && code !== undefined;
    return { columns: isNumbered ? { ...others, code } : others, isNumbered };
  }
  const beneath = entriesBeneathAccounts(rows, columns);
  if (beneath) return { columns: beneath, isNumbered: false };
  return standsByAccount(rows, columns) ? { columns, isNumbered: false } : null;
}

/** Rows with a date and an amount that leave the account blank stand beneath its heading. */
function standsByAccount(rows: readonly Row[], columns: LedgerColumns): boolean {
  if (rows.some(({ cells }) => nominalIn(cells) !== null)) return true;
  const isFilled = (cells: readonly string[], at: number | undefined) =>
    at !== undefined && (cells[at] ?? "").trim() !== "";
  const { date, code, name, debit, credit, amount } = columns;
  const lines = rows.filter(
    ({ cells }) =>
      isFilled(cells, date) && [debit, credit, amount].some((column) => isFilled(cells, column)),
  );
  const named = lines.filter(({ cells }) => isFilled(cells, code) || isFilled(cells, name));
  return lines.length > 0 && 2 * named.length < lines.length;
}

/** A FEC is the file of one financial year, also of one longer than twelve months (art. A. 47 A-1 LPF). */
function isFec(headings: readonly string[]): boolean {
  const words = headings.map(normaliseHeading);
  return ["ecriture num", "compte num", "ecriture date"].every((word) => words.includes(word));
}
