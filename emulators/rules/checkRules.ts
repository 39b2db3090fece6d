import { checkExpression, type Names } from "./checkExpression.ts";
import { accessFunctionNames } from "./DocumentAccess.ts";
import { globalFunctions, namespaces } from "./globalFunctions.ts";
import { type Position, refuse } from "./RulesProblem.ts";
import { refuseRecursion } from "./refuseRecursion.ts";
import type { Match, Ruleset, RulesFunction } from "./syntax.ts";

/** Refuses rules that use a name, function, method or type the evaluator does not know. */
export function checkRules(rules: Ruleset): void {
  const access = rules.service === "cloud.firestore" ? accessFunctionNames : [];
  const names: Names = {
    variables: new Set(["request", "resource"]),
    functions: new Map(),
    accessFunctions: new Set(access),
  };
  checkBlock(rules, names);
  refuseRecursion(rules);
}

type Block = { readonly functions: readonly RulesFunction[]; readonly matches: readonly Match[] };

function checkBlock(block: Block, outer: Names): void {
  const functions = new Map(outer.functions);
  for (const declared of block.functions) {
    refuseTakenFunction(declared, declared.name);
    functions.set(declared.name, declared.parameters.length);
  }
  const names: Names = { ...outer, functions };
  for (const declared of block.functions) checkFunction(declared, names);
  for (const match of block.matches) checkMatch(match, names);
}

function checkFunction(declared: RulesFunction, outer: Names): void {
  let names = outer;
  for (const name of declared.parameters) names = withVariable(names, name, declared);
  for (const variable of declared.lets) {
    checkExpression(variable.value, names);
    names = withVariable(names, variable.name, variable);
  }
  checkExpression(declared.result, names);
}

function checkMatch(match: Match, outer: Names): void {
  let names = outer;
  for (const segment of match.pattern) {
    if (segment.kind !== "text") names = withVariable(names, segment.name, match);
  }
  const functions = new Map(names.functions);
  for (const declared of match.functions) functions.set(declared.name, declared.parameters.length);
  for (const { condition } of match.allows) {
    if (condition) checkExpression(condition, { ...names, functions });
  }
  checkBlock(match, names);
}

function withVariable(names: Names, name: string, at: Position): Names {
  refuseTakenVariable(at, name);
  return { ...names, variables: new Set([...names.variables, name]) };
}

// Variables and functions have names of their own, but a namespace looks like a variable.
function refuseTakenVariable(at: Position, name: string): void {
  if (["request", "resource"].includes(name) || namespaces.has(name)) refuseName(at, name);
}

function refuseTakenFunction(at: Position, name: string): void {
  const isTaken = accessFunctionNames.includes(name) || Object.hasOwn(globalFunctions, name);
  if (isTaken) refuseName(at, name);
}

function refuseName(at: Position, name: string): never {
  return refuse(at, `'${name}' already has a meaning in the language`);
}
