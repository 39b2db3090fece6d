import { note } from "../../problem/ProblemList.ts";
import { printMonth } from "../../text/printDate.ts";
import type { LedgerEntries } from "../entries/LedgerEntries.ts";
import { dayOfFiles } from "../store/dayOfFiles.ts";
import { at } from "../store/NumberColumn.ts";
import { isAssemblyProven } from "./isProven.ts";

/** Months counted through, from one to another. */
type Months = { first: number; last: number };

/**
 * Notes whole months of the calendar in which a ledger has no line: those between its files, where one of
 * them may be missing and nothing else tells it; and within a ledger of one file those that stand out,
 * because it has many entries in most of the others. Where accounts have entries in every other month, and nothing
 * proves the ledger, they are missing.
 */
export function noteMonthsWithoutEntries(entries: LedgerEntries): void {
  const { warnings, parts } = entries.assembly;
  const isOne = parts.ended.length < 2;
  const gaps = isOne ? emptyMonthsWithin(entries) : emptyMonthsBetween(entries);
  if (gaps.length === 0) return;
  const account = isAssemblyProven(entries.assembly) ? null : accountOfEveryMonth(entries);
  const unlikeOthers = isOne ? "ledger_months_without_entries" : "ledger_months_silent";
  for (const { first, last } of gaps) {
    const where = { value: nameOf(first), expected: nameOf(last) };
    if (account === null) note(warnings, unlikeOthers, where);
    else note(warnings, "ledger_months_missing", { ...where, account });
  }
}

/** So many months are a habit, and an entry has two accounts. */
const FEWEST_MONTHS = 5;
const FEWEST_ACCOUNTS = 2;

/** The first of the accounts with a line in each month that has any; null where they or the months are too few. */
function accountOfEveryMonth({ assembly, days }: LedgerEntries): string | null {
  const { lines, accounts } = assembly;
  const months = new Set<number>();
  const ofAccounts = new Map<number, Set<number>>();
  for (let line = 0; line < lines.row.length; line += 1) {
    const month = monthOf(days[at(lines.date, line)] ?? 0);
    if (month === 0) continue;
    const account = at(lines.account, line);
    const known = ofAccounts.get(account) ?? new Set();
    ofAccounts.set(account, known.add(month));
    months.add(month);
  }
  if (months.size < FEWEST_MONTHS) return null;
  const [first, ...others] = [...ofAccounts].filter(([, its]) => its.size === months.size);
  if (first === undefined || others.length + 1 < FEWEST_ACCOUNTS) return null;
  const { code = "", name = "" } = accounts[first[0]] ?? {};
  return name || code;
}

function emptyMonthsBetween({ assembly, days }: LedgerEntries): Months[] {
  const firstDayOf = dayOfFiles(assembly, days, "first");
  const lastDayOf = dayOfFiles(assembly, days, "last");
  const spans = assembly.parts.ended
    .map((_, file) => ({ first: monthOf(firstDayOf(file)), last: monthOf(lastDayOf(file)) }))
    .filter(({ first }) => first > 0);
  return gapsOf(spans);
}

function emptyMonthsWithin({ assembly: { lines }, days }: LedgerEntries): Months[] {
  const months = new Set<number>();
  for (let line = 0; line < lines.row.length; line += 1) {
    const month = monthOf(days[at(lines.date, line)] ?? 0);
    if (month > 0) months.add(month);
  }
  const gaps = gapsOf([...months].map((month) => ({ first: month, last: month })));
  const empty = gaps.reduce((total, { first, last }) => total + last - first + 1, 0);
  const isBusy = lines.row.length >= FEWEST_LINES * months.size;
  return isBusy && EMPTY_PART * empty <= months.size ? gaps : [];
}

/** Of a ledger that has entries now and then, or few in each month, none stands out. */
const EMPTY_PART = 3;
const FEWEST_LINES = 12;

function gapsOf(spans: readonly Months[]): Months[] {
  const gaps: Months[] = [];
  let known = Infinity;
  for (const { first, last } of spans.toSorted((one, other) => one.first - other.first)) {
    if (first > known + 1) gaps.push({ first: known + 1, last: first - 1 });
    known = known === Infinity ? last : Math.max(known, last);
  }
  return gaps;
}

/** Months counted through; nought for no day. */
function monthOf(day: number): number {
  return Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100);
}

function nameOf(month: number): string {
  const year = Math.floor((month - 1) / 12);
  return printMonth(`${year}-${String(month - 12 * year).padStart(2, "0")}-01`);
}
