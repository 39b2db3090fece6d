import type { Concept } from "../../concepts/concepts.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { areCosts, isBuilt } from "../entry/Purchases.ts";
import { columnOf, holdsMixedAmounts, isAccumulated, isOperating } from "../TracedAccount.ts";
import type { PendingSide, PurposeSide } from "./Counterpart.ts";
import { commonColumn } from "./commonColumn.ts";
import type { Taken } from "./Taken.ts";

/** The line of cash that moved before and was for nothing else: what its account is for. */
export function ownColumn({ side, amount }: Taken<PendingSide>): WorksheetColumn {
  return columnOf(side.account.purpose, -amount);
}

/**
 * The line of cash that an account of many things passes on to one that is for something: what it is for.
 * Null where neither account says more than the other.
 */
export function columnBetween(
  one: Taken<PendingSide>,
  other: Taken<PendingSide>,
): WorksheetColumn | null {
  const isOneGeneral = holdsMixedAmounts(one.side.account);
  if (isOneGeneral === holdsMixedAmounts(other.side.account)) return null;
  return ownColumn(isOneGeneral ? other : one);
}

/** The line that two purposes have in common. */
export function columnTogether(one: PurposeSide, other: PurposeSide): WorksheetColumn {
  // An exchange difference has no line of its own beside what it is a difference of.
  if (one.purpose?.kind === "exchange_difference") return commonColumn(other.column, one.column);
  return commonColumn(one.column, other.column);
}

/**
 * The line of a bill for operating costs that is settled by what is not operating (an owner or a
 * lender paid it): the bill itself stays where it belongs, and only its settlement moved no cash.
 */
export function operatingBill(
  one: Taken<PurposeSide>,
  other: Taken<PurposeSide>,
): WorksheetColumn | null {
  const [bill, settlement] = one.side.purpose === null ? [other, one] : [one, other];
  const isSettled = bill.side.purpose !== null && settlement.side.purpose === null;
  return isSettled && isOperating(bill.side.column) ? bill.side.column : null;
}

/** Costs that are taken to an asset: what was paid for them was paid for the asset (IAS 7.16(a)). */
export function isOwnConstruction(asset: Taken<PurposeSide>, cost: Taken<PurposeSide>): boolean {
  const isAsset = asset.side.purpose !== null && asset.pieces.every(isOfAsset);
  return asset.amount < 0 && isAsset && areCosts(cost.side, cost.pieces);
}

function isOfAsset({ account }: Taken<PurposeSide>["pieces"][number]): boolean {
  return isBuilt(account);
}

/** The add-back of a charge that stands within another expense: what is taken off with an asset sold is none. */
export function hiddenCharge(one: Taken<PurposeSide>, other: Taken<PurposeSide>): Concept | null {
  const contra = [...one.pieces, ...other.pieces].find(
    ({ account, amount }) => amount > 0 && isAccumulated(account.account),
  );
  const cost = [one, other].find(({ side }) => isOperating(side.column));
  if (!contra || !cost || cost.amount >= 0) return null;
  return contra.account.account.role === "intangibles_accumulated_amortisation"
    ? "amortisation"
    : "depreciation";
}
