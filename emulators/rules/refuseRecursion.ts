import { partsOf } from "./checkExpression.ts";
import { refuse } from "./RulesProblem.ts";
import type { Expression, Match, Ruleset, RulesFunction } from "./syntax.ts";

const deepest = 20;

/** Refuses functions that call themselves, or each other more than twenty deep. */
export function refuseRecursion(rules: Ruleset): void {
  visitBlock(rules, new Map());
}

type Visible = ReadonlyMap<string, { declared: RulesFunction; visible: Visible }>;
type Block = { readonly functions: readonly RulesFunction[]; readonly matches: readonly Match[] };

function visitBlock(block: Block, outer: Visible): void {
  const visible = new Map(outer);
  for (const declared of block.functions) visible.set(declared.name, { declared, visible });
  for (const declared of block.functions) follow(declared, visible, []);
  for (const match of block.matches) visitBlock(match, visible);
}

function follow(declared: RulesFunction, visible: Visible, trail: readonly RulesFunction[]): void {
  if (trail.includes(declared)) refuse(declared, `the function '${declared.name}' calls itself`);
  if (trail.length >= deepest)
    refuse(declared, `functions call each other more than ${deepest} deep`);
  const bodies = [...declared.lets.map(({ value }) => value), declared.result];
  for (const name of bodies.flatMap(namesCalled)) {
    const called = visible.get(name);
    if (called) follow(called.declared, called.visible, [...trail, declared]);
  }
}

function namesCalled(expression: Expression): string[] {
  const own = expression.kind === "call" ? [expression.name] : [];
  return [...own, ...partsOf(expression).flatMap(namesCalled)];
}
