/**
 * Sorts by keys, and tells where those of each key begin: the keys are small whole numbers, which are counted and
 * not compared, since there are millions of them. What has one key stays as it is.
 */
export function sortByKey(
  unsorted: Int32Array,
  keyOf: (value: number) => number,
  keyCount: number,
): { sorted: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(keyCount + 1);
  for (let place = 0; place < unsorted.length; place += 1) {
    const behind = keyOf(unsorted[place] ?? 0) + 1;
    starts[behind] = (starts[behind] ?? 0) + 1;
  }
  for (let key = 0; key < keyCount; key += 1)
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const free = starts.slice();
  const sorted = new Int32Array(unsorted.length);
  for (let place = 0; place < unsorted.length; place += 1) {
    const value = unsorted[place] ?? 0;
    const key = keyOf(value);
    const to = free[key] ?? 0;
    free[key] = to + 1;
    sorted[to] = value;
  }
  return { sorted, starts };
}
