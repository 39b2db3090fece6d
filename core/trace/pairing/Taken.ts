import { type Amount, absolute, minus } from "../../money/Amount.ts";
import { type Held, NOTHING_HELD, type Piece, takeHeld, takeShare } from "../sums/Piece.ts";
import type { Counterpart, NewSide, PendingSide, PurposeSide } from "./Counterpart.ts";

/** The amount that a pair takes off one of its sides. */
export type Taken<Side extends Counterpart> = {
  side: Side;
  /** A cash effect. */
  amount: Amount;
  pieces: Piece[];
  held: Held[];
};

/** Takes an amount (not negative) off a side, with the same share of its pieces and held pieces. */
export function takeOff(side: Counterpart, amount: Amount): Taken<Counterpart> {
  const whole = absolute(side.left);
  const effect = side.left < 0 ? -amount : amount;
  const pieces = takeShare(side.pieces, amount, whole);
  const held =
    side.kind === "purpose" || side.kind === "pending"
      ? takeHeld(side.held, amount, whole)
      : NOTHING_HELD;
  side.left = minus(side.left, effect);
  return { side, amount: effect, pieces, held };
}

/** Whether it was taken off a known purpose. */
export function isPurpose(taken: Taken<Counterpart>): taken is Taken<PurposeSide> {
  return taken.side.kind === "purpose";
}

/** Whether it was taken off cash of unknown purpose. */
export function isPending(taken: Taken<Counterpart>): taken is Taken<PendingSide> {
  return taken.side.kind === "pending";
}

/** Whether it was taken off an item that the entry opens. */
export function isNew(taken: Taken<Counterpart>): taken is Taken<NewSide> {
  return taken.side.kind === "new";
}
