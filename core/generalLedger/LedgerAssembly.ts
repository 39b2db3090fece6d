import { newProblemList, type ProblemList } from "../problem/ProblemList.ts";
import type { AccountsMet } from "./accountNumber.ts";
import { type AmountReader, newAmountReader } from "./fields/AmountReader.ts";
import { type DateReader, newDateReader } from "./fields/DateReader.ts";
import { type EntryHours, newEntryHours } from "./fields/EntryHours.ts";
import { newLostLetters } from "./fields/LostLetters.ts";
import { newPosters, type Posters } from "./fields/Posters.ts";
import type { LedgerCountRecord, LedgerHeader } from "./LedgerRecord.ts";
import type { NamesListed } from "./nameAccounts.ts";
import { type LongRows, newLongRows } from "./review/LongRows.ts";
import type { PartSaidIn } from "./review/partsMissing.ts";
import { type LedgerLines, newLedgerLines } from "./store/LedgerLines.ts";
import { newLedgerParts } from "./store/LedgerParts.ts";
import { type ListedItems, newListedItems } from "./store/ListedItems.ts";
import { type NameList, newNameList } from "./store/NameList.ts";
import { newStatedBalances, type StatedBalances } from "./store/StatedBalances.ts";
import type { StatedTotals } from "./store/StatedTotals.ts";
import { newTextTable, type TextTable } from "./store/TextTable.ts";

/** A ledger while it is read: what was taken so far. */
export type LedgerAssembly = AccountsMet & {
  header: LedgerHeader;
  /** The days that the file being read declares. */
  ofFile: { start: string; end: string };
  totals: StatedTotals[];
  /** What files say of themselves as parts of a whole. */
  partsSaid: PartSaidIn[];
  /** How many entries or lines files say that they have. */
  countsSaid: LedgerCountRecord[];
  longRows: LongRows;
  /** Files declare different periods, such as the months of a year. */
  hasSeveralPeriods: boolean;
  /** The companies that files name, by their numbers without marks. */
  companies: Map<string, string>;
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
  /** The first lines of rows that are entries by themselves; the other side of each is the next line. */
  pairs: number[];
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
    partsSaid: [],
    countsSaid: [],
    longRows: newLongRows(),
    hasSeveralPeriods: false,
    companies: new Map(),
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
    pairs: [],
    lostLetters: newLostLetters(parts),
    problems,
    warnings: newProblemList(),
  };
}

/** What the next file, or the next sheet of this one, declares is its own. */
export function endFileOf(assembly: LedgerAssembly): void {
  assembly.ofFile = { start: "", end: "" };
  const { ended, current } = assembly.parts;
  ended.push({ ...current, end: assembly.lines.row.length });
}
