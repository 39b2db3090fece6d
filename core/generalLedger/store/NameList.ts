/** Names by number, none of them forgotten: the same name has the same number. */
export type NameList = { numbers: Map<string, number>; names: string[] };

/** A list without names. */
export function newNameList(): NameList {
  return { numbers: new Map(), names: [] };
}

/** The number of a name, which is added where it is new. */
export function nameNumber(list: NameList, name: string): number {
  const known = list.numbers.get(name);
  if (known !== undefined) return known;
  // A copy: the name may be cut out of a much longer text, which it would keep
  const own = ` ${name}`.slice(1);
  const number = list.names.length;
  list.names.push(own);
  list.numbers.set(own, number);
  return number;
}
