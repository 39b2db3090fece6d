import { formatMinor } from "../money/formatMinor.ts";
import { type Minor, sum } from "../money/Minor.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** Adds written amounts exactly; none are "0.00". */
export function addAmounts(amounts: Iterable<Amount>): Amount {
  return formatMinor(sum([...amounts].map(minorOf)));
}

/** The minor units of a written amount, which always has two decimals. */
export function minorOf(amount: Amount): Minor {
  return BigInt(amount.replace(".", ""));
}
