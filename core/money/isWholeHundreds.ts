import type { Minor } from "./Minor.ts";

const HUNDRED = 100n;

/** Whether an amount is of whole hundreds of its currency: agreed amounts are, and may be equal by chance. */
export function isWholeHundreds(amount: Minor, decimals: number): boolean {
  return amount % (HUNDRED * 10n ** BigInt(decimals)) === 0n;
}
