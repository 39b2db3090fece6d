import { type Amount, absolute } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { columnOf } from "../TracedAccount.ts";
import { type Item, partsOf } from "./Item.ts";

/** Most parties are billed for nothing else. */
const NOTHING: readonly WorksheetColumn[] = [];

/** What the items of one side of an account were for besides what the account usually is, by party. */
export class BilledKinds {
  private readonly ofAnybody = new Set<WorksheetColumn>();
  private readonly byParty = new Map<number, readonly WorksheetColumn[]>();

  note(item: Item): void {
    const { party } = item;
    if (partsOf(item).every(({ column }) => column === null)) return;
    if (party !== 0 && !this.byParty.has(party)) this.byParty.set(party, NOTHING);
    for (const { column } of partsOfOtherKinds(item)) {
      this.ofAnybody.add(column);
      const own = this.byParty.get(party) ?? NOTHING;
      if (party !== 0 && !own.includes(column)) this.byParty.set(party, [...own, column]);
    }
  }

  /** Whether a party was billed at all. */
  has(party: number): boolean {
    return this.byParty.has(party);
  }

  /** What a party was billed for; where it never was, what anybody was. */
  of(party: number): Iterable<WorksheetColumn> {
    return this.byParty.get(party) ?? this.ofAnybody;
  }
}

/** A part of an item that is for another line than its account usually is; the usual one. */
export type OtherPart = {
  column: WorksheetColumn;
  amount: Amount;
  usual: WorksheetColumn;
  isCharged: boolean;
};

/** Nearly every item is for what its account usually is. */
const NONE: readonly OtherPart[] = [];

/** The parts of an item that are for another line than its account usually is. */
export function partsOfOtherKinds(item: Item): readonly OtherPart[] {
  let others: OtherPart[] | null = null;
  for (const { column, amount, isCharged = false } of partsOf(item)) {
    const usual = columnOf(item.account.purpose, -amount);
    if (column === null || column === usual) continue;
    others ??= [];
    others.push({ column, amount: absolute(amount), usual, isCharged });
  }
  return others ?? NONE;
}
