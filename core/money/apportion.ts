import { divideRounded } from "./divideRounded.ts";
import type { Minor } from "./Minor.ts";

/**
 * Shares an amount out in proportion to weights, to the minor unit: the shares sum to the amount, and
 * none is larger than its weight while the amount is no larger than the weights together. Rounding is
 * carried by the later ones. The amount and the weights must not be negative.
 */
export function apportion(amount: Minor, weights: readonly Minor[]): Minor[] {
  let left = amount;
  let weightLeft = 0n;
  for (const weight of weights) weightLeft += weight;
  return weights.map((weight) => {
    if (weight === 0n) return 0n;
    const share = weight === weightLeft ? left : divideRounded(weight * left, weightLeft);
    left -= share;
    weightLeft -= weight;
    return share;
  });
}
