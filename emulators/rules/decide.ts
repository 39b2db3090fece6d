import { type BoundFunction, evaluate, type Scope } from "./evaluate.ts";
import { isEvaluationFailure, type RulesValue } from "./RulesValue.ts";
import type { Allow, Match, Operation, PatternSegment } from "./syntax.ts";

/** A request to be allowed or denied. */
export type RulesRequest = {
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly request: RulesValue;
  readonly resource: RulesValue;
};

/** Whether a request is allowed, and the errors its conditions ran into. */
export type Decision = { readonly isAllowed: boolean; readonly errors: readonly string[] };

/** Decides a request: allowed if any statement that fits it allows it; an error denies. */
export function decide(matches: readonly Match[], asked: RulesRequest): Decision {
  const variables = new Map([
    ["request", asked.request],
    ["resource", asked.resource],
  ]);
  const scope = { variables, functions: new Map<string, BoundFunction>() };
  const hearing = { asked, errors: [] };
  const isAllowed = matches.some((match) => allows(match, asked.path, scope, hearing));
  return { isAllowed, errors: hearing.errors };
}

/** What is asked, and the errors met so far in deciding it. */
type Hearing = { asked: RulesRequest; errors: string[] };

function allows(match: Match, path: readonly string[], outer: Scope, hearing: Hearing): boolean {
  const bound = bind(match.pattern, path);
  if (bound === null) return false;
  const functions = new Map(outer.functions);
  const scope = { variables: new Map([...outer.variables, ...bound]), functions };
  // Each sees those above it: a copy as it is declared.
  for (const declared of match.functions) {
    const above = { ...scope, functions: new Map(functions) };
    functions.set(declared.name, { declared, scope: above });
  }
  const rest = path.slice(match.pattern.length);
  if (rest.length === 0) return match.allows.some((allow) => grants(allow, scope, hearing));
  return match.matches.some((inner) => allows(inner, rest, scope, hearing));
}

/** What the wildcards of a pattern stand for at the beginning of a path; null where it does not fit. */
function bind(
  pattern: readonly PatternSegment[],
  path: readonly string[],
): Map<string, RulesValue> | null {
  const bound = new Map<string, RulesValue>();
  for (const [place, { kind, name }] of pattern.entries()) {
    const segment = path[place];
    if (segment === undefined || (kind === "text" && segment !== name)) return null;
    if (kind === "wildcard") bound.set(name, segment);
  }
  return bound;
}

function grants(allow: Allow, scope: Scope, { asked, errors }: Hearing): boolean {
  if (!allow.operations.includes(asked.operation)) return false;
  try {
    return evaluate(allow.condition, scope) === true;
  } catch (error) {
    if (!isEvaluationFailure(error)) throw error;
    errors.push(`${allow.line}:${allow.column} ${error.message}`);
    return false;
  }
}
