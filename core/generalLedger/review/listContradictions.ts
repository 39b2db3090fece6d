import { type Amount, plus, toMinor } from "../../money/Amount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { note } from "../../problem/ProblemList.ts";
import { listSome } from "../../text/listSome.ts";
import { entryNames } from "../entries/entryNames.ts";
import { addToBalances } from "../entries/findOpenings.ts";
import {
  dateOfEntry,
  isEmptyEntry,
  type LedgerEntries,
  placeOfAccount,
  placeOfEntry,
} from "../entries/LedgerEntries.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import type { SortedEntries } from "../sortOutEntries.ts";
import { at } from "../store/NumberColumn.ts";
import { countsNotMet } from "./countsNotMet.ts";
import { findRepeated } from "./findRepeated.ts";
import { mistakenAccounts } from "./mistakenAccounts.ts";
import { partsMissing } from "./partsMissing.ts";
import { totalsNotMet } from "./totalsNotMet.ts";

/** More of one kind would not be read; the rest is only counted. */
const MOST_NAMED = 5;

/**
 * What a ledger contradicts itself in: parts that it says it has, totals of its lines, accounts that its own list or the names beside
 * them speak against, entries that it has twice or that do not balance, and balances that a later file opens
 * with, or closing ones, that opening balances and entries do not lead to. Opening balances may be out of
 * balance by last year's result.
 */
export function listContradictions(entries: LedgerEntries, sorted: SortedEntries): Problem[] {
  const opening = sum(sorted.balances.values());
  const { warnings, amounts } = entries.assembly;
  const unbalanced = unbalancedEntries(entries);
  const isCarried = unbalanced.length > 0;
  if (opening !== 0n && !isCarried)
    note(warnings, "ledger_opening_unbalanced", { value: formatMinor(opening, amounts.decimals) });
  return [
    ...severalCompanies(entries.assembly),
    ...partsMissing(entries.assembly.partsSaid),
    ...countsNotMet(entries),
    ...totalsNotMet(entries.assembly),
    ...mistakenAccounts(entries.assembly),
    ...findRepeated(entries),
    ...unbalanced,
    ...openingDifferences(entries, sorted),
    ...closingDifferences(entries, sorted),
  ];
}

/** Files of different companies: what one has of the other would count as from and to third parties. */
function severalCompanies({ companies }: LedgerAssembly): Problem[] {
  if (companies.size < 2) return [];
  return [problem("ledger_companies", { value: listSome([...companies.values()], MOST_NAMED) })];
}

/** A later file opens with other balances than the files before it lead to: one of them is missing, or another version. */
function openingDifferences(entries: LedgerEntries, { disagreeing }: SortedEntries): Problem[] {
  const { assembly } = entries;
  const { decimals } = assembly.amounts;
  const found = disagreeing.flatMap(({ entries: own, differing }) => {
    return differing.map(({ account, carried, before }) =>
      problem("ledger_files_do_not_follow", {
        ...placeOfAccount(entries, own, account),
        account: assembly.accounts[account]?.code ?? "",
        expected: formatMinor(carried, decimals),
        value: formatMinor(before, decimals),
      }),
    );
  });
  return [...found.slice(0, MOST_NAMED), ...more(found.length)];
}

/**
 * That the file has one side of its entries alone, where nearly none balances, or no amount stands against
 * the others; null for other files.
 */
export function oneSideAlone(entries: LedgerEntries): Problem | null {
  const { differences } = entries;
  let [all, open] = [0, 0];
  for (let entry = 0; entry < differences.length; entry += 1) {
    if (isEmptyEntry(entries, entry)) continue;
    all += 1;
    if (differences[entry] !== 0) open += 1;
  }
  const isNearlyAll = open >= FEWEST_OPEN && NEARLY_ALL * all <= open;
  if (!isNearlyAll && !areAllOnOneSide(entries)) return null;
  return problem("ledger_one_side_alone", { value: String(open), expected: String(all) });
}

const NEARLY_ALL = 0.9;
const FEWEST_OPEN = 5;
const FEWEST_LINES = 3;

function areAllOnOneSide({ assembly }: LedgerEntries): boolean {
  const { amount, row } = assembly.lines;
  let [debits, credits] = [0, 0];
  for (let line = 0; line < row.length; line += 1) {
    // What is beyond exact numbers is not one here, and counts as a credit: then nothing is said
    if (at(amount, line) > 0) debits += 1;
    else if (at(amount, line) !== 0) credits += 1;
  }
  return Math.min(debits, credits) === 0 && Math.max(debits, credits) >= FEWEST_LINES;
}

function unbalancedEntries(entries: LedgerEntries): Problem[] {
  const { differences, assembly } = entries;
  const { decimals } = assembly.amounts;
  const found: number[] = [];
  let whole: Amount = 0;
  for (let entry = 0; entry < differences.length; entry += 1) {
    const difference = differences[entry] ?? 0;
    whole = plus(whole, difference);
    if (difference !== 0) found.push(entry);
  }
  if (found.length === 0) return [];
  const names = entryNames(entries);
  const named = found.slice(0, MOST_NAMED).map((entry) => {
    return problem("ledger_entry_unbalanced", {
      ...placeOfEntry(entries, entry),
      account: names.of(entry),
      expected: dateOfEntry(entries, entry) || "the opening balances",
      value: formatMinor(toMinor(differences[entry] ?? 0), decimals),
    });
  });
  const value = formatMinor(toMinor(whole), decimals);
  const total = problem("ledger_out_of_balance_whole", { value });
  return [...(whole !== 0 && found.length > 1 ? [total] : []), ...named, ...more(found.length)];
}

function more(count: number): Problem[] {
  const rest = count - MOST_NAMED;
  return rest > 0 ? [problem("more_problems", { value: String(rest) })] : [];
}

/** The printed closing balances hold every entry of the file, those that close the year included. */
function closingDifferences(entries: LedgerEntries, sorted: SortedEntries): Problem[] {
  const { assembly } = entries;
  const { decimals } = assembly.amounts;
  const { balances, period, openings } = sorted;
  if (assembly.accounts.every(({ closing }) => closing === null)) return [];
  const closing = new Map<number, Minor>(balances);
  for (let entry = 0; entry < entries.differences.length; entry += 1) {
    const date = dateOfEntry(entries, entry);
    if (date < period.start || openings.has(entry)) continue;
    addToBalances(entries, entry, closing);
  }
  const found = assembly.accounts.flatMap((account, number) => {
    const read = closing.get(number) ?? 0n;
    if (account.closing === null || account.closing === read) return [];
    const [expected, value] = [formatMinor(account.closing, decimals), formatMinor(read, decimals)];
    return [problem("ledger_closing_differs", { account: account.code, expected, value })];
  });
  return [...found.slice(0, MOST_NAMED), ...more(found.length)];
}
