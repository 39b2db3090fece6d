import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Amount, absolute, plus } from "../../money/Amount.ts";
import { findUninformativeTexts, type IsUninformative } from "../references/uninformativeTexts.ts";
import type { Piece } from "../sums/Piece.ts";
import type { Mentions } from "./mentions.ts";
import { type EntryAmounts, withoutControl } from "./readEntry.ts";

/** `reversed`: the entry is taken back by a later one; `reversal`: it takes back an earlier one. */
export type EntryState = "plain" | "reversed" | "reversal";

/** Reversals of the same accounts and amounts, in the order of their dates: the last is taken off first. */
type Candidates = {
  /** By the number of the entry that they say they take back. */
  byOriginal: Map<string, number[]>;
  /** Those that do not say, until the entries from the last one backwards have come to their day… */
  waiting: number[];
  /** …and from then on. */
  due: number[];
};

/**
 * The reversals of a ledger: first every entry that says it is one is noted, then each is paired with
 * what it takes back, before anything is traced: a program may list it ahead of that on the same day.
 * Both then stand outside what is settled, and cancel.
 */
export class Reversals {
  private readonly bySize = new Map<Amount, Map<string, Candidates>>();
  private readonly states = new Map<number, EntryState>();
  /** Entries without a word by their accounts and amounts, and those of them that another one takes back. */
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

  /** Notes an entry that says it is a reversal, by reference or in words. */
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

  /** Notes an entry that may take another one back, or be taken back, and has no word that could say so. */
  noteSilent(entry: number): void {
    const { columns } = this;
    if (!this.isUninformative(entry)) return;
    const other = this.unannounced.get(signature(columns, entry, true));
    if (other === undefined) this.unannounced.set(signature(columns, entry, false), entry);
    else for (const opposite of [entry, other]) this.opposites.add(opposite);
  }

  /** Whether an entry may be a reversal or reversed, and nothing says whether it is. */
  isPerhaps(entry: number): boolean {
    return this.opposites.has(entry) && this.stateOf(entry) === "plain";
  }

  /**
   * Pairs what was noted with what it takes back in the period: of bills that are alike, the last one
   * before it.
   */
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

  /** While tracing: what the entry is among those before and after it. */
  stateOf(entry: number): EntryState {
    return this.states.get(entry) ?? "plain";
  }

  /** The entry that takes this one back in full: the one that names it, else the first from its day on. */
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

/** What a later entry takes back, or this one takes back itself, is not followed through accounts. */
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
