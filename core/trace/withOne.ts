/**
 * A list with one more, in place unless it is empty: nearly every entry and every line has one of a kind, and a list
 * that grows from none has room for seventeen.
 */
export function withOne<Each>(list: Each[], one: Each): Each[] {
  if (list.length === 0) return [one];
  list.push(one);
  return list;
}
