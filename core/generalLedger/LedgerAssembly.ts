import { saysItsSide } from "../ingest/cells/WrittenNumber.ts";
import type { Minor } from "../money/Minor.ts";
import { separateThousands } from "../money/separateThousands.ts";
import { noteTextFault } from "../problem/noteTextFault.ts";
import { newProblemList, note, type ProblemList } from "../problem/ProblemList.ts";
import { shorten } from "../text/shorten.ts";
import { toOneLine } from "../text/toOneLine.ts";
import { type AccountsMet, accountNumber } from "./accountNumber.ts";
import { type AmountReader, newAmountReader, readAmount } from "./fields/AmountReader.ts";
import { type DateReader, dateNumber, newDateReader } from "./fields/DateReader.ts";
import { type EntryHours, newEntryHours, noteHour } from "./fields/EntryHours.ts";
import { newLostLetters, watchLetters } from "./fields/LostLetters.ts";
import { newPosters, notePoster, type Posters } from "./fields/Posters.ts";
import { readMark } from "./fields/readMark.ts";
import {
  JOURNAL_ENTITY,
  type LedgerAccountRecord,
  type LedgerHeader,
  type LedgerLineRecord,
  type LedgerTaker,
} from "./LedgerRecord.ts";
import { type NamesListed, takeName } from "./nameAccounts.ts";
import { addLarge, type LedgerLines, newLedgerLines, pushAmount } from "./store/LedgerLines.ts";
import { newLedgerParts, placeOf } from "./store/LedgerParts.ts";
import { type ListedItems, newListedItems } from "./store/ListedItems.ts";
import { type NameList, nameNumber, newNameList } from "./store/NameList.ts";
import { push } from "./store/NumberColumn.ts";
import { addStated, newStatedBalances, type StatedBalances } from "./store/StatedBalances.ts";
import type { StatedTotals } from "./store/StatedTotals.ts";
import { putText } from "./store/TextColumn.ts";
import { newTextTable, recentTextNumber, type TextTable, textNumber } from "./store/TextTable.ts";
import { takeHeader } from "./takeHeader.ts";

/** A ledger while it is read: what was taken so far. */
export type LedgerAssembly = AccountsMet & {
  header: LedgerHeader;
  /** The days that the file being read declares. */
  ofFile: { start: string; end: string };
  totals: StatedTotals[];
  /** Files declare different periods, such as the months of a year. */
  hasSeveralPeriods: boolean;
  stated: Record<"opening" | "closing" | "running", StatedBalances>;
  listed: ListedItems;
  names: NamesListed;
  lines: LedgerLines;
  /** With more lines it is refused. */
  mostLines: number;
  hasMore: boolean;
  amounts: AmountReader;
  dates: DateReader;
  /** Entry numbers. */
  numbers: TextTable;
  /** Journals, with their entities behind a NUL. */
  journals: NameList;
  /** The number of the entry that an entry takes back, by its first line. */
  reverses: Map<number, string>;
  hours: EntryHours;
  posters: Posters;
  /** Lines that the file itself calls opening balances. */
  openings: Set<number>;
  warnings: ProblemList;
};

/** Nothing was taken yet; amounts have so many decimals. */
export function newLedgerAssembly(decimals: number, mostLines: number): LedgerAssembly {
  const problems = newProblemList();
  const parts = newLedgerParts();
  return {
    header: { currency: "", start: "", end: "", chart: "" },
    ofFile: { start: "", end: "" },
    parts,
    totals: [],
    hasSeveralPeriods: false,
    stated: {
      opening: newStatedBalances(),
      closing: newStatedBalances(),
      running: newStatedBalances(),
    },
    listed: newListedItems(),
    names: new Map(),
    lines: newLedgerLines(),
    mostLines,
    hasMore: false,
    amounts: newAmountReader(problems, decimals),
    dates: newDateReader(parts),
    accountNumbers: new Map(),
    accounts: [],
    numbers: newTextTable(),
    journals: newNameList(),
    reverses: new Map(),
    hours: newEntryHours(parts),
    posters: newPosters(),
    openings: new Set(),
    lostLetters: newLostLetters(parts),
    problems,
    warnings: newProblemList(),
  };
}

/**
 * Takes headers, accounts and lines into the assembly. Lines and balances of other entities than the
 * chosen one are passed over, and so are balances of all of them together.
 */
export function takerOf(
  assembly: LedgerAssembly,
  takes: LedgerTaker["takes"],
): Omit<LedgerTaker, "byteLines" | "openItem" | "totals"> {
  return {
    takes,
    header: (header) => takeHeader(assembly, header),
    account: (record) =>
      takeAccount(
        assembly,
        takes(record.entity ?? "") ? record : { ...record, opening: "", closing: "", running: "" },
      ),
    name: (record) => takeName(assembly, assembly.names, record),
    line: (record) => {
      if (takes(record.entity)) takeLine(assembly, record);
    },
  };
}

/** What the next file, or the next sheet of this one, declares is its own. */
export function endFileOf(assembly: LedgerAssembly): void {
  assembly.ofFile = { start: "", end: "" };
  const { ended, current } = assembly.parts;
  ended.push({ ...current, end: assembly.lines.row.length });
}

function takeAccount(assembly: LedgerAssembly, record: LedgerAccountRecord): void {
  const number = accountNumber(assembly, record.code, record.name, record.type, record.row);
  for (const end of ["opening", "closing", "running"] as const)
    takeStated(assembly, record, end, number);
}

