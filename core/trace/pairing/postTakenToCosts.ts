import { absolute, minus, smaller } from "../../money/Amount.ts";
import type { TakenToCosts } from "../entry/Purchases.ts";
import type { OpenAccounts } from "../items/OpenAccounts.ts";
import { takeShare } from "../sums/Piece.ts";
import type { EntryPostings } from "./EntryPostings.ts";

/**
 * Posts the correction of a purchase that was booked as an asset. The part paid moves from the line of the purchase to
 * the line of the costs; the part still owed is owed for costs from now on, and is no cash until it is paid.
 */
export function postTakenToCosts(
  to: EntryPostings,
  { asset, costs, bought }: TakenToCosts,
  open: OpenAccounts,
): void {
  const { purpose } = asset;
  if (purpose === null) return;
  for (const cost of costs) {
    const size = absolute(cost.left);
    const taken = takeShare(asset.pieces, size, asset.left);
    asset.left = minus(asset.left, size);
    const owed = bought === null ? null : open.turn(bought, purpose.outflow, cost.column, size);
    const unpaid = smaller(absolute(owed?.amount ?? 0), size);
    const [outOfAsset, toCosts] = [taken, cost.pieces].map((pieces) =>
      takeShare(pieces, unpaid, size),
    );
    to.putOn([...(outOfAsset ?? []), ...(toCosts ?? [])], cost.column);
    to.targets.sums.release(owed?.held ?? [], cost.column, false);
    if (unpaid === size) continue;
    to.putOn(taken, purpose.outflow);
    to.putOn(cost.pieces, cost.column);
  }
}
