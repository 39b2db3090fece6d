/** All subsets of the items, with the empty one and the full one: 2 to the power of their number. */
export function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const subsets: Item[][] = [[]];
  for (const item of items) subsets.push(...subsets.map((subset) => [...subset, item]));
  return subsets;
}
