import type { Concept } from "../../concepts/concepts.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import { areCosts, isBuilt } from "../entry/Purchases.ts";
import { columnOf, holdsMixedAmounts, isAccumulated, isOperating } from "../TracedAccount.ts";
import type { PendingSide, PurposeSide } from "./Counterpart.ts";
import { commonColumn } from "./commonColumn.ts";
import type { Taken } from "./Taken.ts";

/** The line of pending cash that turned out to be for nothing else: the usual line of its account. */
export function ownColumn({ side, amount }: Taken<PendingSide>): WorksheetColumn {
  return columnOf(side.account.purpose, -amount);
}

/**
 * The line of pending cash that a suspense account passes on to a more specific one: the line of the latter. Null if
 * neither account is more specific.
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
  // An exchange difference belongs to the line of what it is a difference of.
  if (one.purpose?.kind === "exchange_difference") return commonColumn(other.column, one.column);
  return commonColumn(one.column, other.column);
}

/**
 * The line of an operating invoice that an owner or a lender paid. The expense stays on its operating line, and only
 * the settlement is non-cash. Null for other pairs.
 */
export function operatingBill(
  one: Taken<PurposeSide>,
  other: Taken<PurposeSide>,
): WorksheetColumn | null {
  const [bill, settlement] = one.side.purpose === null ? [other, one] : [one, other];
  const isSettled = bill.side.purpose !== null && settlement.side.purpose === null;
  return isSettled && isOperating(bill.side.column) ? bill.side.column : null;
}

/** Whether costs are capitalised in an asset: what was paid for them was paid for the asset (IAS 7.16(a)). */
export function isOwnConstruction(asset: Taken<PurposeSide>, cost: Taken<PurposeSide>): boolean {
  const isAsset = asset.side.purpose !== null && asset.pieces.every(isOfAsset);
  return asset.amount < 0 && isAsset && areCosts(cost.side, cost.pieces);
}

function isOfAsset({ account }: Taken<PurposeSide>["pieces"][number]): boolean {
  return isBuilt(account);
}

/** The add-back of a charge hidden within another expense; null for what leaves the books with an asset sold. */
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
