import type { EntryColumns } from "../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, plus } from "../money/Amount.ts";
import { type EntryAmounts, withoutControl } from "./readEntry.ts";
import type { SpeaksOf } from "./words.ts";

/** `reversed`: the entry is taken back by a later one; `reversal`: it takes back an earlier one. */
export type EntryState = "plain" | "reversed" | "reversal";

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

  /** While tracing: what the entry is among those before and after it. */
  stateOf(entry: number): EntryState {
    if (this.reversals.has(entry)) return "reversal";
    return this.isReversed(entry) ? "reversed" : "plain";
  }

  /** Whether a later entry takes this one back in full. */
  private isReversed(entry: number): boolean {
    const { columns } = this;
    if (this.bySize.size === 0) return false;
    const candidates = this.bySize.get(sizeOf(columns, entry));
    const list = candidates?.get(signature(columns, entry, false));
    if (!list) return false;
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
}

/** What a later entry takes back, or this one takes back itself, is not followed through accounts. */
export function asOne(amounts: EntryAmounts, state: EntryState): EntryAmounts {
  const { cash, own } = withoutControl(amounts);
  if (state === "reversed") return { cash, control: [], own };
  return {
    cash: { received: cash.paid, paid: cash.received },
    control: [],
    own: own.map(({ account, amount }) => ({ account, amount: -amount })),
  };
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
