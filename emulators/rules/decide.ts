import type { DocumentAccess } from "./DocumentAccess.ts";
import { evaluate } from "./evaluate.ts";
import { matchPath, type RequestSegment } from "./matchPath.ts";
import { isEvaluationFailure, type RulesValue } from "./RulesValue.ts";
import type { Scope } from "./Scope.ts";
import type { Allow, Match, Ruleset } from "./syntax.ts";

/** What can be asked of rules; read and write are only ways of writing several at once. */
export type Operation = "get" | "list" | "create" | "update" | "delete";

/** A request to be allowed or denied. */
export type RulesRequest = {
  readonly operation: Operation;
  readonly path: readonly RequestSegment[];
  readonly request: RulesValue;
  readonly resource: RulesValue;
  readonly access: DocumentAccess;
};

/** Whether a request is allowed, and the errors its conditions ran into. */
export type Decision = { readonly isAllowed: boolean; readonly errors: readonly string[] };

/** Decides a request: allowed if any statement that fits it allows it; an error denies. */
export function decide(rules: Ruleset, request: RulesRequest): Decision {
  const variables = new Map([
    ["request", request.request],
    ["resource", request.resource],
  ]);
  const scope: Scope = { variables, functions: rules.functions, outer: undefined };
  const errors: string[] = [];
  const isAllowed = rules.matches.some((match) =>
    allows(match, request.path, scope, request, errors),
  );
  return { isAllowed, errors };
}

function allows(
  match: Match,
  path: readonly RequestSegment[],
  outer: Scope,
  request: RulesRequest,
  errors: string[],
): boolean {
  return matchPath(match.pattern, path).some(({ variables, rest }) => {
    const scope: Scope = { variables, functions: match.functions, outer };
    const isHere = rest.length === 0;
    if (isHere && match.allows.some((allow) => grants(allow, scope, request, errors))) return true;
    return match.matches.some((inner) => allows(inner, rest, scope, request, errors));
  });
}

const meanings: Readonly<Record<string, readonly string[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

function grants(allow: Allow, scope: Scope, request: RulesRequest, errors: string[]): boolean {
  const operations = allow.operations.flatMap((operation) => meanings[operation] ?? [operation]);
  if (!operations.includes(request.operation)) return false;
  if (!allow.condition) return true;
  try {
    return evaluate(allow.condition, scope, request.access) === true;
  } catch (error) {
    if (!isEvaluationFailure(error)) throw error;
    errors.push(`${allow.line}:${allow.column} ${error.message}`);
    return false;
  }
}
