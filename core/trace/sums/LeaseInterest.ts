import { type Amount, minus, plus, smaller } from "../../money/Amount.ts";
import type { Counterpart, PurposeSide } from "../pairing/Counterpart.ts";
import { purposeOfLine } from "../TracedAccount.ts";
import { takeShare } from "./Piece.ts";

/**
 * Lease interest that was added to the liability and is not paid yet. A lease payment pays it first, as interest; the
 * rest is principal (IFRS 16.50(a)-(b), ASC 842-20-45-5).
 */
export class LeaseInterest {
  private owed: Amount = 0;

  /** Adds accrued interest. */
  add(amount: Amount): void {
    this.owed = plus(this.owed, amount);
  }

  /** The sides of an entry that paid cash, with the part that pays interest as a side of its own. */
  partFrom(sides: readonly PurposeSide[]): Counterpart[] {
    if (this.owed === 0) return [...sides];
    return sides.flatMap((side) => {
      if (!isOfLeases(side) || side.left >= 0) return [side];
      const whole = minus(0, side.left);
      const interest = smaller(this.owed, whole);
      if (interest === 0) return [side];
      this.owed = minus(this.owed, interest);
      const pieces = takeShare(side.pieces, interest, whole);
      const paid: PurposeSide = { ...side, ...INTEREST, pieces, left: -interest };
      side.left = plus(side.left, interest);
      return side.left === 0 ? [paid] : [paid, side];
    });
  }
}

const INTEREST = { column: "interest_paid", purpose: purposeOfLine("interest_paid") } as const;

/** Whether one side is interest and the other the lease liability that it is added to. */
export function isLeaseInterest(interest: PurposeSide, leases: PurposeSide): boolean {
  return interest.column === INTEREST.column && isOfLeases(leases);
}

function isOfLeases({ purpose }: PurposeSide): boolean {
  return purpose?.group === "leases";
}
