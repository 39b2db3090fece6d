/** A value of the rules language: integers are bigint, floats are number. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RulesValue[]
  | RulesMap
  | RulesSet
  | RulesPath
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesMapDiff
  | RulesLatLng
  | RulesUnknown;

/** A map with string keys. */
export type RulesMap = ReadonlyMap<string, RulesValue>;

/** A set of distinct values. */
export type RulesSet = { readonly kind: "set"; readonly items: readonly RulesValue[] };

/** A path, cut into segments. */
export type RulesPath = { readonly kind: "path"; readonly segments: readonly string[] };

/** A run of bytes. */
export type RulesBytes = { readonly kind: "bytes"; readonly bytes: Uint8Array };

/** A moment, in nanoseconds since 1970 UTC. */
export type RulesTimestamp = { readonly kind: "timestamp"; readonly nanos: bigint };

/** A length of time in nanoseconds. */
export type RulesDuration = { readonly kind: "duration"; readonly nanos: bigint };

/** What changed from one map (before) to another (after). */
export type RulesMapDiff = {
  readonly kind: "map_diff";
  readonly after: RulesMap;
  readonly before: RulesMap;
};

/** A point on the globe, which rules here can only compare. */
type RulesLatLng = {
  readonly kind: "latlng";
  readonly latitude: number;
  readonly longitude: number;
};

/** Something a list request cannot know beforehand; touching it is an evaluation error. */
type RulesUnknown = { readonly kind: "unknown"; readonly what: string };

const failures = new WeakSet<Error>();

/** Ends the evaluation of a condition with an error, which denies. */
export function failEvaluation(message: string): never {
  const error = new Error(message);
  failures.add(error);
  throw error;
}

/** Whether an error was raised by `failEvaluation` and so means denial, not a bug of ours. */
export function isEvaluationFailure(error: unknown): error is Error {
  return error instanceof Error && failures.has(error);
}

/** Whether a value is a map of the rules language. */
export function isRulesMap(value: RulesValue): value is RulesMap {
  return value instanceof Map;
}

/** Whether a value is a list of the rules language. */
export function isRulesList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/** Names the type of a value as `is` and the messages spell it. */
export function typeNameOf(value: RulesValue): string {
  if (value === null) return "null";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "bigint") return "int";
  if (typeof value === "number") return "float";
  if (typeof value === "string") return "string";
  if (isRulesList(value)) return "list";
  if (isRulesMap(value)) return "map";
  if (value.kind === "unknown")
    return failEvaluation(`${value.what} is not known in a list request`);
  return value.kind;
}

/** Whether two values are equal; values of different types never are, but 1 == 1.0. */
export function equalValues(left: RulesValue, right: RulesValue): boolean {
  const [leftType, rightType] = [typeNameOf(left), typeNameOf(right)];
  if (isNumeric(left) && isNumeric(right)) return left <= right && left >= right;
  if (leftType !== rightType) return false;
  if (isRulesList(left) && isRulesList(right)) return equalLists(left, right);
  if (isRulesMap(left) && isRulesMap(right)) return equalMaps(left, right);
  if (typeof left === "object" && typeof right === "object") return equalObjects(left, right);
  return left === right;
}

function isNumeric(value: RulesValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

function equalLists(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return (
    left.length === right.length && left.every((item, i) => equalValues(item, right[i] ?? null))
  );
}

function equalMaps(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(
    ([key, value]) => right.has(key) && equalValues(value, right.get(key) ?? null),
  );
}

function equalObjects(left: RulesValue, right: RulesValue): boolean {
  if (left === null || right === null) return left === right;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (!("kind" in left) || !("kind" in right)) return false;
  if (left.kind === "set" && right.kind === "set") {
    return (
      left.items.length === right.items.length &&
      left.items.every((item) => includesValue(right.items, item))
    );
  }
  if (left.kind === "path" && right.kind === "path")
    return left.segments.join("/") === right.segments.join("/");
  if (left.kind === "bytes" && right.kind === "bytes")
    return Buffer.compare(left.bytes, right.bytes) === 0;
  if (left.kind === "timestamp" && right.kind === "timestamp") return left.nanos === right.nanos;
  if (left.kind === "duration" && right.kind === "duration") return left.nanos === right.nanos;
  if (left.kind === "latlng" && right.kind === "latlng") {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  return failEvaluation(`values of type ${left.kind} cannot be compared`);
}

/** Whether a list of values holds one equal to another. */
export function includesValue(items: readonly RulesValue[], sought: RulesValue): boolean {
  return items.some((item) => equalValues(item, sought));
}

/** Makes a set out of values, dropping repeats. */
export function setOf(items: Iterable<RulesValue>): RulesSet {
  const distinct: RulesValue[] = [];
  for (const item of items) if (!includesValue(distinct, item)) distinct.push(item);
  return { kind: "set", items: distinct };
}
