/** Numbers that look like chance and are the same every time. */
export type Chance = {
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Begins a row of numbers from a seed. */
export function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  return { below, pick };
}
