import { formatMinor } from "./formatMinor.ts";
import type { Minor } from "./Minor.ts";
import { separateThousands } from "./separateThousands.ts";

/** An amount in a sentence, thousands apart and negatives in parentheses: "(1,234.50)". */
export function printMinor(amount: Minor): string {
  const written = separateThousands(formatMinor(amount < 0n ? -amount : amount));
  return amount < 0n ? `(${written})` : written;
}
