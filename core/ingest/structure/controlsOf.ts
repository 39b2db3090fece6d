import type { AmountColumn } from "../cells/AmountScans.ts";
import type { Control } from "./Control.ts";
import type { StatementItem } from "./StatementItem.ts";
import type { FoundSum } from "./sums/Reduction.ts";

/**
 * A control for each column in which the total has an amount. A sum of a single row proves nothing, so it gives none.
 */
export function controlsOf(
  { item, printed, read, agrees, parts }: FoundSum,
  items: readonly StatementItem[],
  columns: readonly AmountColumn[],
): Control[] {
  if (agrees && parts < 2) return [];
  return printed.flatMap((amount, column) => {
    const wanted = amount ?? 0n;
    const found = read[column] ?? 0n;
    if (amount === null || (wanted === 0n && found === 0n)) return [];
    const heading = columns[column]?.heading ?? "";
    const { label = "", row = 0 } = items[item] ?? {};
    return [
      {
        label,
        row,
        column: heading,
        printed: wanted,
        read: found,
        agrees: agrees || wanted === found,
      },
    ];
  });
}
