import { callMethod } from "./callMethod.ts";
import type { DocumentAccess } from "./DocumentAccess.ts";
import { globalFunctions, namespaces } from "./globalFunctions.ts";
import { applyOperator, isOfType, negateValue } from "./operators.ts";
import {
  failEvaluation,
  isEvaluationFailure,
  isRulesList,
  isRulesMap,
  type RulesPath,
  type RulesValue,
  typeNameOf,
} from "./RulesValue.ts";
import { callRulesFunction, findFunction, findVariable, type Scope } from "./Scope.ts";
import type { Expression } from "./syntax.ts";

/** Works out the value of an expression, or fails, which denies. */
export function evaluate(expression: Expression, scope: Scope, access: DocumentAccess): RulesValue {
  const inner = (part: Expression) => evaluate(part, scope, access);
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "list":
      return expression.items.map(inner);
    case "map":
      return new Map(expression.entries.map(([key, value]) => [textOf(inner(key)), inner(value)]));
    case "path":
      return pathOf(expression.parts, inner);
    case "name":
      return findVariable(scope, expression.name);
    case "member":
      return memberOf(inner(expression.object), expression.name);
    case "index":
      return itemAt(inner(expression.object), inner(expression.index));
    case "range":
      return rangeOf(inner(expression.object), inner(expression.from), inner(expression.to));
    case "call":
      return call(expression.name, expression.args.map(inner), scope, access);
    case "method":
      return callOn(expression.object, expression.name, expression.args, inner);
    default:
      return evaluateOperator(expression, inner);
  }
}

type Inner = (part: Expression) => RulesValue;

function evaluateOperator(expression: Expression, inner: Inner): RulesValue {
  switch (expression.kind) {
    case "and":
      return decide(inner, expression.left, expression.right, false);
    case "or":
      return decide(inner, expression.left, expression.right, true);
    case "not":
      return !truthOf(inner(expression.operand));
    case "negate":
      return negateValue(inner(expression.operand));
    case "binary":
      return applyOperator(expression.operator, inner(expression.left), inner(expression.right));
    case "is":
      return isOfType(inner(expression.operand), expression.type);
    case "choice":
      return truthOf(inner(expression.test)) ? inner(expression.yes) : inner(expression.no);
    default:
      throw new Error(`no way to evaluate ${expression.kind}`);
  }
}

/**
 * `||` is decided by a true on either side and `&&` by a false on either side, even when the
 * other side fails; only when neither side decides does a failure count.
 */
function decide(inner: Inner, left: Expression, right: Expression, deciding: boolean): boolean {
  const first = attempt(inner, left);
  if (first === deciding) return deciding;
  const second = truthOf(inner(right));
  if (second === deciding || typeof first === "boolean") return second;
  throw first;
}

function attempt(inner: Inner, part: Expression): boolean | Error {
  try {
    return truthOf(inner(part));
  } catch (error) {
    if (isEvaluationFailure(error)) return error;
    throw error;
  }
}

function truthOf(value: RulesValue): boolean {
  return typeof value === "boolean"
    ? value
    : failEvaluation(`expected bool, found ${typeNameOf(value)}`);
}

function textOf(value: RulesValue): string {
  return typeof value === "string"
    ? value
    : failEvaluation(`expected string, found ${typeNameOf(value)}`);
}

function pathOf(parts: readonly (string | Expression)[], inner: Inner): RulesPath {
  const segments = parts.flatMap((part) => {
    if (typeof part === "string") return [part];
    const value = inner(part);
    if (value !== null && typeof value === "object" && "kind" in value && value.kind === "path")
      return value.segments;
    const text = textOf(value);
    return text === "" || text.includes("/")
      ? failEvaluation(`${JSON.stringify(text)} is no path segment`)
      : [text];
  });
  return { kind: "path", segments };
}

function memberOf(object: RulesValue, name: string): RulesValue {
  if (!isRulesMap(object)) return failEvaluation(`${typeNameOf(object)} has no property ${name}`);
  const value = object.get(name);
  return value === undefined ? failEvaluation(`property ${name} is undefined on object`) : value;
}

function itemAt(object: RulesValue, index: RulesValue): RulesValue {
  if (isRulesMap(object)) return memberOf(object, textOf(index));
  const items = sequenceOf(object);
  const place = placeOf(index, items.length - 1);
  return (
    items[place] ?? (items.length > place ? null : failEvaluation("the index is out of range"))
  );
}

function rangeOf(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const items = sequenceOf(object);
  const end = placeOf(to, items.length);
  const range = items.slice(placeOf(from, end), end);
  return typeof object === "string" ? range.join("") : range;
}

function sequenceOf(object: RulesValue): readonly RulesValue[] {
  if (typeof object === "string") return [...object];
  if (isRulesList(object)) return object;
  if (object !== null && typeof object === "object" && "kind" in object && object.kind === "path")
    return object.segments;
  return failEvaluation(`${typeNameOf(object)} has no items`);
}

function placeOf(index: RulesValue, most: number): number {
  if (typeof index !== "bigint") return failEvaluation(`expected int, found ${typeNameOf(index)}`);
  return index >= 0n && index <= BigInt(most)
    ? Number(index)
    : failEvaluation("the index is out of range");
}

function call(
  name: string,
  args: readonly RulesValue[],
  scope: Scope,
  access: DocumentAccess,
): RulesValue {
  const found = findFunction(scope, name);
  if (found)
    return callRulesFunction(found, args, (part, within) => evaluate(part, within, access));
  const lookUp = access.functions.get(name);
  const [target] = args;
  if (lookUp && target !== undefined) return lookUp(target);
  const builtIn = Object.hasOwn(globalFunctions, name) ? globalFunctions[name] : undefined;
  return builtIn ? builtIn.run(undefined, args) : failEvaluation(`there is no function ${name}`);
}

function callOn(
  object: Expression,
  name: string,
  parts: readonly Expression[],
  inner: Inner,
): RulesValue {
  const args = parts.map(inner);
  if (object.kind === "name" && namespaces.has(object.name)) {
    const builtIn = globalFunctions[`${object.name}.${name}`];
    if (builtIn) return builtIn.run(undefined, args);
  }
  return callMethod(inner(object), name, args);
}
