import { type Amount, absolute } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { Part } from "../sums/Piece.ts";
import { columnOf, type TracedAccount } from "../TracedAccount.ts";
import type { Item } from "./Item.ts";

/** Most parties are invoiced for the usual line of the account only. */
const NOTHING: readonly WorksheetColumn[] = [];

/**
 * For each party on one side of an account: the lines its items were for, other than the account's usual line. Example:
 * a supplier who invoices goods (the usual line of trade payables) and once a machine is noted with "purchase of
 * plant".
 */
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

  /** Whether any invoice of a party was met. */
  has(party: number): boolean {
    return this.byParty.has(party);
  }

  /** The other lines that a party was invoiced for; for a party without any invoice, those of all parties. */
  of(party: number): Iterable<WorksheetColumn> {
    return this.byParty.get(party) ?? this.ofAnybody;
  }
}

/** Whether an item is cash of unknown purpose only. */
function isPending({ parts }: Item): boolean {
  return Array.isArray(parts)
    ? parts.every(({ column }) => column === null)
    : parts.column === null;
}

/** A part of an item on another line than the usual line of its account, together with that usual line. */
export type PartOnOtherLine = {
  column: WorksheetColumn;
  amount: Amount;
  usual: WorksheetColumn;
  isCharged: boolean;
};

/** Nearly every item is for the usual line of its account. */
const NONE: readonly PartOnOtherLine[] = [];

/** The parts of an item that are on another line than the usual line of its account. */
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
