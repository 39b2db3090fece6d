import { type Amount, absolute, minus, onSideOf, smaller } from "../../money/Amount.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { addPart, NOTHING_HELD, type Part, takeHeld } from "../sums/Piece.ts";
import { asParts, type Item, partsOf } from "./Item.ts";

/**
 * Moves up to `wanted` (not negative) of an item from one line to another; returns the part that moved with the pieces
 * held for it.
 */
export function turnPart(
  item: Item,
  from: WorksheetColumn,
  to: WorksheetColumn,
  wanted: Amount,
): Part | null {
  const parts = [...partsOf(item)];
  const part = parts.find(({ column }) => column === from);
  if (part === undefined) return null;
  const size = smaller(wanted, absolute(part.amount));
  const held = takeHeld(part.held, size, absolute(part.amount));
  const amount = onSideOf(size, part.amount);
  part.amount = minus(part.amount, amount);
  addPart(parts, { column: to, amount, held: NOTHING_HELD });
  item.parts = asParts(parts.filter((each) => each.amount !== 0));
  return { column: from, amount, held };
}
