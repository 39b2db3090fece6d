import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, plus } from "../../money/Amount.ts";
import { findUninformativeTexts, type IsUninformative } from "../references/uninformativeTexts.ts";
import type { Piece } from "../sums/Piece.ts";
import type { Mentions } from "./mentions.ts";
import { type EntryAmounts, withoutControl } from "./readEntry.ts";

/** `reversed`: a later entry reverses it; `reversal`: it reverses an earlier entry. */
export type EntryState = "plain" | "reversed" | "reversal";

/** Reversals of the same accounts and amounts, in the order of dates; the last is used first. */
type Candidates = {
  /** By the number of the entry that they name. */
  byOriginal: Map<string, number[]>;
  /** Those that name no entry, until the search (backwards by date) reaches their day… */
  waiting: number[];
  /** …and from then on. */
  due: number[];
};

/**
 * The reversals of a ledger. All entries that say they are reversals are noted first, and then paired with the entries
 * they reverse before tracing, because a program may list a reversal ahead of its entry on the same day. Both entries
 * stay out of the settlements, and cancel.
 */
export class Reversals {
  private readonly bySize = new Map<Amount, Map<string, Candidates>>();
  private readonly states = new Map<number, EntryState>();
  /** Entries without words, by accounts and amounts, and those of them that another one reverses. */
  private readonly unannounced = new Map<string, number>();
  private readonly opposites = new Set<number>();

  private readonly columns: EntryColumns;
  private readonly mentions: Mentions;
  private readonly isUninformative: IsUninformative;

  constructor(columns: EntryColumns, mentions: Mentions) {
    this.columns = columns;
    this.mentions = mentions;
    this.isUninformative = findUninformativeTexts(columns);
  }

  /** Notes an entry that says by reference or words that it is a reversal. */
  note(entry: number): void {
    const { columns } = this;
    const original = columns.reversesOf(entry);
    if (original === null && !this.mentions(entry, "reversal")) return;
    const size = sizeOf(columns, entry);
    if (size === 0) return;
    let candidates = this.bySize.get(size);
    if (!candidates) {
      candidates = new Map();
      this.bySize.set(size, candidates);
    }
    const key = signature(columns, entry, true);
    const alike = candidates.get(key) ?? { byOriginal: new Map(), waiting: [], due: [] };
    candidates.set(key, alike);
    const list = original === null ? alike.waiting : (alike.byOriginal.get(original) ?? []);
    if (original !== null) alike.byOriginal.set(original, list);
    list.push(entry);
  }

  /** Notes an entry without words that may reverse another entry, or be reversed. */
  noteSilent(entry: number): void {
    const { columns } = this;
    if (!this.isUninformative(entry)) return;
    const other = this.unannounced.get(signature(columns, entry, true));
    if (other === undefined) this.unannounced.set(signature(columns, entry, false), entry);
    else for (const opposite of [entry, other]) this.opposites.add(opposite);
  }

  /** Whether an entry may be a reversal or reversed, and nothing confirms it. */
  isPerhaps(entry: number): boolean {
    return this.opposites.has(entry) && this.stateOf(entry) === "plain";
  }

  /** Pairs the noted reversals with entries of the period: among equal invoices, with the last one before it. */
  pair(isInPeriod: (entry: number) => boolean): void {
    if (this.bySize.size === 0) return;
    for (let entry = this.columns.count - 1; entry >= 0; entry -= 1) {
      if (this.states.has(entry) || !isInPeriod(entry)) continue;
      const reversal = this.reversalOf(entry);
      if (reversal === undefined) continue;
      this.states.set(entry, "reversed");
      this.states.set(reversal, "reversal");
    }
  }

  /** While tracing: the state of an entry. */
  stateOf(entry: number): EntryState {
    return this.states.get(entry) ?? "plain";
  }

  /** The entry that reverses this one in full: the one that names it, else the first from its day on. */
  private reversalOf(entry: number): number | undefined {
    const { columns } = this;
    const alike = this.bySize.get(sizeOf(columns, entry))?.get(signature(columns, entry, false));
    if (!alike) return undefined;
    const named = alike.byOriginal.get(columns.numberOf(entry)) ?? [];
    return this.takeFree(named, entry) ?? this.takeFree(this.dueFrom(alike, entry), entry);
  }

  private dueFrom({ waiting, due }: Candidates, entry: number): number[] {
    const day = this.columns.dateOf(entry);
    for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
      if (this.columns.dateOf(last) < day) break;
      waiting.pop();
      due.push(last);
    }
    return due;
  }

  private takeFree(candidates: number[], entry: number): number | undefined {
    for (let last = candidates.pop(); last !== undefined; last = candidates.pop())
      if (last !== entry && !this.states.has(last)) return last;
    return undefined;
  }
}

/** The amounts of a reversed entry or a reversal, whose control accounts are not followed through. */
export function reversalAmounts(amounts: EntryAmounts, state: EntryState): EntryAmounts {
  const alone = withoutControl(amounts);
  if (state === "reversed") return alone;
  const { cash, borrowed, control, own } = alone;
  const turned = { ...cash, received: cash.paid, paid: cash.received };
  return { cash: turned, borrowed: borrowed.map(opposite), control, own: own.map(opposite) };
}

function opposite({ account, amount }: Piece): Piece {
  return { account, amount: -amount };
}

function sizeOf(columns: EntryColumns, entry: number): Amount {
  let size: Amount = 0;
  for (let place = columns.startOf(entry); place < columns.startOf(entry + 1); place += 1)
    size = plus(size, absolute(columns.amountAt(place)));
  return size;
}

/** The accounts and amounts of an entry, or of its opposite, independent of the order of lines. */
function signature(columns: EntryColumns, entry: number, isTurned: boolean): string {
  const lines: string[] = [];
  for (let place = columns.startOf(entry); place < columns.startOf(entry + 1); place += 1)
    lines.push(`${columns.accountAt(place)}\u0000${turned(columns.amountAt(place), isTurned)}`);
  return lines.sort().join("\u0001");
}

function turned(amount: Amount, isTurned: boolean): Amount {
  return isTurned ? -amount : amount;
}
