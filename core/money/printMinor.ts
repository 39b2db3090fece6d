import { formatMinor } from "./formatMinor.ts";
import type { Minor } from "./Minor.ts";
import { printWritten } from "./printWritten.ts";

/** An amount in a sentence, thousands apart and negatives in parentheses: "(1,234.50)". */
export function printMinor(amount: Minor, decimals: number): string {
  return printWritten(formatMinor(amount, decimals));
}
