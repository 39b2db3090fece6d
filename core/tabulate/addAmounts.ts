import { formatMinor } from "../money/formatMinor.ts";
import { sum } from "../money/Minor.ts";
import { minorOf } from "../money/minorOf.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** Adds written amounts exactly; none are "0.00". */
export function addAmounts(amounts: Iterable<Amount>): Amount {
  return formatMinor(sum([...amounts].map(minorOf)));
}
