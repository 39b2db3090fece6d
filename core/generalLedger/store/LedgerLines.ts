import { type Amount, plus, toMinor } from "../../money/Amount.ts";
import type { Minor } from "../../money/Minor.ts";
import { at, type NumberColumn, newFloatColumn, newIntColumn, push, put } from "./NumberColumn.ts";
import { newTextColumn, type TextColumn } from "./TextColumn.ts";
import { newRecentTexts, newTextTable, type RecentTexts, type TextTable } from "./TextTable.ts";

/**
 * The lines of a ledger, some forty bytes each besides their texts: a field a column, texts by number.
 * Five million lines stay within what a function's memory holds.
 */
export type LedgerLines = {
  texts: TextTable;
  /** What the texts of lines are found by that repeat each other. */
  recentTexts: RecentTexts;
  row: NumberColumn;
  account: NumberColumn;
  /** Minor units; what is beyond 2^53 stands in `large`, and here not a number. */
  amount: NumberColumn;
  large: Map<number, Minor>;
  /** Numbers of dates as written. */
  date: NumberColumn;
  /** Numbers of entry numbers, and of journals with their entities. */
  number: TextColumn;
  journal: NumberColumn;
  text: TextColumn;
  entryText: TextColumn;
  party: TextColumn;
  document: TextColumn;
  lettering: TextColumn;
  /** The largest amounts add up to no more than this: below 2^53 sums of numbers are exact. */
  total: number;
};

/** A store without lines. */
export function newLedgerLines(): LedgerLines {
  const texts = newTextTable();
  return {
    texts,
    recentTexts: newRecentTexts(texts),
    row: newIntColumn(),
    account: newIntColumn(),
    amount: newFloatColumn(),
    large: new Map(),
    date: newIntColumn(),
    number: newTextColumn(),
    journal: newIntColumn(),
    text: newTextColumn(),
    entryText: newTextColumn(),
    party: newTextColumn(),
    document: newTextColumn(),
    lettering: newTextColumn(),
    total: 0,
  };
}

/** Adds the amount of the next line. */
export function pushAmount(lines: LedgerLines, amount: number): void {
  push(lines.amount, amount);
  lines.total += Math.abs(amount) || 0;
}

/** Adds to the amount of a line that no number held yet. */
export function addLarge({ large }: LedgerLines, line: number, amount: Minor): void {
  large.set(line, (large.get(line) ?? 0n) + amount);
}

/** Makes numbers of the amounts that numbers can hold, once all are known. */
export function narrowLarge(lines: LedgerLines): void {
  for (const [line, amount] of lines.large) {
    const number = Number(amount);
    if (!Number.isSafeInteger(number)) continue;
    put(lines.amount, line, number);
    lines.total += Math.abs(number);
    lines.large.delete(line);
  }
}

/** Turns the sign of a line. */
export function flipAmount(lines: LedgerLines, line: number): void {
  const amount = at(lines.amount, line);
  const large = lines.large.get(line);
  if (large !== undefined) lines.large.set(line, -large);
  else if (amount !== 0) put(lines.amount, line, -amount);
}

/** The amount of a line. */
export function amountAt(lines: LedgerLines, line: number): Minor {
  return toMinor(exactAt(lines, line));
}

/** The amount of a line: a number where one holds it. */
export function exactAt(lines: LedgerLines, line: number): Amount {
  const amount = at(lines.amount, line);
  return Number.isNaN(amount) ? (lines.large.get(line) ?? 0) : amount;
}

/** Adds the amounts of lines by the group that each is in; a group of -1 is left out. */
export function sumBy(
  lines: LedgerLines,
  groups: number,
  groupOf: (line: number) => number,
): ArrayLike<Amount> {
  const isExact = lines.large.size === 0 && lines.total <= Number.MAX_SAFE_INTEGER;
  if (!isExact) return sumExactly(lines, groups, groupOf);
  const sums = new Float64Array(groups);
  for (let line = 0; line < lines.amount.length; line += 1) {
    const group = groupOf(line);
    if (group >= 0) sums[group] = (sums[group] ?? 0) + at(lines.amount, line);
  }
  return sums;
}

function sumExactly(
  lines: LedgerLines,
  groups: number,
  groupOf: (line: number) => number,
): Amount[] {
  const sums = Array.from({ length: groups }, (): Amount => 0);
  for (let line = 0; line < lines.amount.length; line += 1) {
    const group = groupOf(line);
    if (group >= 0) sums[group] = plus(sums[group] ?? 0, exactAt(lines, line));
  }
  return sums;
}
