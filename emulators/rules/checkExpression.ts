import type { Callable } from "./Callable.ts";
import { methodArities } from "./callMethod.ts";
import { compilePattern } from "./compilePattern.ts";
import { globalFunctions, namespaces } from "./globalFunctions.ts";
import { typeNames } from "./operators.ts";
import { type Position, refuse } from "./RulesProblem.ts";
import { isEvaluationFailure } from "./RulesValue.ts";
import type { Expression } from "./syntax.ts";

/** The names in sight of an expression; functions with the number of their parameters. */
export type Names = {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, number>;
  readonly accessFunctions: ReadonlySet<string>;
};

const requestProperties = ["auth", "method", "path", "query", "resource", "time"];

/** Refuses an expression that uses a name, function, method, type or pattern not known. */
export function checkExpression(expression: Expression, names: Names): void {
  switch (expression.kind) {
    case "name":
      if (!names.variables.has(expression.name))
        refuse(expression, `there is no variable '${expression.name}'`);
      break;
    case "member":
      checkMember(expression, expression.object, expression.name);
      break;
    case "is":
      if (!typeNames.includes(expression.type))
        refuse(expression, `there is no type '${expression.type}'`);
      break;
    case "call":
      checkCall(expression, expression.name, expression.args.length, names);
      break;
    case "method":
      checkMethod(expression, expression.object, expression.name, expression.args, names);
      break;
  }
  const isNamespaced = expression.kind === "method" && isNamespace(expression.object);
  const parts = isNamespaced ? expression.args : partsOf(expression);
  for (const part of parts) checkExpression(part, names);
}

/** The expressions directly inside an expression. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "list":
      return expression.items;
    case "map":
      return expression.entries.flat();
    case "path":
      return expression.parts.filter((part) => typeof part !== "string");
    case "member":
      return [expression.object];
    case "index":
      return [expression.object, expression.index];
    case "range":
      return [expression.object, expression.from, expression.to];
    case "call":
      return expression.args;
    case "method":
      return [expression.object, ...expression.args];
    case "not":
    case "negate":
    case "is":
      return [expression.operand];
    case "and":
    case "or":
    case "binary":
      return [expression.left, expression.right];
    case "choice":
      return [expression.test, expression.yes, expression.no];
    default:
      return [];
  }
}

function checkMember(at: Position, object: Expression, name: string): void {
  if (object.kind !== "name" || object.name !== "request") return;
  if (!requestProperties.includes(name)) refuse(at, `request has no property '${name}'`);
}

function checkCall(at: Position, name: string, count: number, names: Names): void {
  const arities = aritiesOf(name, names);
  if (!arities) refuse(at, `there is no function '${name}'`);
  checkCount(at, name, arities, count);
}

function aritiesOf(name: string, names: Names): readonly Arity[] | undefined {
  const parameters = names.functions.get(name);
  if (parameters !== undefined) return [{ least: parameters, most: parameters }];
  if (names.accessFunctions.has(name)) return [{ least: 1, most: 1 }];
  const builtIn = Object.hasOwn(globalFunctions, name) ? globalFunctions[name] : undefined;
  return builtIn ? [builtIn] : undefined;
}

function checkMethod(
  at: Position,
  object: Expression,
  name: string,
  args: readonly Expression[],
  names: Names,
): void {
  if (isNamespace(object)) {
    checkCall(at, `${object.name}.${name}`, args.length, names);
    return;
  }
  const arities = methodArities.get(name);
  if (!arities) refuse(at, `there is no method '${name}'`);
  checkCount(at, name, arities, args.length);
  if (["matches", "split", "replace"].includes(name)) checkPattern(args[0]);
}

function isNamespace(object: Expression): object is Expression & { kind: "name" } {
  return object.kind === "name" && namespaces.has(object.name);
}

type Arity = Pick<Callable, "least" | "most">;

function checkCount(at: Position, name: string, arities: readonly Arity[], count: number): void {
  if (arities.some(({ least, most }) => count >= least && count <= most)) return;
  refuse(at, `'${name}' does not take ${count} argument${count === 1 ? "" : "s"}`);
}

function checkPattern(pattern: Expression | undefined): void {
  if (pattern?.kind !== "literal" || typeof pattern.value !== "string") return;
  try {
    compilePattern(pattern.value);
  } catch (error) {
    if (!isEvaluationFailure(error)) throw error;
    refuse(pattern, error.message);
  }
}
