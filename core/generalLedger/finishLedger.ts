import type { Minor } from "../money/Minor.ts";
import { type Problem, problem, type Result } from "../problem/Problem.ts";
import { listed, note } from "../problem/ProblemList.ts";
import { assignStated } from "./assignStated.ts";
import { currencyIn } from "./currencyOfLedger.ts";
import { type EntryNames, entryNames } from "./entries/entryNames.ts";
import { entryOfListed } from "./entries/entryOfListed.ts";
import { movedBy } from "./entries/findOpenings.ts";
import { groupEntries } from "./entries/groupEntries.ts";
import { joinPairs } from "./entries/joinPairs.ts";
import {
  dayNumber,
  type LedgerEntries,
  type OrderedEntries,
  orderedOf,
  sortEntries,
} from "./entries/LedgerEntries.ts";
import { isBroughtForwardJournal } from "./entries/openingWords.ts";
import { StoredEntries } from "./entries/StoredEntries.ts";
import { separateClosingEntries } from "./entries/separateClosingEntries.ts";
import { decideAmbiguousAmounts } from "./fields/AmountReader.ts";
import { decideDates } from "./fields/DateReader.ts";
import { nightOf, noteHours } from "./fields/EntryHours.ts";
import { notePosters } from "./fields/notePosters.ts";
import type { GeneralLedger, GeneralLedgerAccount, LedgerOrigin } from "./GeneralLedger.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";
import { readJournal } from "./LedgerRecord.ts";
import { nameAccounts } from "./nameAccounts.ts";
import type { Period } from "./Period.ts";
import { noteLinesTwice } from "./review/findRepeated.ts";
import { isAssemblyProven, isEveryAccountClosed } from "./review/isProven.ts";
import { problemsOf } from "./review/LongRows.ts";
import { listContradictions, oneSideAlone } from "./review/listContradictions.ts";
import { noteDays } from "./review/noteDays.ts";
import { noteDuplicates } from "./review/noteDuplicates.ts";
import { noteEarlyEnd } from "./review/noteEarlyEnd.ts";
import { noteGaps } from "./review/noteGaps.ts";
import { noteKindsNotPosted } from "./review/noteKindsNotPosted.ts";
import { noteMonthsWithoutEntries } from "./review/noteMonthsWithoutEntries.ts";
import { noteOtherNames } from "./review/noteOtherNames.ts";
import { noteTitledDays } from "./review/noteTitledDays.ts";
import { isWholeByTotals } from "./review/totalsNotMet.ts";
import { reverseBalanceSigns } from "./signs/reverseBalanceSigns.ts";
import { reverseCreditSigns } from "./signs/reverseCreditSigns.ts";
import { reverseSigns } from "./signs/reverseSigns.ts";
import { type SortedEntries, sortOutEntries } from "./sortOutEntries.ts";
import { narrowLarge } from "./store/LedgerLines.ts";
import { at } from "./store/NumberColumn.ts";
import { isStated } from "./store/StatedBalances.ts";
import { closeTexts, countTexts } from "./store/TextTable.ts";

/** What the project says besides the ledger's file. */
export type LedgerChoices = {
  period: Period | null;
  /** A ledger that contradicts itself is taken, and the statement is a draft. */
  acceptDifferences: boolean;
  /** There is no year before: opening balances are nil. */
  isFirstPeriod: boolean;
  /** Take the lines of one entity alone; null for all of them together. */
  entity: string | null;
  /** ISO 4217: of the statement that is made of it; two decimals where it is not known. */
  currency: string | null;
  /** The national chart of its accounts, as a person chose it. */
  chart?: string;
};

/** What the layout of a file says of it as a whole. */
export type LedgerForm = {
  /** Rows stand by account: one side of an entry each, without a number that tells entries. */
  isByAccount: boolean;
  /** Amounts stand in the sign of their account: what raises it is positive. */
  isOwnSign?: boolean;
  /** Rows have one amount with a sign, and nothing that says its side. */
  isOneAmount?: boolean;
  /** A row is both sides of what it posts: it balances whatever its amount. */
  isPaired?: boolean;
  /** The file does not stand on lines of its own: its rows are elements that were counted. */
  areRowsCounted?: boolean;
  /** The table is a list of accounts: it has their names, and no entries. */
  isChart?: true;
  /** By its format the file is one financial year. */
  isOneYear: boolean;
  /** What the file leaves open, and a person may take all the same. */
  differences?: readonly Problem[];
};

export type ReadLedger = { ledger: GeneralLedger; warnings: readonly Problem[] };

