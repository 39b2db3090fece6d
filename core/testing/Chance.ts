/** Chance that is the same every time for the same seed. */
export type Chance = {
  /** A whole number from the range, both ends included. */
  between: (low: number, high: number) => number;
  /** Whether something of this probability (in percent) happens. */
  happens: (percent: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** An amount times a share drawn from a range of basis points, with odd cents. */
  share: (amount: bigint, low: number, high: number) => bigint;
};

/** Starts chance from a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    happens: (percent) => next() * 100 < percent,
    pick: ([first, ...others]) => [first, ...others][between(0, others.length)] ?? first,
    share: (amount, low, high) => {
      if (amount === 0n) return 0n;
      return (
        (amount * BigInt(between(Math.round(low), Math.round(high)))) / 10_000n +
        BigInt(between(-4_999, 4_999))
      );
    },
  };
}
