import type { Callable } from "./Callable.ts";
import { listMethods, mapDiffMethods, mapMethods, setMethods } from "./collectionMethods.ts";
import {
  failEvaluation,
  isRulesList,
  isRulesMap,
  type RulesValue,
  typeNameOf,
} from "./RulesValue.ts";
import { bytesMethods, stringMethods } from "./stringMethods.ts";
import { durationMethods, timestampMethods } from "./timeMethods.ts";

type Arity = Pick<Callable, "least" | "most">;

/** Every method name there is, with the numbers of arguments it takes on one type or another. */
export const methodArities: ReadonlyMap<string, readonly Arity[]> = collectArities([
  stringMethods,
  bytesMethods,
  listMethods,
  setMethods,
  mapMethods,
  mapDiffMethods,
  timestampMethods,
  durationMethods,
]);

/** Calls a method on a value, failing if values of its type have no such method. */
export function callMethod(
  self: RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  if (typeof self === "string") return run(stringMethods, self, name, args);
  if (isRulesList(self)) return run(listMethods, self, name, args);
  if (isRulesMap(self)) return run(mapMethods, self, name, args);
  if (self === null || typeof self !== "object") return noMethod(self, name);
  if (self.kind === "set") return run(setMethods, self, name, args);
  if (self.kind === "map_diff") return run(mapDiffMethods, self, name, args);
  if (self.kind === "bytes") return run(bytesMethods, self, name, args);
  if (self.kind === "timestamp") return run(timestampMethods, self, name, args);
  if (self.kind === "duration") return run(durationMethods, self, name, args);
  return noMethod(self, name);
}

function run<Self extends RulesValue>(
  methods: Readonly<Record<string, Callable<Self>>>,
  self: Self,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method || args.length < method.least || args.length > method.most)
    return noMethod(self, name);
  return method.run(self, args);
}

function noMethod(self: RulesValue, name: string): never {
  return failEvaluation(`${typeNameOf(self)} has no method ${name} with these arguments`);
}

function collectArities(tables: readonly Readonly<Record<string, Arity>>[]): Map<string, Arity[]> {
  const arities = new Map<string, Arity[]>();
  for (const [name, arity] of tables.flatMap((table) => Object.entries(table))) {
    arities.set(name, [...(arities.get(name) ?? []), arity]);
  }
  return arities;
}
