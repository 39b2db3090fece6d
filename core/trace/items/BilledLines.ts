import { type Amount, absolute } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { Part } from "../sums/Piece.ts";
import { columnOf, type TracedAccount } from "../TracedAccount.ts";
import type { Item } from "./Item.ts";

/** Most parties are billed for nothing else. */
const NOTHING: readonly WorksheetColumn[] = [];

/** What the items of one side of an account were for besides what the account usually is, by party. */
export class BilledLines {
  private readonly ofAnybody = new Set<WorksheetColumn>();
  private readonly byParty = new Map<number, readonly WorksheetColumn[]>();

  note(item: Item): void {
    const { party } = item;
    if (isPending(item)) return;
    if (party !== 0 && !this.byParty.has(party)) this.byParty.set(party, NOTHING);
    for (const { column } of partsOnOtherLines(item)) {
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

/** Whether an item is cash of unknown purpose, and nothing else. */
function isPending({ parts }: Item): boolean {
  return Array.isArray(parts)
    ? parts.every(({ column }) => column === null)
    : parts.column === null;
}

/** A part of an item that is for another line than its account usually is; the usual one. */
export type PartOnOtherLine = {
  column: WorksheetColumn;
  amount: Amount;
  usual: WorksheetColumn;
  isCharged: boolean;
};

/** Nearly every item is for what its account usually is. */
const NONE: readonly PartOnOtherLine[] = [];

/** The parts of an item that are for another line than its account usually is. */
export function partsOnOtherLines({ account, parts }: Item): readonly PartOnOtherLine[] {
  if (Array.isArray(parts)) return parts.flatMap((part) => otherPart(account, part) ?? []);
  const other = otherPart(account, parts);
  return other ? [other] : NONE;
}

function otherPart(
  { purpose }: TracedAccount,
  { column, amount, isCharged = false }: Part,
): PartOnOtherLine | null {
  const usual = columnOf(purpose, -amount);
  if (column === null || column === usual) return null;
  return { column, amount: absolute(amount), usual, isCharged };
}