/** Makes the ledger from the lines of its file, or returns the problems that prevent it. */
export function finishLedger(
  assembly: LedgerAssembly,
  layout: LedgerForm,
  choices: LedgerChoices,
): Result<ReadLedger> {
  const { problems, warnings, lines } = assembly;
  decideAmbiguousAmounts(assembly.amounts, warnings);
  narrowLarge(lines);
  closeTexts(assembly.numbers);
  nameAccounts(assembly);
  const { count, first } = assembly.lostLetters;
  if (count > 0) note(warnings, "ledger_letters_lost", { value: String(count), ...first });
  const isoDates = decideDates(assembly.dates, problems, warnings, givenPeriod(assembly, choices));
  if (problems.count > 0) return { ok: false, problems: problemsOf(assembly) };
  if (lines.row.length === 0) return { ok: false, problems: [problem("ledger_empty")] };
  const days = Int32Array.from(isoDates, dayNumber);
  assignStated(assembly, days);
  if (layout.isOneYear) markForward(assembly);
  if (layout.isOwnSign) reverseSigns(assembly, days);
  else if (layout.isOneAmount) reverseCreditSigns(assembly);
  else if (layout.isByAccount || isStated(assembly.stated.running)) reverseBalanceSigns(assembly);
  if (problems.count > 0) return { ok: false, problems: problemsOf(assembly) };
  joinPairs(assembly, days);
  const grouped = groupEntries(assembly, days, layout.isByAccount);
  const end = givenPeriod(assembly, choices)?.end;
  const groups = separateClosingEntries(assembly, days, grouped, end ? dayNumber(end) : Infinity);
  const entries = sortEntries(assembly, isoDates, groups);
  return composeLedger({ entries, layout, choices, lumped: groups.lumped });
}

/** The period that was chosen, else the one that the file says it is of. */
function givenPeriod({ header }: LedgerAssembly, { period }: LedgerChoices): Period | null {
  const { start, end } = header;
  return period ?? (start === "" || end === "" ? null : { start, end });
}

/** What a journal of balances brought forward holds is opening balances. */
function markForward({ journals, lines, openings }: LedgerAssembly): void {
  const isForward = journals.names.map((key) => {
    const { code, name } = readJournal(key);
    return isBroughtForwardJournal(code, name);
  });
  if (!isForward.includes(true)) return;
  for (let line = 0; line < lines.row.length; line += 1)
    if (isForward[at(lines.journal, line)]) openings.add(line);
}

type Composing = {
  entries: LedgerEntries;
  layout: LedgerForm;
  choices: LedgerChoices;
  lumped: number;
};

function composeLedger(composing: Composing): Result<ReadLedger> {
  const { entries, layout, choices } = composing;
  const { assembly } = entries;
  const parts = sortOutEntries(entries, choices.period, layout.isOneYear);
  // No period makes a ledger of what has one side alone
  if ("code" in parts) return { ok: false, problems: [oneSideAlone(entries) ?? parts] };
  const { chosen, period } = parts;
  const contradictions = [...(layout.differences ?? []), ...listContradictions(entries, parts)];
  if (contradictions.length > 0 && !choices.acceptDifferences) {
    const alone = oneSideAlone(entries);
    return { ok: false, problems: alone === null ? contradictions : [alone, ...contradictions] };
  }
  noteFindings(composing, parts);
  if (contradictions.length > 0 || !isEveryAccountClosed(assembly))
    noteMonthsWithoutEntries(entries);
  const isSound = (entry: number) => entries.differences[entry] === 0;
  const sound = chosen.filter(isSound);
  const oddities = listed(assembly.warnings);
  const ordered = orderedOf(entries);
  const names = entryNames(ordered);
  const ledger: GeneralLedger = {
    accounts: accountsOf(entries, parts),
    entries: new StoredEntries(ordered, sound, names),
    ...aroundPeriod(parts, (own) => new StoredEntries(ordered, own, names), isSound),
    ...openedBy(ordered, parts.opened, names),
    period,
    movements: movementsOf(entries, chosen),
    origin: originOf(composing, parts, { sound, oddities, differences: contradictions }),
  };
  return { ok: true, value: { ledger, warnings: oddities } };
}

function groupedBy(
  { numbers, pairs }: LedgerAssembly,
  lumpedLines: number,
): Pick<LedgerOrigin, "lumpedLines" | "withoutNumbers"> {
  if (pairs.length > 0) return { lumpedLines, withoutNumbers: "rows" };
  return countTexts(numbers) > 1 ? { lumpedLines } : { lumpedLines, withoutNumbers: "lines" };
}

