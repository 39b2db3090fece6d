import type { Minor } from "./Minor.ts";
import { parseMinor } from "./parseMinor.ts";

/**
 * The minor units, in so many decimals, of an amount that is stored: its document may have been in
 * another currency, or of a release that gave every currency two decimals. Anything else is damage and
 * throws, without quoting it: errors stand in the log, and figures do not.
 */
export function minorInDecimals(stored: string, decimals: number): Minor {
  const parsed = parseMinor(stored, decimals);
  if (parsed === null) throw new Error("A stored amount does not read as one");
  return parsed.amount;
}
