import type { Method } from "@tieout/core";
import * as z from "zod";

export const openPointsByMethod = z.object({ indirect: z.number(), direct: z.number() });

/** How many open points a statement has, by method. */
export type OpenPointsByMethod = z.infer<typeof openPointsByMethod>;

/** What is claimed of a statement: whether it ties out, and how much is still open. */
type Claim = { tiesOut: boolean; openPoints: OpenPointsByMethod | null };

/** Completed means that it ties out and nobody has to resolve a point of this method any more. */
export function statusOfClaim(
  { tiesOut, openPoints }: Claim,
  method: Method,
): "completed" | "needs_review" {
  return tiesOut && openPoints?.[method] === 0 ? "completed" : "needs_review";
}
