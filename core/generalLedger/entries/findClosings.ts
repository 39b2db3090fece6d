import type { Minor } from "../../money/Minor.ts";
import { amountAt } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import { dayOfEntry, type LedgerEntries, linesOf } from "./LedgerEntries.ts";
import { saysClosing } from "./openingWords.ts";

/**
 * Finds the entries of the last day that close income and expenses, or all accounts: their words say so,
 * or they take all their accounts but one exactly to nil. They move no cash and would hide the profit.
 */
export function findClosings(
  entries: LedgerEntries,
  last: number,
  within: (entry: number) => boolean,
  balancesAtEnd: () => ReadonlyMap<number, Minor>,
): Set<number> {
  let balances: ReadonlyMap<number, Minor> | null = null;
  const found = new Set<number>();
  for (let entry = 0; entry < entries.differences.length; entry += 1) {
    if (dayOfEntry(entries, entry) !== last || !within(entry)) continue;
    const lines = linesOf(entries, entry);
    if (sayClosing(entries, lines)) {
      found.add(entry);
      continue;
    }
    if (lines.length < LEAST_ACCOUNTS) continue;
    balances ??= balancesAtEnd();
    if (takesToNil(entries, lines, balances)) found.add(entry);
  }
  return found;
}

function sayClosing({ assembly }: LedgerEntries, lines: Int32Array): boolean {
  const { lines: store } = assembly;
  const [first = 0] = lines;
  if (saysClosing(textAt(store.texts, at(store.entryText, first)))) return true;
  const saying = lines.filter((line) => saysClosing(textAt(store.texts, at(store.text, line))));
  return lines.length > 0 && 2 * saying.length >= lines.length;
}

/** Fewer accounts may come to nil by chance. */
const LEAST_ACCOUNTS = 5;

/** `balances` are those at the end, with the entry in them: every account of it but one is then at nil. */
function takesToNil(
  { assembly }: LedgerEntries,
  lines: Int32Array,
  balances: ReadonlyMap<number, Minor>,
): boolean {
  const moved = new Map<number, Minor>();
  for (const line of lines) {
    const account = at(assembly.lines.account, line);
    moved.set(account, (moved.get(account) ?? 0n) + amountAt(assembly.lines, line));
  }
  if (moved.size < LEAST_ACCOUNTS) return false;
  const open = [...moved.keys()].filter((account) => (balances.get(account) ?? 0n) !== 0n);
  return open.length <= 1;
}
