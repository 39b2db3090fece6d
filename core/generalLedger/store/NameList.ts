import { ownText } from "./textOfBytes.ts";
/** Names by number, none of them forgotten: the same name has the same number. */
export type NameList = {
  numbers: Map<string, number>;
  names: string[];
  /** The latest name, which the next line of an entry usually repeats. */
  last: string;
  lastNumber: number;
};

/** A list without names. */
export function newNameList(): NameList {
  return { numbers: new Map(), names: [], last: "", lastNumber: -1 };
}

/** The number of a name, which is added where it is new. */
export function nameNumber(list: NameList, name: string): number {
  if (name === list.last && list.lastNumber >= 0) return list.lastNumber;
  const number = list.numbers.get(name) ?? addName(list, name);
  list.last = list.names[number] ?? name;
  list.lastNumber = number;
  return number;
}

function addName(list: NameList, name: string): number {
  // A copy: the name may be cut out of a much longer text, which it would keep
  const own = ownText(name);
  const number = list.names.length;
  list.names.push(own);
  list.numbers.set(own, number);
  return number;
}
