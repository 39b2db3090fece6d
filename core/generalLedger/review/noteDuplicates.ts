import { note, type ProblemList } from "../../problem/ProblemList.ts";
import {
  dateOfEntry,
  firstLineOf,
  type LedgerEntries,
  linesOf,
  placeOfEntry,
} from "../entries/LedgerEntries.ts";
import { readJournal } from "../LedgerRecord.ts";
import type { RowPlace } from "../store/LedgerParts.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";

/** Of so many entries that resemble each other the words are compared: memory has its bounds. */
const MOST_COMPARED = 1_000_000;

/** Notes entries of the same date, accounts, amounts and text under another number, in one entity. */
export function noteDuplicates(
  entries: LedgerEntries,
  chosen: Int32Array,
  warnings: ProblemList,
  mostCompared = MOST_COMPARED,
): void {
  const prints = chosen.map((entry) => fingerprint(entries, entry));
  const likely = metTwice(prints);
  if (likely.size === 0) return;
  const seen = new Set<string>();
  let [count, compared] = [0, 0];
  let first: RowPlace | null = null;
  for (let place = 0; place < chosen.length; place += 1) {
    if (!likely.has(prints[place] ?? 0)) continue;
    compared += 1;
    if (compared > mostCompared) continue;
    const entry = chosen[place] ?? 0;
    const key = describe(entries, entry);
    if (!seen.has(key)) {
      seen.add(key);
      continue;
    }
    first ??= placeOfEntry(entries, entry);
    count += 1;
  }
  if (count > 0) note(warnings, "ledger_duplicates", { value: String(count), ...first });
  if (compared > mostCompared) {
    const [value, expected] = [String(compared - mostCompared), String(mostCompared)];
    note(warnings, "ledger_duplicates_open", { value, expected });
  }
}

/** The fingerprints that more than one entry has: nearly no entry is described in words. */
function metTwice(prints: Int32Array): Set<number> {
  const sorted = sharingSlots(prints).sort();
  const twice = new Set<number>();
  for (let place = 1; place < sorted.length; place += 1) {
    const print = sorted[place] ?? 0;
    if (print === sorted[place - 1]) twice.add(print);
  }
  return twice;
}

const [LEAST_BITS, MOST_BITS] = [10, 24];

/** The fingerprints that share their slot with another: those that are equal, and some others by chance. */
function sharingSlots(prints: Int32Array): Int32Array {
  const bits = Math.ceil(Math.log2(4 * prints.length + 1));
  const shift = 32 - Math.min(MOST_BITS, Math.max(LEAST_BITS, bits));
  const counts = new Uint8Array(2 ** (32 - shift));
  const slotOf = (print: number) => Math.imul(print, 0x9e37_79b1) >>> shift;
  for (const print of prints) {
    const slot = slotOf(print);
    counts[slot] = counts[slot] === 0 ? ONE : SEVERAL;
  }
  return prints.filter((print) => counts[slotOf(print)] === SEVERAL);
}

const [ONE, SEVERAL] = [1, 2];

/** The same for entries of one day with the same accounts and amounts, whatever the order of their lines. */
function fingerprint(entries: LedgerEntries, entry: number): number {
  const { order, starts, dateOf, assembly } = entries;
  const { account, amount } = assembly.lines;
  let print = dateOf[entry] ?? 0;
  const end = starts[entry + 1] ?? 0;
  for (let place = starts[entry] ?? 0; place < end; place += 1) {
    const line = order[place] ?? 0;
    const cents = at(amount, line) || 0;
    print = (print + mixed(cents ^ (cents / 2 ** 32), at(account, line))) | 0;
  }
  return print;
}

/** Equal amounts on two accounts must not cancel out to what other amounts leave there. */
function mixed(amount: number, account: number): number {
  const apart = Math.imul(amount ^ Math.imul(account + 1, 0x85eb_ca6b), 0x9e37_79b1);
  return Math.imul(apart ^ (apart >>> 15), 0xc2b2_ae35);
}

function describe(entries: LedgerEntries, entry: number): string {
  const { lines, journals } = entries.assembly;
  const { entity } = readJournal(
    journals.names[at(lines.journal, firstLineOf(entries, entry))] ?? "",
  );
  const parts = [...linesOf(entries, entry)].map((line) => {
    const text = textAt(lines.texts, at(lines.text, line));
    const document = textAt(lines.texts, at(lines.document, line));
    return `${at(lines.account, line)}|${at(lines.amount, line)}|${text}|${document}`;
  });
  return `${entity}|${dateOfEntry(entries, entry)}|${parts.sort().join("|")}`;
}
