import { formatMinor } from "../money/formatMinor.ts";
import { sum } from "../money/Minor.ts";
import { minorOf } from "../money/minorOf.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** Adds decimal amounts exactly. */
export function addAmounts(amounts: Iterable<Amount>, decimals: number): Amount {
  return formatMinor(sum([...amounts].map(minorOf)), decimals);
}
