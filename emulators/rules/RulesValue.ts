/** A value of the rules language, as far as storage.rules uses it; whole numbers are bigint. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | string
  | readonly RulesValue[]
  | RulesMap
  | RulesOpaque;

/** A map with string keys. */
type RulesMap = ReadonlyMap<string, RulesValue>;

/** A value of a type that our rules have no use for, such as a time; touching it denies. */
type RulesOpaque = { readonly kind: "opaque"; readonly type: string };

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

/** The type of a value, as messages name it. */
export function typeNameOf(value: RulesValue): string {
  if (value === null) return "null";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "bigint") return "int";
  if (typeof value === "string") return "string";
  if (value instanceof Map) return "map";
  return "kind" in value ? value.type : "list";
}

/** Whether two plain values are equal; values of different types never are. */
export function equalValues(left: RulesValue, right: RulesValue): boolean {
  const isPlain = (value: RulesValue) => value === null || typeof value !== "object";
  if (typeNameOf(left) !== typeNameOf(right)) return false;
  if (isPlain(left)) return left === right;
  return failEvaluation(`values of type ${typeNameOf(left)} are not compared here`);
}
