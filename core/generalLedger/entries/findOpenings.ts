import { amountAt } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";
import { dateOfEntry, type LedgerEntries, linesOf } from "./LedgerEntries.ts";
import { isOpeningJournal, saysOpening } from "./openingWords.ts";

/**
 * Finds the entries that carry balances into the period: those the file marks, those of a journal kept
 * for them, and those of the first day (or the day before it) whose words say so.
 */
export function findOpenings(entries: LedgerEntries): Set<number> {
  const { assembly, differences } = entries;
  const journalOpens = assembly.journals.names.map((key) => {
    const [journal = ""] = key.split("\u0000");
    return journal.split("\u0001").some(isOpeningJournal);
  });
  const first = firstDate(entries);
  const found = new Set<number>();
  for (let entry = 0; entry < differences.length; entry += 1) {
    const lines = linesOf(entries, entry);
    const [line] = lines;
    if (line === undefined) continue;
    const date = dateOfEntry(entries, entry);
    const isMarked = assembly.openings.has(line);
    const isFirst = date <= first;
    if (isMarked || (journalOpens[at(assembly.lines.journal, line)] && isFirst)) found.add(entry);
    else if (isFirst && lines.length > 1 && mostSay(entries, lines)) found.add(entry);
  }
  return found;
}

function firstDate({ assembly, isoDates }: LedgerEntries): string {
  const used = new Set<number>();
  for (let line = 0; line < assembly.lines.date.length; line += 1)
    used.add(at(assembly.lines.date, line));
  const [first = ""] = [...used].flatMap((date) => isoDates[date] ?? []).sort();
  return first;
}

/** At least half of the lines, or the entry's own text or number. */
function mostSay({ assembly }: LedgerEntries, lines: Int32Array): boolean {
  const { lines: store, numbers } = assembly;
  const [first = 0] = lines;
  const number = numbers.names[at(store.number, first)] ?? "";
  if (saysOpening(textAt(store.texts, at(store.entryText, first)))) return true;
  if (/^(?:open|opening|ob)(?![a-z])/i.test(number)) return true;
  if (/^(?:open|opening|ob)(?![a-z])/i.test(textAt(store.texts, at(store.document, first))))
    return true;
  const saying = lines.filter((line) => saysOpening(textAt(store.texts, at(store.text, line))));
  return 2 * saying.length >= lines.length;
}

/** Adds the amounts of entries to balances by account. */
export function addToBalances(
  entries: LedgerEntries,
  entry: number,
  balances: Map<number, bigint>,
): void {
  const { lines } = entries.assembly;
  for (const line of linesOf(entries, entry)) {
    const account = at(lines.account, line);
    balances.set(account, (balances.get(account) ?? 0n) + amountAt(lines, line));
  }
}
