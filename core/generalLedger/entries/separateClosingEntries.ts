import { type Amount, amountOf, plus } from "../../money/Amount.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { exactAt } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import type { EntryGroups } from "./EntryGroups.ts";

/**
 * The entries with the one that closes the year apart, where it was put together with others of the last
 * day: the lines that leave income and expenses at nil, with those that take their sum to equity. That many
 * accounts come to nil by lines that are together exactly what another account takes is no chance.
 * `days` are the days of dates as yyyymmdd, and `end` is the last one that counts.
 */
export function separateClosingEntries(
  assembly: LedgerAssembly,
  days: Int32Array,
  groups: EntryGroups,
  end: number,
): EntryGroups {
  const dayOf = (line: number) => days[at(assembly.lines.date, line)] ?? 0;
  const last = lastDay(assembly, dayOf, end);
  const balances = balancesAfter(assembly, dayOf, last);
  const closings = entriesOn(assembly, dayOf, last, groups).flatMap((lines) => {
    const closing = closingAmong(assembly, lines, balances);
    return closing !== null && closing.length < lines.length ? [closing] : [];
  });
  if (closings.length === 0) return groups;
  const entryOf = groups.entryOf.slice();
  const differences = Array.from(groups.differences);
  for (const closing of closings) {
    for (const line of closing) entryOf[line] = differences.length;
    differences.push(0);
  }
  return { ...groups, entryOf, differences };
}

type DayOf = (line: number) => number;

function lastDay({ lines }: LedgerAssembly, dayOf: DayOf, end: number): number {
  let last = 0;
  for (let line = 0; line < lines.row.length; line += 1) {
    const day = dayOf(line);
    if (day > last && day <= end) last = day;
  }
  return last;
}

/** By the number of the account: what it opens with, and what it is left with after a day. */
type Balances = { opening: Amount[]; closing: Amount[] };

function balancesAfter({ lines, accounts, openings }: LedgerAssembly, dayOf: DayOf, last: number) {
  const opening = accounts.map((account) => amountOf(account.opening ?? 0n));
  const closing = [...opening];
  for (let line = 0; line < lines.row.length; line += 1) {
    if (dayOf(line) > last) continue;
    const account = at(lines.account, line);
    const amount = exactAt(lines, line);
    if (openings.has(line)) opening[account] = plus(opening[account] ?? 0, amount);
    closing[account] = plus(closing[account] ?? 0, amount);
  }
  return { opening, closing };
}

/** The lines of a day by the entry that they were put to, in the order of the file. */
function entriesOn(
  { lines, openings }: LedgerAssembly,
  dayOf: DayOf,
  day: number,
  { entryOf }: EntryGroups,
): number[][] {
  const entries = new Map<number, number[]>();
  for (let line = 0; line < lines.row.length; line += 1) {
    if (dayOf(line) !== day || openings.has(line)) continue;
    const entry = entryOf[line] ?? 0;
    const own = entries.get(entry);
    if (own) own.push(line);
    else entries.set(entry, [line]);
  }
  return [...entries.values()];
}

/** Fewer accounts may come to nil by chance. */
const LEAST_ACCOUNTS = 5;

/** The lines of the closing entry among those of a day that were put together; null where there is none. */
function closingAmong(
  { lines: store }: LedgerAssembly,
  lines: readonly number[],
  { opening, closing }: Balances,
): number[] | null {
  if (lines.length <= LEAST_ACCOUNTS) return null;
  const totalOf = (of: readonly number[]) => {
    return of.reduce<Amount>((total, line) => plus(total, exactAt(store, line)), 0);
  };
  const [closed, passing, taking]: [number[], number[], number[][]] = [[], [], []];
  for (const [account, own] of byAccount(store.account, lines)) {
    const isNil = closing[account] === 0;
    if (!isNil) taking.push(own, ...own.map((line) => [line]));
    // Income and expenses begin a year with nothing. What came and went on the day was charged and
    // closed on it, or only passed through
    else if (opening[account] === 0) (totalOf(own) === 0 ? passing : closed).push(...own.slice(-1));
  }
  const byTotal = new Map(taking.toReversed().map((own) => [totalOf(own), own]));
  const takenBy = (whole: Amount) => byTotal.get(-whole);
  const all = [...closed, ...passing];
  const cleared = pairsOf(closed).filter((pair) => takenBy(totalOf(pair)) !== undefined);
  const singles = [[], passing, ...all.map((line) => [line])];
  for (const other of [[], ...cleared])
    for (const except of singles) {
      const left = all.filter((line) => !except.includes(line) && !other.includes(line));
      const taken = left.length < LEAST_ACCOUNTS ? undefined : takenBy(totalOf(left));
      if (taken) return [...left, ...taken];
    }
  return null;
}

/** Two accounts that a third takes over, as sales tax of both sides is, are closed by themselves. */
function pairsOf(lines: readonly number[]): number[][] {
  return lines.flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other]));
}

function byAccount(
  accounts: LedgerAssembly["lines"]["account"],
  lines: readonly number[],
): Map<number, number[]> {
  const own = new Map<number, number[]>();
  for (const line of lines) {
    const account = at(accounts, line);
    const known = own.get(account);
    if (known) known.push(line);
    else own.set(account, [line]);
  }
  return own;
}
