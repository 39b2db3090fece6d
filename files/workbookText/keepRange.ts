import type { MergedRange } from "@tieout/core";
import { limits } from "../limits.ts";
import { refusal } from "./refusal.ts";

/** Adds a merged range to those of a sheet, up to as many as it may have. */
export function keepRange(ranges: MergedRange[], range: MergedRange): void {
  if (ranges.length >= limits.mergedRanges) {
    const expected = limits.mergedRanges.toLocaleString("en-GB");
    throw refusal("too_many_merged_ranges", { expected });
  }
  ranges.push(range);
}
