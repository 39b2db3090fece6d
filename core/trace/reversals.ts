import type { JournalEntry } from "../generalLedger/GeneralLedger.ts";
import { absolute, type Minor } from "../money/Minor.ts";
import { speaksOf } from "./words.ts";

type Candidate = { number: string; date: string; original: string | null; isUsed: boolean };

/**
 * The reversals of a ledger: first every entry that says it is one is noted, then each entry asks
 * whether a later one takes it back. Both then stand outside what is settled, and cancel.
 */
export class Reversals {
  private readonly bySize = new Map<Minor, Map<string, Candidate[]>>();
  private readonly reversals = new Set<string>();

  /** Before tracing: notes an entry that says it is a reversal, by reference or in words. */
  note(entry: JournalEntry): void {
    const original = entry.reverses;
    if (original === null && !speaksOf(entry, "reversal")) return;
    const size = sizeOf(entry);
    if (size === 0n) return;
    let candidates = this.bySize.get(size);
    if (!candidates) {
      candidates = new Map();
      this.bySize.set(size, candidates);
    }
    const key = signature(entry, -1n);
    const list = candidates.get(key) ?? [];
    candidates.set(key, list);
    list.push({ number: entry.number, date: entry.date, original, isUsed: false });
  }

  /** While tracing: whether a later entry takes this one back in full. */
  isReversed(entry: JournalEntry): boolean {
    if (this.bySize.size === 0) return false;
    const candidates = this.bySize.get(sizeOf(entry));
    const list = candidates?.get(signature(entry, 1n));
    if (!list || this.reversals.has(entry.number)) return false;
    const match =
      list.find(({ original, isUsed }) => !isUsed && original === entry.number) ??
      list.find(
        ({ original, isUsed, date, number }) =>
          !isUsed && original === null && number !== entry.number && date >= entry.date,
      );
    if (!match) return false;
    match.isUsed = true;
    this.reversals.add(match.number);
    return true;
  }

  /** While tracing: whether this entry reverses an earlier one. */
  isReversal(entry: JournalEntry): boolean {
    return this.reversals.has(entry.number);
  }
}

function sizeOf({ lines }: JournalEntry): Minor {
  let size = 0n;
  for (const { amount } of lines) size += absolute(amount);
  return size;
}

/** The accounts with their amounts, whatever the order of the lines. */
function signature({ lines }: JournalEntry, sign: 1n | -1n): string {
  return lines
    .map(({ account, amount }) => `${account}\u0000${amount * sign}`)
    .sort()
    .join("\u0001");
}
