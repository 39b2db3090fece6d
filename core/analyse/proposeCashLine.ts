import type { Concept } from "../concepts/concepts.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import type { WrittenAdjustment } from "../statement/adjustments/WrittenAdjustment.ts";
import type { Books } from "./Books.ts";

/** A payment booked as a cost, the line it belongs to, and the reason. */
type Misposted = { account: string; concept: Concept; amount: Minor; reason: string };

/** A journal that moves such a payment to its line (IAS 7.10). */
export function proposeCashLine(
  { decimals }: Books,
  { account, concept, amount, reason }: Misposted,
): WrittenAdjustment {
  const written = formatMinor(amount, decimals);
  return {
    adjustmentType: "journal",
    reason,
    lines: [
      { account, debit: written },
      { cash: concept, credit: written },
    ],
  };
}
