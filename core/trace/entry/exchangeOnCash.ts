import {
  type Amount,
  absolute,
  apportionAmount,
  minus,
  onSideOf,
  plus,
} from "../../money/Amount.ts";
import type { Counterpart, PurposeSide } from "../pairing/Counterpart.ts";
import { type Piece, totalOf } from "../sums/Piece.ts";
import type { Subject } from "./mentions.ts";
import type { EntryAmounts } from "./readEntry.ts";

/** The part of an entry that revalues cash, and the remaining pieces. */
export type ExchangeOnCash = { onCash: readonly Piece[]; others: readonly Piece[] };

const NOTHING: readonly Piece[] = [];

/**
 * Separates the revaluation of cash from an entry: cash against exchange differences only, the cash of an entry whose
 * words say so, and the gain or loss of changing one currency into another (IAS 7.28, ASC 830-230-45-1).
 */
export function takeExchangeOnCash(
  { cash, control, own }: EntryAmounts,
  mentions: (subject: Subject) => boolean,
): ExchangeOnCash {
  const none: ExchangeOnCash = { onCash: NOTHING, others: own };
  const moved = minus(cash.received, cash.paid);
  if (moved === 0) return none;
  // Without debt in the entry, a difference that is named after a debt is one on cash
  const isAlone = control.length === 0 && own.length > 0 && own.every(isOfExchange);
  if (isAlone) return totalOf(own) === 0 ? none : { onCash: own, others: NOTHING };
  const first = own.find(isDifference);
  if (!first) return none;
  const isChanged = control.length === 0 && cash.received !== 0 && cash.paid !== 0;
  if (isChanged) {
    const differences = own.filter(isDifference);
    const others = own.filter((piece) => !isDifference(piece));
    return totalOf(differences) === 0 ? none : { onCash: differences, others };
  }
  if (!mentions("revaluation")) return none;
  return {
    onCash: [{ account: first.account, amount: moved }],
    others: [...own, { account: first.account, amount: -moved }],
  };
}

/**
 * Adds an exchange difference on a settlement to the payment, if it is on the same side (IAS 7.25). On the opposite
 * side it is deducted like any other amount.
 */
export function absorbExchange(sides: Counterpart[], moved: Amount): Counterpart[] {
  const exchange = sides.find(isExchange);
  if (!exchange) return sides;
  if (moved === 0 || exchange.left > 0 !== moved > 0) return sides;
  const paid = sides.filter(
    (side): side is PurposeSide =>
      side.kind === "purpose" && side !== exchange && side.left > 0 === moved > 0,
  );
  if (paid.length === 0) return sides;
  const weights = paid.map(({ left }) => absolute(left));
  for (const { account, amount } of exchange.pieces) {
    const shares = apportionAmount(absolute(amount), weights);
    for (const [index, side] of paid.entries()) {
      const share = onSideOf(shares[index] ?? 0, amount);
      side.pieces.push({ account, amount: share });
      side.left = plus(side.left, share);
    }
  }
  return sides.filter((side) => side !== exchange);
}

function isOfExchange({ account }: Piece): boolean {
  return account.account.role === "foreign_exchange_gain_loss";
}

function isDifference({ account }: Piece): boolean {
  return account.purpose.kind === "exchange_difference";
}

function isExchange(side: Counterpart): side is PurposeSide {
  return side.kind === "purpose" && side.purpose?.kind === "exchange_difference";
}
