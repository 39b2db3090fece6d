import { type AdjustmentBody, adjustmentBody } from "@tieout/contract";
import type { WrittenAdjustment } from "@tieout/core";

/** A proposal as a user would send it; one the API would refuse is not offered. */
export function adjustmentOf(proposed: WrittenAdjustment | null): AdjustmentBody | null {
  const parsed = adjustmentBody.safeParse(proposed);
  return parsed.success ? parsed.data : null;
}
