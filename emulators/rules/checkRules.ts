import { refuse } from "./RulesProblem.ts";
import type { Expression, Match, RulesFunction } from "./syntax.ts";

/** The names in sight of an expression; functions with the number of their parameters. */
type Names = {
  readonly variables: readonly string[];
  readonly functions: ReadonlyMap<string, number>;
};

/**
 * Refuses rules that name what is not there. A function may call those declared above it, so that
 * none calls itself.
 */
export function checkRules(matches: readonly Match[]): void {
  const names: Names = { variables: ["request", "resource"], functions: new Map() };
  for (const match of matches) checkMatch(match, names);
}

function checkMatch({ pattern, functions, allows, matches }: Match, outer: Names): void {
  const wildcards = pattern.flatMap(({ kind, name }) => (kind === "wildcard" ? [name] : []));
  const names = {
    variables: [...outer.variables, ...wildcards],
    functions: new Map(outer.functions),
  };
  for (const declared of functions) {
    checkFunction(declared, names);
    names.functions.set(declared.name, declared.parameters.length);
  }
  for (const { condition } of allows) checkExpression(condition, names);
  for (const match of matches) checkMatch(match, names);
}

function checkFunction({ parameters, lets, result }: RulesFunction, outer: Names): void {
  const names = { ...outer, variables: [...outer.variables, ...parameters] };
  for (const { name, value } of lets) {
    checkExpression(value, names);
    names.variables.push(name);
  }
  checkExpression(result, names);
}

function checkExpression(expression: Expression, names: Names): void {
  if (expression.kind === "name" && !names.variables.includes(expression.name))
    refuse(expression, `there is no variable '${expression.name}'`);
  if (expression.kind === "call") {
    const { name, args } = expression;
    const count = names.functions.get(name);
    if (count === undefined) refuse(expression, `there is no function '${name}' above`);
    if (count !== args.length) refuse(expression, `'${name}' does not take ${args.length}`);
  }
  for (const part of partsOf(expression)) checkExpression(part, names);
}

/** The expressions directly inside an expression. */
function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "list":
      return expression.items;
    case "member":
      return [expression.object];
    case "call":
      return expression.args;
    case "method":
      return [expression.object, ...expression.args];
    case "not":
      return [expression.operand];
    case "and":
    case "or":
    case "binary":
      return [expression.left, expression.right];
    default:
      return [];
  }
}
