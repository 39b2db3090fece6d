import type { Concept } from "../concepts/concepts.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import type { WrittenAdjustment } from "../statement/adjustments/WrittenAdjustment.ts";

/** The journal that shows a payment posted to a cost on the line it belongs to (IAS 7.10). */
export function proposeCashLine(
  account: string,
  concept: Concept,
  amount: Minor,
  reason: string,
  decimals: number,
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
