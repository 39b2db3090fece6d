import { apportion } from "./apportion.ts";
import { divideRounded } from "./divideRounded.ts";
import type { Minor } from "./Minor.ts";

/**
 * Minor units while cash is traced: a number as long as it is exact, which nearly all are, and a bigint
 * beyond 2^53. An amount is always written in the same of the two ways, so `===` compares them. The
 * compiler refuses `+` and `*` between amounts: `plus` and the others keep them exact.
 */
export type Amount = number | bigint;

const MOST = Number.MAX_SAFE_INTEGER;
const MOST_MINOR = BigInt(MOST);

/** Minor units as an amount. */
export function amountOf(minor: Minor): Amount {
  return minor >= -MOST_MINOR && minor <= MOST_MINOR ? Number(minor) : minor;
}

/** An amount as minor units. */
export function toMinor(amount: Amount): Minor {
  return BigInt(amount);
}

/** Two amounts together. */
export function plus(one: Amount, other: Amount): Amount {
  if (typeof one === "number" && typeof other === "number") {
    const total = one + other;
    if (total >= -MOST && total <= MOST) return total;
  }
  return amountOf(BigInt(one) + BigInt(other));
}

/** What is left of an amount when another is taken off it. */
export function minus(one: Amount, other: Amount): Amount {
  return plus(one, -other);
}

/** The amount without its sign. */
export function absolute(amount: Amount): Amount {
  return amount < 0 ? -amount : amount;
}

/** An amount without sign, on the side of another. */
export function onSideOf(size: Amount, side: Amount): Amount {
  return side < 0 ? -size : size;
}

/** The smaller of two amounts. */
export function smaller(left: Amount, right: Amount): Amount {
  return left < right ? left : right;
}

/** `part` of `whole` of an amount, rounded half away from zero. The whole must not be nil. */
export function shareOf(amount: Amount, part: Amount, whole: Amount): Amount {
  if (part === whole) return amount;
  return amountOf(divideRounded(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/** Shares an amount out in proportion to weights, none of them negative, to the minor unit. */
export function apportionAmount(amount: Amount, weights: readonly Amount[]): Amount[] {
  const [only] = weights;
  if (only !== undefined && weights.length === 1) return [only === 0 ? 0 : amount];
  if (weights.reduce(plus, 0) === amount) return [...weights];
  return apportion(BigInt(amount), weights.map(BigInt)).map(amountOf);
}
