import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, plus } from "../money/Amount.ts";
import type { SpeaksOf } from "./words.ts";

type Candidate = { entry: number; date: string; original: string | null; isUsed: boolean };

/**
 * The reversals of a ledger: first every entry that says it is one is noted, then each entry asks
 * whether a later one takes it back. Both then stand outside what is settled, and cancel.
 */
export class Reversals {
  private readonly bySize = new Map<Amount, Map<string, Candidate[]>>();
  private readonly reversals = new Set<number>();

  private readonly columns: EntryColumns;
  private readonly speaksOf: SpeaksOf;

  constructor(columns: EntryColumns, speaksOf: SpeaksOf) {
    this.columns = columns;
    this.speaksOf = speaksOf;
  }

  /** Before tracing: notes an entry that says it is a reversal, by reference or in words. */
  note(entry: number): void {
    const { columns } = this;
    const original = columns.reversesOf(entry);
    if (original === null && !this.speaksOf(entry, "reversal")) return;
    const size = sizeOf(columns, entry);
    if (size === 0) return;
    let candidates = this.bySize.get(size);
    if (!candidates) {
      candidates = new Map();
      this.bySize.set(size, candidates);
    }
    const key = signature(columns, entry, true);
    const list = candidates.get(key) ?? [];
    candidates.set(key, list);
    list.push({ entry, date: columns.dateOf(entry), original, isUsed: false });
  }

  /** While tracing: whether a later entry takes this one back in full. */
  isReversed(entry: number): boolean {
    const { columns } = this;
    if (this.bySize.size === 0) return false;
    const candidates = this.bySize.get(sizeOf(columns, entry));
    const list = candidates?.get(signature(columns, entry, false));
    if (!list || this.reversals.has(entry)) return false;
    const [own, day] = [columns.numberOf(entry), columns.dateOf(entry)];
    const match =
      list.find(({ original, isUsed }) => !isUsed && original === own) ??
      list.find(
        ({ original, isUsed, date, entry: other }) =>
          !isUsed && original === null && other !== entry && date >= day,
      );
    if (!match) return false;
    match.isUsed = true;
    this.reversals.add(match.entry);
    return true;
  }

  /** While tracing: whether this entry reverses an earlier one. */
  isReversal(entry: number): boolean {
    return this.reversals.has(entry);
  }
}

function sizeOf(columns: EntryColumns, entry: number): Amount {
  let size: Amount = 0;
  for (let place = columns.startOf(entry); place < columns.startOf(entry + 1); place += 1)
    size = plus(size, absolute(columns.amountAt(place)));
  return size;
}

/** The accounts with their amounts, or with those that take them back, whatever the order of the lines. */
function signature(columns: EntryColumns, entry: number, isTurned: boolean): string {
  const lines: string[] = [];
  for (let place = columns.startOf(entry); place < columns.startOf(entry + 1); place += 1)
    lines.push(`${columns.accountAt(place)}\u0000${turned(columns.amountAt(place), isTurned)}`);
  return lines.sort().join("\u0001");
}

function turned(amount: Amount, isTurned: boolean): Amount {
  return isTurned ? -amount : amount;
}
