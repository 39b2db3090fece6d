import { compilePattern } from "./compilePattern.ts";
import {
  equalValues,
  failEvaluation,
  isEvaluationFailure,
  type RulesValue,
  typeNameOf,
} from "./RulesValue.ts";
import type { BinaryOperator, Expression, RulesFunction } from "./syntax.ts";

/** The names that an expression can see. */
export type Scope = {
  readonly variables: ReadonlyMap<string, RulesValue>;
  readonly functions: ReadonlyMap<string, BoundFunction>;
};

/** A function with the names in sight where it was declared. */
export type BoundFunction = { readonly declared: RulesFunction; readonly scope: Scope };

/** Works out the value of an expression, or fails, which denies. */
export function evaluate(expression: Expression, scope: Scope): RulesValue {
  const inner = (part: Expression) => evaluate(part, scope);
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "list":
      return expression.items.map(inner);
    case "name":
      return known(scope.variables.get(expression.name), expression.name);
    case "member":
      return memberOf(inner(expression.object), expression.name);
    case "call":
      return call(scope.functions.get(expression.name), expression.args.map(inner));
    case "method":
      return callMethod(inner(expression.object), expression.name, expression.args.map(inner));
    case "not":
      return !truthOf(inner(expression.operand));
    case "and":
      return decide(inner, expression.left, expression.right, false);
    case "or":
      return decide(inner, expression.left, expression.right, true);
    case "binary":
      return applyOperator(expression.operator, inner(expression.left), inner(expression.right));
  }
}

type Inner = (part: Expression) => RulesValue;

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
  return typeof value === "boolean" ? value : wrongType("bool", value);
}

function textOf(value: RulesValue): string {
  return typeof value === "string" ? value : wrongType("string", value);
}

function wrongType(wanted: string, value: RulesValue): never {
  return failEvaluation(`expected ${wanted}, found ${typeNameOf(value)}`);
}

function known<Value>(value: Value | undefined, name: string): Value {
  return value === undefined ? failEvaluation(`${name} is undefined`) : value;
}

function memberOf(object: RulesValue, name: string): RulesValue {
  return object instanceof Map
    ? known(object.get(name), `property ${name}`)
    : failEvaluation(`${typeNameOf(object)} has no property ${name}`);
}

function call(found: BoundFunction | undefined, args: readonly RulesValue[]): RulesValue {
  const { declared, scope } = known(found, "the function");
  const variables = new Map(scope.variables);
  for (const [place, name] of declared.parameters.entries())
    variables.set(name, known(args[place], name));
  const inside = { ...scope, variables };
  for (const { name, value } of declared.lets) variables.set(name, evaluate(value, inside));
  return evaluate(declared.result, inside);
}

function callMethod(self: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  const text = textOf(self);
  if (name === "size") return BigInt([...text].length);
  if (name === "lower") return text.toLowerCase();
  const pattern = compilePattern(textOf(args[0] ?? null));
  return pattern?.test(text) ?? failEvaluation("the pattern is not supported");
}

function applyOperator(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (operator === "==") return equalValues(left, right);
  if (operator === "!=") return !equalValues(left, right);
  if (operator === "in") return isIn(left, right);
  if (typeof left !== "bigint") return wrongType("int", left);
  if (typeof right !== "bigint") return wrongType("int", right);
  if (operator === "*") return left * right;
  if (operator === "<") return left < right;
  if (operator === "<=") return left <= right;
  return operator === ">" ? left > right : left >= right;
}

function isIn(sought: RulesValue, holder: RulesValue): boolean {
  if (Array.isArray(holder)) return holder.some((item) => equalValues(item, sought));
  if (holder instanceof Map) return holder.has(textOf(sought));
  return failEvaluation(`'in' has no meaning for ${typeNameOf(holder)}`);
}
