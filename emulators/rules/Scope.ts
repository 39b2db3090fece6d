import { failEvaluation, type RulesValue } from "./RulesValue.ts";
import type { Expression, RulesFunction } from "./syntax.ts";

/** The names an expression can see: a block's variables and functions, then those around it. */
export type Scope = {
  readonly variables: ReadonlyMap<string, RulesValue>;
  readonly functions: readonly RulesFunction[];
  readonly outer: Scope | undefined;
};

/** A function together with the scope it was declared in. */
export type BoundFunction = { readonly declaration: RulesFunction; readonly scope: Scope };

/** Looks a variable up, from the innermost scope outwards. */
export function findVariable(scope: Scope, name: string): RulesValue {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return failEvaluation(`there is no variable ${name}`);
}

/** Looks a function up, from the innermost scope outwards. */
export function findFunction(scope: Scope, name: string): BoundFunction | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const declaration = at.functions.find((candidate) => candidate.name === name);
    if (declaration) return { declaration, scope: at };
  }
  return undefined;
}

/** Calls a function of the rules file: its arguments, then its variables, then its result. */
export function callRulesFunction(
  { declaration, scope }: BoundFunction,
  args: readonly RulesValue[],
  evaluateIn: (part: Expression, scope: Scope) => RulesValue,
): RulesValue {
  const variables = new Map<string, RulesValue>();
  for (const [place, name] of declaration.parameters.entries()) {
    variables.set(name, args[place] ?? null);
  }
  const inside: Scope = { variables, functions: [], outer: scope };
  for (const { name, value } of declaration.lets) variables.set(name, evaluateIn(value, inside));
  return evaluateIn(declaration.result, inside);
}
