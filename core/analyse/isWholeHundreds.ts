import type { Minor } from "../money/Minor.ts";
import type { Books } from "./Books.ts";

const HUNDRED = 100n;

/** Whether an amount is of whole hundreds of its currency: agreed amounts are, and may be equal by chance. */
export function isWholeHundreds(amount: Minor, { decimals }: Pick<Books, "decimals">): boolean {
  return amount % (HUNDRED * 10n ** BigInt(decimals)) === 0n;
}
