import { argument, type Callable, stringArgument, takes, wrongType } from "./Callable.ts";
import {
  equalValues,
  failEvaluation,
  includesValue,
  isRulesList,
  isRulesMap,
  type RulesMap,
  type RulesMapDiff,
  type RulesSet,
  type RulesValue,
  setOf,
} from "./RulesValue.ts";

type List = readonly RulesValue[];

/** What can be called on a list. */
export const listMethods: Readonly<Record<string, Callable<List>>> = {
  size: takes(0, (self) => BigInt(self.length)),
  hasAll: takes(1, (self, args) => itemsOf(args).every((item) => includesValue(self, item))),
  hasAny: takes(1, (self, args) => itemsOf(args).some((item) => includesValue(self, item))),
  hasOnly: takes(1, (self, args) => hasOnly(self, itemsOf(args))),
  concat: takes(1, (self, args) => [...self, ...listArgument(args)]),
  removeAll: takes(1, (self, args) => {
    const removed = listArgument(args);
    return self.filter((item) => !includesValue(removed, item));
  }),
  join: takes(1, (self, args) => {
    const words = self.map((item) => (typeof item === "string" ? item : wrongType("string", item)));
    return words.join(stringArgument(args, 0));
  }),
  toSet: takes(0, (self) => setOf(self)),
};

/** What can be called on a set. */
export const setMethods: Readonly<Record<string, Callable<RulesSet>>> = {
  size: takes(0, (self) => BigInt(self.items.length)),
  hasAll: takes(1, (self, args) => itemsOf(args).every((item) => includesValue(self.items, item))),
  hasAny: takes(1, (self, args) => itemsOf(args).some((item) => includesValue(self.items, item))),
  hasOnly: takes(1, (self, args) => hasOnly(self.items, itemsOf(args))),
  union: takes(1, (self, args) => setOf([...self.items, ...itemsOf(args)])),
  intersection: takes(1, (self, args) => {
    const other = itemsOf(args);
    return setOf(self.items.filter((item) => includesValue(other, item)));
  }),
  difference: takes(1, (self, args) => {
    const other = itemsOf(args);
    return setOf(self.items.filter((item) => !includesValue(other, item)));
  }),
};

/** What can be called on a map. */
export const mapMethods: Readonly<Record<string, Callable<RulesMap>>> = {
  size: takes(0, (self) => BigInt(self.size)),
  keys: takes(0, (self) => setOf(self.keys())),
  values: takes(0, (self) => [...self.values()]),
  get: takes(2, (self, args) => getOr(self, argument(args, 0), argument(args, 1))),
  diff: takes(1, (self, args) => {
    const before = argument(args, 0);
    return isRulesMap(before)
      ? { kind: "map_diff", after: self, before }
      : wrongType("map", before);
  }),
};

/** What can be called on the difference of two maps. */
export const mapDiffMethods: Readonly<Record<string, Callable<RulesMapDiff>>> = {
  addedKeys: takes(0, (self) => setOf(added(self))),
  removedKeys: takes(0, (self) => setOf(removed(self))),
  changedKeys: takes(0, (self) => setOf(shared(self, false))),
  unchangedKeys: takes(0, (self) => setOf(shared(self, true))),
  affectedKeys: takes(0, (self) =>
    setOf([...added(self), ...removed(self), ...shared(self, false)]),
  ),
};

function added({ after, before }: RulesMapDiff): string[] {
  return [...after.keys()].filter((key) => !before.has(key));
}

function removed({ after, before }: RulesMapDiff): string[] {
  return [...before.keys()].filter((key) => !after.has(key));
}

function shared({ after, before }: RulesMapDiff, isEqual: boolean): string[] {
  return [...after.keys()].filter(
    (key) =>
      before.has(key) && equalValues(after.get(key) ?? null, before.get(key) ?? null) === isEqual,
  );
}

function hasOnly(items: List, allowed: List): boolean {
  return items.every((item) => includesValue(allowed, item));
}

function itemsOf(args: List): List {
  const value = argument(args, 0);
  if (isRulesList(value)) return value;
  if (value !== null && typeof value === "object" && "kind" in value && value.kind === "set")
    return value.items;
  return wrongType("list or set", value);
}

function listArgument(args: List): List {
  const value = argument(args, 0);
  return isRulesList(value) ? value : wrongType("list", value);
}

function getOr(map: RulesMap, key: RulesValue, otherwise: RulesValue): RulesValue {
  if (typeof key === "string") return map.get(key) ?? (map.has(key) ? null : otherwise);
  if (!isRulesList(key) || key.length === 0)
    return failEvaluation("a key is a string or a list of strings");
  let current: RulesValue = map;
  for (const step of key) {
    if (typeof step !== "string") return wrongType("string", step);
    if (!isRulesMap(current) || !current.has(step)) return otherwise;
    current = current.get(step) ?? null;
  }
  return current;
}
