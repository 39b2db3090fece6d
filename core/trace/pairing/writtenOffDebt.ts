import { absolute, minus } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import { type Piece, takeHeld, takeShare, totalOf } from "../sums/Piece.ts";
import type { NewSide, PurposeSide } from "./Counterpart.ts";
import type { Taken } from "./Taken.ts";

/** A charge, and the receivable or payable it meets without cash. */
type Met<Debt extends PurposeSide | NewSide> = [charge: Taken<PurposeSide>, debt: Taken<Debt>];

/**
 * The part of a charge that writes off a receivable, with the part it takes off that receivable: nobody paid it, so it
 * is removed from profit and is no change in receivables (IAS 7.20(b), ASC 230-10-45-28(b)). Other charges in the
 * entry, such as sales tax reclaimed, are the rest. Null if nothing is written off.
 */
export function writtenOffDebt<Debt extends PurposeSide | NewSide>(
  charge: Taken<PurposeSide>,
  debt: Taken<Debt>,
): { lost: Met<Debt>; rest: Met<Debt> | null } | null {
  if (charge.side.purpose === null || !debt.pieces.every(isOfDebtors)) return null;
  const pieces = charge.pieces.filter(isLoss);
  const isOfOneSide = charge.pieces.every(({ amount }) => amount < 0 === charge.amount < 0);
  if (pieces.length === 0 || !isOfOneSide) return null;
  const others = charge.pieces.filter((piece) => !isLoss(piece));
  if (others.length === 0) return { lost: [charge, debt], rest: null };
  const amount = totalOf(pieces);
  const [size, whole] = [absolute(amount), absolute(charge.amount)];
  const takenOff = {
    ...debt,
    amount: -amount,
    pieces: takeShare(debt.pieces, size, whole),
    held: takeHeld(debt.held, size, whole),
  };
  const left = minus(charge.amount, amount);
  return {
    lost: [{ ...charge, amount, pieces }, takenOff],
    rest: [
      { ...charge, amount: left, pieces: others },
      { ...debt, amount: -left },
    ],
  };
}

const DEBTORS: ReadonlySet<Role | null> = new Set<Role | null>([
  "trade_receivables",
  "other_receivables",
  "prepayments",
]);

function isOfDebtors({ account }: Piece): boolean {
  return DEBTORS.has(account.account.role);
}

function isLoss({ account }: Piece): boolean {
  return account.account.role === "bad_debts";
}
