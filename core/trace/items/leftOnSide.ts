import type { Amount } from "../../money/Amount.ts";
import { type PartOnOtherLine, partsOnOtherLines } from "./BilledLines.ts";
import type { Item } from "./Item.ts";
import { type LineOrPending, tally } from "./ItemQueue.ts";

/** The items that remain open on one side of an account after all settlements. */
export type LeftOnSide = {
  /** The open amount by line, without sign. */
  kinds: ReadonlyMap<LineOrPending, Amount>;
  /** The parts that are on another line than the usual line of the account. */
  others: readonly { item: Item; part: PartOnOtherLine }[];
  /** Cash whose purpose is still unknown. */
  cash: readonly Item[];
};

/** Collects all of this in one pass: there may be hundreds of thousands of items, and each access costs time. */
export function leftOnSide(items: readonly Item[]): LeftOnSide {
  const kinds = new Map<LineOrPending, Amount>();
  const others: { item: Item; part: PartOnOtherLine }[] = [];
  const cash: Item[] = [];
  for (const item of items) {
    tally(kinds, item, 1);
    for (const part of partsOnOtherLines(item)) others.push({ item, part });
    if (hasPending(item)) cash.push(item);
  }
  return { kinds, others, cash };
}

/** Whether a part of an item is cash of unknown purpose. */
function hasPending({ parts }: Item): boolean {
  return Array.isArray(parts) ? parts.some(({ column }) => column === null) : parts.column === null;
}