/** Notes what a reviewer is told of the entries of the period. */
function noteFindings({ entries, choices, lumped }: Composing, parts: SortedEntries): void {
  const { assembly } = entries;
  const { warnings, hours } = assembly;
  const { chosen, closings, period } = parts;
  if (lumped > 0) {
    const value = String(lumped);
    note(warnings, "ledger_entries_not_told", { value, expected: "date, kind and text" });
  }
  if (closings.size > 0) {
    const value = String(closings.size);
    note(warnings, "ledger_closing_entries", { value, expected: period.end });
  }
  noteDays(entries, parts, givenPeriod(assembly, choices) !== null);
  noteTitledDays(entries, parts.openings);
  if (!isAssemblyProven(assembly)) noteEarlyEnd(entries, chosen, lastDayOf(assembly, choices));
  noteHours(hours, warnings);
  noteKindsNotPosted(assembly);
  noteDuplicates(entries, chosen, warnings);
  noteLinesTwice(entries, chosen, warnings);
  noteGaps(entries, chosen, warnings);
  noteOtherNames(assembly);
}

/** The last day that a ledger is to run to, as far as anything says so. */
function lastDayOf(assembly: LedgerAssembly, choices: LedgerChoices): string | undefined {
  return givenPeriod(assembly, choices)?.end ?? assembly.header.closingDay;
}

function originOf(
  { entries, layout, choices, lumped }: Composing,
  { hasOpenings }: SortedEntries,
  found: { sound: Int32Array; oddities: readonly Problem[]; differences: readonly Problem[] },
): LedgerOrigin {
  const { assembly } = entries;
  const { sound, oddities, differences } = found;
  return {
    ...currencyIn(assembly),
    decimals: assembly.amounts.decimals,
    chart: assembly.header.chart,
    ...(assembly.header.entityName && { entityName: assembly.header.entityName }),
    openings: hasOpenings || choices.isFirstPeriod ? "stated" : "unknown",
    entryCount: sound.length,
    lineCount: assembly.lines.row.length,
    ...groupedBy(assembly, lumped),
    ...(layout.isPaired && { isPaired: true as const }),
    ...(layout.areRowsCounted && { areRowsCounted: true as const }),
    ...(!lastDayOf(assembly, choices) && { isPeriodOfEntries: true as const }),
    ...(isWholeByTotals(assembly) && { isWholeByTotals: true as const }),
    ...enteredBy(entries, sound),
    ...(oddities.length > 0 && { oddities }),
    differences,
  };
}

/** The entries before and after the period, where the file has any. */
function aroundPeriod(
  { earlier, later }: SortedEntries,
  storedOf: (entries: Int32Array) => StoredEntries,
  isSound: (entry: number) => boolean,
): Pick<GeneralLedger, "earlier" | "later"> {
  return {
    ...(earlier.length > 0 && { earlier: storedOf(earlier.filter(isSound)) }),
    ...(later.length > 0 && { later: storedOf(later.filter(isSound)) }),
  };
}

/** The entries that carry balances in, and what the file lists apart from them. */
function openedBy(
  entries: OrderedEntries,
  opened: Int32Array,
  names: EntryNames,
): Pick<GeneralLedger, "opened"> {
  const listed = entryOfListed(entries, opened);
  const stored = new StoredEntries(entries, opened, names);
  if (listed) return { opened: [...stored, listed] };
  return opened.length > 0 ? { opened: stored } : {};
}

type EnteredBy = Pick<LedgerOrigin, "night" | "posters" | "posterCount">;

function enteredBy(entries: LedgerEntries, chosen: Int32Array): EnteredBy {
  const posted = notePosters(entries, chosen);
  const night = nightOf(entries.assembly.hours);
  if (!night) return { ...posted };
  const { people, written: _, ...found } = night;
  return { ...posted, night: { ...found, ...(people > 0 && { people }) } };
}

function movementsOf(entries: LedgerEntries, chosen: Int32Array): Map<string, Minor> {
  const { accounts } = entries.assembly;
  const moved = movedBy(entries, chosen);
  return new Map([...moved].map(([number, amount]) => [accounts[number]?.code ?? "", amount]));
}

function accountsOf(
  entries: LedgerEntries,
  { balances, closings, hasOpenings }: SortedEntries,
): GeneralLedgerAccount[] {
  const closed = movedBy(entries, closings);
  return entries.assembly.accounts.map(({ code, name, type, closing }, number) => ({
    code,
    name: name === "" ? code : name,
    type,
    opening: hasOpenings ? (balances.get(number) ?? 0n) : null,
    closing: closing === null ? null : closing - (closed.get(number) ?? 0n),
  }));
}