/** An account may be described several times, in several files or in parts of one. */
function takeStated(
  assembly: LedgerAssembly,
  record: LedgerAccountRecord,
  end: "opening" | "closing" | "running",
  number: number,
): void {
  const written = record[end] ?? "";
  if (written === "") return;
  const { amounts, stated, ofFile, parts } = assembly;
  const of = { account: record.code, column: `${end} balance` };
  const place = () => ({ ...placeOf(parts, record.row), ...of });
  const day = end === "opening" ? ofFile.start : ofFile.end;
  const where = { day, file: parts.ended.length };
  const add = (amount: Minor) => addStated(stated[end], where, number, amount);
  const amount = readAmount(amounts, written, 1, place, add);
  if (!Number.isNaN(amount)) add(BigInt(amount));
}

function takeLine(assembly: LedgerAssembly, record: LedgerLineRecord): void {
  const { lines, mostLines, dates, numbers, journals } = assembly;
  const { row } = record;
  const line = lines.row.length;
  if (line >= mostLines) {
    const expected = separateThousands(String(mostLines));
    if (!assembly.hasMore) note(assembly.problems, "ledger_too_many_lines", { expected });
    assembly.hasMore = true;
    return;
  }
  if (record.account === "" && record.accountName === "") {
    // Some programs head a journal with a row of its own, which has no amount
    if ([record.debit, record.credit, record.amount].every((amount) => NOUGHT.test(amount))) return;
    note(assembly.problems, "ledger_line_without_account", placeOf(assembly.parts, row));
    return;
  }
  if (record.date === "" && !record.isOpening) {
    note(assembly.problems, "ledger_line_without_date", placeOf(assembly.parts, row));
    return;
  }
  push(lines.row, row);
  push(lines.account, accountOf(assembly, record));
  pushAmount(lines, lineAmount(assembly, record, line));
  push(lines.date, record.date === "" ? -1 : dateNumber(dates, record.date, row));
  putText(lines.number, line, record.number, (text) => textNumber(numbers, text));
  push(lines.journal, nameNumber(journals, journalKey(record)));
  const sound = (text: string) => soundText(assembly, text, row);
  const recent = (text: string) => recentTextNumber(lines.recentTexts, sound(text));
  const reference = (text: string) => textNumber(lines.texts, sound(text));
  putText(lines.text, line, record.text, recent);
  putText(lines.entryText, line, record.entryText, recent);
  putText(lines.party, line, record.party, reference);
  putText(lines.document, line, record.document, reference);
  putText(lines.lettering, line, record.lettering, reference);
  if (record.entered !== "") noteHour(assembly.hours, record);
  if (record.postedBy !== "") notePoster(assembly.posters, line, sound(record.postedBy));
  if (record.reverses !== "") assembly.reverses.set(line, record.reverses);
  if (record.isOpening) assembly.openings.add(line);
}

/** An amount that is left out, or nil. */
const NOUGHT = /^[0.,]*$/;

function journalKey({ journal, entity }: LedgerLineRecord): string {
  return entity === "" ? journal : `${journal}${JOURNAL_ENTITY}${entity}`;
}

function accountOf(assembly: LedgerAssembly, record: LedgerLineRecord): number {
  const { account, accountName, accountType, row } = record;
  return accountNumber(assembly, account, accountName, accountType, row);
}

function lineAmount(assembly: LedgerAssembly, record: LedgerLineRecord, line: number): number {
  const { debit, credit, row } = record;
  if (debit === "" && credit === "") return markedAmount(assembly, record, line);
  if (credit === "") return readCell(assembly, debit, 1, line, row, "debit");
  if (debit === "") return readCell(assembly, credit, signOfCredit(credit), line, row, "credit");
  const debits = readCell(assembly, debit, 1, line, row, "debit");
  const credits = readCell(assembly, credit, signOfCredit(credit), line, row, "credit");
  const both = debits + credits;
  // One of them is not known yet: the other is kept with it
  if (Number.isNaN(both)) addLarge(assembly.lines, line, BigInt(debits || credits || 0));
  return both;
}

/** "120.00 Cr" says its side itself, in a column of credits too. */
function signOfCredit(cell: string): 1 | -1 {
  return saysItsSide(cell) ? 1 : -1;
}

function markedAmount(assembly: LedgerAssembly, record: LedgerLineRecord, line: number): number {
  const { amount, mark, row } = record;
  if (mark === "") return readCell(assembly, amount, 1, line, row, "amount");
  const side = readMark(mark);
  if (side !== null)
    return readCell(assembly, amount, side === "debit" ? 1 : -1, line, row, "amount");
  note(assembly.problems, "ledger_mark_unknown", {
    ...placeOf(assembly.parts, row),
    value: shorten(mark),
  });
  return 0;
}

function readCell(
  { amounts, lines, parts }: LedgerAssembly,
  cell: string,
  sign: 1 | -1,
  line: number,
  row: number,
  column: string,
): number {
  const place = () => ({ ...placeOf(parts, row), column });
  return readAmount(amounts, cell, sign, place, (found) => addLarge(lines, line, found));
}

/** Nearly every text is of these alone. */
const PLAIN = /^[ -~]*$/;
const LONGEST = 1_000;

function soundText(assembly: LedgerAssembly, text: string, row: number): string {
  if (text.length <= LONGEST && PLAIN.test(text)) return text;
  noteTextFault(assembly.problems, text, "cell", () => placeOf(assembly.parts, row));
  watchLetters(assembly.lostLetters, text, row);
  return toOneLine(text);
}
