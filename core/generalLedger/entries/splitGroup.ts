import { absolute } from "../../money/Amount.ts";
import { sum } from "../../money/Minor.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { amountAt, exactAt } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";

/** Whether the lines have no number, and whether their file lists them by account. */
type Way = { isMissing: boolean; isByAccount: boolean };

/** The entries found among lines that share a number or a date, and those without a number that are no entry yet. */
export type Split = { parts: number[][]; rest: number[] };

/**
 * Splits lines under one number by their dates, where each date balances. Lines without a number are
 * split further: by all that their rows say, by document, by party, by text, in reports by account
 * by amounts that only two rows have, by journal, and where rows stand in the order they were entered,
 * wherever they come to nil.
 */
export function splitGroup(
  assembly: LedgerAssembly,
  dates: Int32Array,
  lines: readonly number[],
  { isMissing, isByAccount }: Way,
): Split {
  const { lines: store } = assembly;
  const balanceOf = (part: readonly number[]) => sum(part.map((line) => amountAt(store, line)));
  const days = partsBy(lines, (line) => String(dates[at(store.date, line)] ?? 0));
  const isDaily = days.length > 1 && days.every((day) => balanceOf(day) === 0n);
  if (!isMissing) return { parts: isDaily ? days : [[...lines]], rest: [] };
  const parts: number[][] = [];
  let open = days;
  const take = (split: (day: readonly number[]) => [number[][], number[]]) => {
    open = open.flatMap((day) => {
      const [found, rest] = split(day);
      parts.push(...found);
      return rest.length > 0 ? [rest] : [];
    });
  };
  const takeBy = (key: (line: number) => string) =>
    take((day) =>
      balanced(partsBy(day, key), (part) => key(part[0] ?? 0) !== "" && balanceOf(part) === 0n),
    );
  for (const key of keysOf(assembly)) takeBy(key);
  const { names } = assembly.journals;
  const journal = (line: number) => String(at(store.journal, line));
  if (isByAccount) take((day) => pairsOf(assembly, day, journal));
  if (names.length > 1) takeBy(journal);
  return isByAccount ? { parts, rest: open.flat() } : inOrder(assembly, parts, open);
}

/** Two rows of a day and kind are an entry where no other row of it has their amount, on either side. */
function pairsOf(
  { lines }: LedgerAssembly,
  day: readonly number[],
  journal: (line: number) => string,
): [number[][], number[]] {
  const sizeOf = (line: number) => `${journal(line)} ${absolute(exactAt(lines, line))}`;
  return balanced(partsBy(day, sizeOf), ([one = 0, other = one, ...more]) => {
    const isOther = at(lines.account, one) !== at(lines.account, other);
    return isOther && more.length === 0 && amountAt(lines, one) + amountAt(lines, other) === 0n;
  });
}

/** What lines of one entry share, the finest first: an empty text tells nothing. */
function keysOf({ lines }: LedgerAssembly): ((line: number) => string)[] {
  const textOf = (column: "document" | "party" | "text" | "entryText") => (line: number) =>
    textAt(lines.texts, at(lines[column], line));
  const keys = [textOf("document"), textOf("party"), textOf("text"), textOf("entryText")];
  const journal = (line: number) => String(at(lines.journal, line));
  const all = (line: number) => {
    const texts = keys.map((key) => key(line));
    return texts.every((text) => text === "") ? "" : [journal(line), ...texts].join("\0");
  };
  return [all, ...keys];
}

function partsBy(lines: readonly number[], key: (line: number) => string): number[][] {
  const parts = new Map<string, number[]>();
  for (const line of lines) {
    const value = key(line);
    const part = parts.get(value);
    if (part) part.push(line);
    else parts.set(value, [line]);
  }
  return [...parts.values()];
}

function balanced(
  parts: readonly number[][],
  isEntry: (part: readonly number[]) => boolean,
): [number[][], number[]] {
  const found = parts.filter((part) => isEntry(part));
  const rest = parts.filter((part) => !isEntry(part)).flat();
  return [found, rest];
}

/** Rows that were entered one after the other are an entry wherever they come to nil. */
function inOrder(assembly: LedgerAssembly, parts: number[][], open: readonly number[][]): Split {
  const rest: number[] = [];
  for (const day of open) {
    let entry: number[] = [];
    let balance = 0n;
    for (const line of [...day].sort((one, other) => one - other)) {
      entry.push(line);
      balance += amountAt(assembly.lines, line);
      if (balance !== 0n) continue;
      parts.push(entry);
      entry = [];
    }
    rest.push(...entry);
  }
  return { parts, rest };
}
