import type { Amount } from "../../money/Amount.ts";
import { type PartOnOtherLine, partsOnOtherLines } from "./BilledLines.ts";
import type { Item } from "./Item.ts";
import { type LineOrPending, tally } from "./ItemQueue.ts";

/** What is open on one side of an account when all is settled that can be. */
export type LeftOnSide = {
  /** What is open by what it is for, without sign. */
  kinds: ReadonlyMap<LineOrPending, Amount>;
  /** What of it is for other lines than its account usually is. */
  others: readonly { item: Item; part: PartOnOtherLine }[];
  /** Cash that is for nothing yet. */
  cash: readonly Item[];
};

/** Goes through the open items of a side once: there may be hundreds of thousands, each at a place of its own in memory. */
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

/** Whether any of an item is cash of unknown purpose. */
function hasPending({ parts }: Item): boolean {
  return Array.isArray(parts) ? parts.some(({ column }) => column === null) : parts.column === null;
}
