import { type Amount, absolute } from "../../money/Amount.ts";
import { NON_CASH } from "../../worksheet/Posting.ts";
import { isLeaseInterest } from "../sums/LeaseInterest.ts";
import { staysOnLine } from "../TracedAccount.ts";
import type { PurposeSide } from "./Counterpart.ts";
import type { EntryPostings } from "./EntryPostings.ts";
import { columnTogether, hiddenCharge, isOwnConstruction, operatingBill } from "./pairColumns.ts";
import type { Taken } from "./Taken.ts";
import { writtenOffDebt } from "./writtenOffDebt.ts";

/** Offsets two purposes without cash: a deduction reduces the line it is deducted from. */
export function offsetPurposes(
  to: EntryPostings,
  first: Taken<PurposeSide>,
  second: Taken<PurposeSide>,
  moved: Amount,
): void {
  const isGuess = first.side.isEstimated || second.side.isEstimated;
  const met = writtenOffDebt(first, second) ?? writtenOffDebt(second, first);
  if (met !== null) {
    to.release(met.lost, NON_CASH, isGuess);
    if (met.rest !== null) offsetPurposes(to, ...met.rest, moved);
    return;
  }
  const isFirstPaid = first.amount > 0 === moved > 0;
  const [kept, taken] = isFirstPaid ? [first, second] : [second, first];
  if (moved !== 0 && staysOnLine(taken.side.column)) {
    to.release([kept, taken], kept.side.column, isGuess);
  } else if (isOwnConstruction(first, second) || isOwnConstruction(second, first)) {
    to.release([first], first.side.column, isGuess);
    to.release([second], second.side.column, isGuess);
  } else if (isInterestAdded(to, first, second, moved)) {
    to.targets.leaseInterest.add(absolute(first.amount));
    to.release([first, second], "interest_paid", isGuess);
  } else meetWithoutCash(to, first, second);
}

/** Interest added to a lease liability stays on its line until a payment pays it. */
function isInterestAdded(
  to: EntryPostings,
  first: Taken<PurposeSide>,
  second: Taken<PurposeSide>,
  moved: Amount,
): boolean {
  if (moved !== 0 || to.state !== "plain") return false;
  const [interest, leases] = first.amount < 0 ? [first, second] : [second, first];
  return isLeaseInterest(interest.side, leases.side);
}

function meetWithoutCash(
  to: EntryPostings,
  first: Taken<PurposeSide>,
  second: Taken<PurposeSide>,
): void {
  const isGuess = first.side.isEstimated || second.side.isEstimated;
  const column = columnTogether(first.side, second.side);
  const own = column === NON_CASH ? operatingBill(first, second) : null;
  if (own === null) {
    const presentAs = column === NON_CASH ? hiddenCharge(first, second) : null;
    to.release([first, second], column, isGuess, presentAs);
  } else {
    to.putOn([...first.pieces, ...second.pieces], own, isGuess);
    for (const { held } of [first, second]) to.targets.sums.release(held, NON_CASH, isGuess);
  }
  if (column === NON_CASH && to.state === "plain") to.targets.events.note(to.entry, first, second);
}
