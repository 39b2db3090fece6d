import { accountNumber } from "../accountNumber.ts";
import { type AmountReader, countMark, readKnown } from "../fields/AmountReader.ts";
import { dateNumber } from "../fields/DateReader.ts";
import { LONGEST_PLACEHOLDER, ownReference } from "../fields/ownReference.ts";
import { markOfLatest } from "../fields/readPlainBytes.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { JOURNAL_ENTITY, joinJournal, type LedgerSink } from "../LedgerRecord.ts";
import { pushAmount } from "../store/LedgerLines.ts";
import { nameNumber } from "../store/NameList.ts";
import { push } from "../store/NumberColumn.ts";
import { putKnown, type TextColumn } from "../store/TextColumn.ts";
import { newTextTable, type TextTable } from "../store/TextTable.ts";
import type { CodesInLabels } from "./accounts/CodesInLabels.ts";
import {
  type CellBytes,
  cellNumbers,
  cellText,
  lengthOf,
  recentNumbers,
  type TakeBytes,
  trimCell,
} from "./CellBytes.ts";
import type { LedgerColumns, LedgerField } from "./headings/ledgerColumns.ts";
import { accountReader, NOT_AVAILABLE } from "./readers/flatRows.ts";

type Takes = LedgerSink["takes"];

/** What a row is read as a text for, where it tells it. */
const UNUSUAL = ["mark", "entered", "reverses"] as const satisfies LedgerField[];
const TEXTS = ["text", "entryText", "document", "lettering"] as const satisfies LedgerField[];
/** What may be missing, and is no amount: those are read as texts where they are no digits. */
const MISSABLE = ["date", "number", "document", "lettering"] as const satisfies LedgerField[];
/** Longer texts are looked at for what does not belong in them. */
const LONGEST = 1_000;

/**
 * Takes the lines of a table straight from the bytes of its rows, without a string for what was met
 * before. Rows in which something is unusual are left to the reader of texts, which finds the same.
 */
export function byteLines(
  assembly: LedgerAssembly,
  columns: LedgerColumns,
  { takes, labels }: Pick<LedgerSink, "takes" | "labels">,
): TakeBytes {
  const { lines, mostLines } = assembly;
  const met = newTextTable();
  const isUsual = usualRows(columns, met);
  const accountOf = accountsOf(assembly, columns, met, labels);
  const journalOf = journalsOf(assembly, columns, met, takes);
  const amountOf = amountsOf(assembly, columns);
  const dateOf = datesOf(assembly, columns, met);
  const texts = textsOf(assembly, columns);
  return (row, cells) => {
    const line = lines.row.length;
    if (line >= mostLines || !isUsual(cells)) return false;
    const account = accountOf(cells, row);
    const journal = journalOf(cells);
    if (account === UNTOLD || journal === UNTOLD) return false;
    if (journal === PASSED_OVER) return true;
    const amount = amountOf(cells);
    if (Number.isNaN(amount)) return false;
    push(lines.row, row);
    push(lines.account, account);
    pushAmount(lines, amount);
    push(lines.date, dateOf(cells, row));
    push(lines.journal, journal);
    for (const { column, numberOf } of texts) putKnown(column, line, numberOf(cells));
    return true;
  };
}

/** Where a row is left to the reader of texts, or is another entity's. */
const [UNTOLD, PASSED_OVER] = [-1, -2];

/** Whether a row is a line that tells nothing unusual: plain letters, a date, a commodity that was met. */
function usualRows(columns: LedgerColumns, met: TextTable): (cells: CellBytes) => boolean {
  const columnsOf = (...fields: readonly LedgerField[]) =>
    fields.flatMap((field) => columns[field] ?? []);
  const used = Object.values(columns);
  const unusual = columnsOf(...UNUSUAL);
  const texts = columnsOf(...TEXTS, "party", "partyName");
  const missable = columnsOf(...MISSABLE);
  const { date = -1 } = columns;
  const isMet = metCommodities(columns, met);
  return (cells) => {
    if (!cells.isPlain) return false;
    for (const column of used) trimCell(cells, column);
    if (lengthOf(cells, date) === 0) return false;
    for (const column of missable) if (isMissing(cells, column)) return false;
    for (const column of unusual) if (lengthOf(cells, column) > 0) return false;
    if (lengthOfRow(cells) > LONGEST)
      for (const column of texts) if (lengthOf(cells, column) > LONGEST) return false;
    return isMet(cells);
  };
}

