/**
 * Appends to a list, in place unless it is empty. Nearly every entry and line has one element of each kind, and a list
 * that grows from empty gets capacity for seventeen.
 */
export function withOne<Each>(list: Each[], one: Each): Each[] {
  if (list.length === 0) return [one];
  list.push(one);
  return list;
}
