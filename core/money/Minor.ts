/**
 * An amount in minor units of one currency (pence, fils, whole yen), debit-positive inside the ledger:
 * `decimalsOf` says how many decimals they have. A bigint: exact at any size, and the compiler refuses
 * to mix it with a float.
 */
export type Minor = bigint;

/** Adds amounts; an empty list is zero. */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

/** The amount without its sign. */
export function absolute(amount: Minor): Minor {
  return amount < 0n ? -amount : amount;
}

/** The smaller of two amounts. */
export function smaller(left: Minor, right: Minor): Minor {
  return left < right ? left : right;
}

/** Orders amounts by their size, the largest first, whichever side they stand on. */
export function largestFirst(one: Minor, other: Minor): number {
  const [size, otherSize] = [absolute(one), absolute(other)];
  return size > otherSize ? -1 : Number(size < otherSize);
}