function lengthOfRow({ starts, ends, count }: CellBytes): number {
  return (ends[count - 1] ?? 0) - (starts[0] ?? 0);
}

/** Whether the commodity of a row was met before for its entity: the first of each is read as a text. */
function metCommodities(columns: LedgerColumns, met: TextTable): (cells: CellBytes) => boolean {
  const { commodity = -1, entity = -1 } = columns;
  if (commodity < 0) return () => true;
  const [commodityOf, entityOf] = [cellNumbers(met, commodity), cellNumbers(met, entity)];
  const known = new Set<string>();
  let [latestCommodity, latestEntity] = [-1, -1];
  return (cells) => {
    const [ownCommodity, ownEntity] = [commodityOf(cells), entityOf(cells)];
    if (ownCommodity === latestCommodity && ownEntity === latestEntity) return true;
    [latestCommodity, latestEntity] = [ownCommodity, ownEntity];
    const key = `${ownCommodity} ${ownEntity}`;
    const isMet = known.has(key);
    known.add(key);
    return isMet;
  };
}

function isMissing(cells: CellBytes, column: number): boolean {
  const isAsLong = lengthOf(cells, column) === NOT_AVAILABLE.length;
  return isAsLong && cellText(cells, column) === NOT_AVAILABLE;
}

/** What stands beside an account's code in the rows it was met in, and its number. */
type MetAccount = { name: number; type: number; account: number };

function accountsOf(
  assembly: LedgerAssembly,
  columns: LedgerColumns,
  met: TextTable,
  labels: CodesInLabels,
) {
  const { code = -1, name = -1, type = -1 } = columns;
  const readAccount = accountReader(columns, labels);
  const known: MetAccount[] = [];
  const keyOf = cellNumbers(met, code >= 0 ? code : name);
  const [nameOf, typeOf] = [cellNumbers(met, name), cellNumbers(met, type)];
  return (cells: CellBytes, row: number): number => {
    const written = keyOf(cells);
    const named = nameOf(cells);
    const typed = typeOf(cells);
    const found = known[written];
    if (found?.name === named && found.type === typed) return found.account;
    const texts: string[] = [];
    for (const column of [code, name]) if (column >= 0) texts[column] = cellText(cells, column);
    const own = readAccount(texts);
    if (own.code === "" && own.name === "") return UNTOLD;
    const account = accountNumber(assembly, { ...own, type: cellText(cells, type) }, row);
    known[written] = { name: named, type: typed, account };
    return account;
  };
}

/** More journals than this are not remembered by their cells. */
const MOST_JOURNALS = 2 ** 17;

function journalsOf(
  { journals }: LedgerAssembly,
  { journal = -1, journalName = -1, entity = -1 }: LedgerColumns,
  met: TextTable,
  takes: Takes,
) {
  const known = new Map<number, number>();
  const [codeOf, nameOf] = [cellNumbers(met, journal), cellNumbers(met, journalName)];
  const ownerOf = cellNumbers(met, entity);
  let [latestKey, latest] = [-1, UNTOLD];
  return (cells: CellBytes): number => {
    const code = codeOf(cells);
    const name = nameOf(cells);
    const owner = ownerOf(cells);
    if (Math.max(code, name, owner) >= MOST_JOURNALS) return UNTOLD;
    const key = (code * MOST_JOURNALS + name) * MOST_JOURNALS + owner;
    if (key === latestKey) return latest;
    latestKey = key;
    const found = known.get(key);
    latest = found ?? numberOf(cells);
    if (found === undefined) known.set(key, latest);
    return latest;
  };
  function numberOf(cells: CellBytes): number {
    const owner = cellText(cells, entity);
    if (!takes(owner)) return PASSED_OVER;
    const own = joinJournal(cellText(cells, journal), cellText(cells, journalName));
    return nameNumber(journals, owner === "" ? own : `${own}${JOURNAL_ENTITY}${owner}`);
  }
}

/** Debit-positive minor units; NaN where a cell has to be read as a text. */
function amountsOf({ amounts }: LedgerAssembly, columns: LedgerColumns) {
  const { debit = -1, credit = -1, amount = -1 } = columns;
  const isSided = debit >= 0 && credit >= 0;
  return (cells: CellBytes): number => {
    const hasDebit = isSided && lengthOf(cells, debit) > 0;
    const hasCredit = isSided && lengthOf(cells, credit) > 0;
    if (!hasDebit && !hasCredit) return readAmount(amounts, cells, amount);
    if (!hasCredit) return readAmount(amounts, cells, debit);
    if (!hasDebit) return 0 - readAmount(amounts, cells, credit);
    const [debits, credits] = [readCell(amounts, cells, debit), readCell(amounts, cells, credit)];
    // Both are read again as texts, or neither: a mark counts once
    if (Number.isNaN(debits - credits)) return Number.NaN;
    return readAmount(amounts, cells, debit) - readAmount(amounts, cells, credit);
  };
}

/** The amount of a cell, its mark counted; nil for a blank one. */
function readAmount(amounts: AmountReader, cells: CellBytes, column: number): number {
  if (lengthOf(cells, column) === 0) return 0;
  const amount = readCell(amounts, cells, column);
  if (!Number.isNaN(amount)) countMark(amounts, markOfLatest());
  return amount;
}

function readCell(amounts: AmountReader, cells: CellBytes, column: number): number {
  const { bytes, starts, ends } = cells;
  return readKnown(amounts, bytes, starts[column] ?? 0, ends[column] ?? 0);
}

/** The number of a row's date, each way of writing it looked at once. */
function datesOf({ dates }: LedgerAssembly, { date: column = -1 }: LedgerColumns, met: TextTable) {
  const known: number[] = [];
  const writtenIn = cellNumbers(met, column);
  return (cells: CellBytes, row: number): number => {
    const written = writtenIn(cells);
    const found = known[written] ?? dateNumber(dates, cellText(cells, column), row);
    known[written] = found;
    return found;
  };
}

/** Where the texts of rows are put, and what numbers they have there. */
type TextsOfColumn = { column: TextColumn; numberOf: (cells: CellBytes) => number };

/** What the file has a column for. */
function textsOf({ lines, numbers }: LedgerAssembly, columns: LedgerColumns): TextsOfColumn[] {
  const { texts, recentTexts } = lines;
  const { number, text, entryText, party, partyName, document, lettering } = columns;
  const put = (column: TextColumn, at: number | undefined, numbersOf: NumbersOf) =>
    at === undefined ? [] : [{ column, numberOf: numbersOf(at) }];
  const recent: NumbersOf = (at) => recentNumbers(recentTexts, at);
  const known: NumbersOf = (at) => referenceNumbers(texts, at);
  const [codeOf, nameOf] = [known(party ?? -1), known(partyName ?? -1)];
  return [
    ...put(lines.number, number, (at) => cellNumbers(numbers, at)),
    ...put(lines.text, text, recent),
    ...put(lines.entryText, entryText, recent),
    ...put(lines.party, party ?? partyName, () => (cells) => codeOf(cells) || nameOf(cells)),
    ...put(lines.document, document, known),
    ...put(lines.lettering, lettering, known),
  ];
}

/** The numbers of a column of references, 0 where a cell holds the place of one alone. */
function referenceNumbers(texts: TextTable, at: number): TextsOfColumn["numberOf"] {
  const numberOf = cellNumbers(texts, at);
  return (cells) => {
    const isNone = mayBePlaceholder(cells, at) && ownReference(cellText(cells, at)) === "";
    return isNone ? 0 : numberOf(cells);
  };
}

/** Nearly every reference begins with a digit or a letter: then its text is not asked for. */
function mayBePlaceholder({ bytes, starts, ends }: CellBytes, column: number): boolean {
  const start = starts[column] ?? 0;
  const length = (ends[column] ?? 0) - start;
  return length > 0 && length <= LONGEST_PLACEHOLDER && !isOwnStart(bytes[start] ?? 0);
}

/** Digits and letters but N, which "none" and "n/a" begin with. */
function isOwnStart(byte: number): boolean {
  const letter = byte | LOWER_CASE;
  return (
    (byte >= DIGIT_0 && byte <= DIGIT_9) ||
    (letter >= LETTER_A && letter <= LETTER_Z && letter !== LETTER_N)
  );
}

const [DIGIT_0, DIGIT_9, LOWER_CASE] = [48, 57, 32];
const [LETTER_A, LETTER_N, LETTER_Z] = [97, 110, 122];

type NumbersOf = (at: number) => TextsOfColumn["numberOf"];
