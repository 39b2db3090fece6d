import type { RulesValue } from "./RulesValue.ts";
import type { PatternSegment } from "./syntax.ts";

/** One segment of a requested path; a list request does not know every segment beforehand. */
export type RequestSegment =
  | string
  | { readonly kind: "any one" }
  | { readonly kind: "any number" };

/** One way a pattern fits the beginning of a path: what it bound, and what it left. */
export type Fit = {
  readonly variables: ReadonlyMap<string, RulesValue>;
  readonly rest: readonly RequestSegment[];
};

/** Finds every way a pattern fits the beginning of a path. */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly RequestSegment[],
): readonly Fit[] {
  const [first, ...others] = pattern;
  if (!first) return [{ variables: new Map(), rest: path }];
  if (first.kind === "rest") return fitRest(first.name, others, path);
  const [segment, ...rest] = path;
  if (segment === undefined || !fitsOne(first, segment)) return [];
  const fits = matchPath(others, rest);
  if (first.kind === "text") return fits;
  const value = typeof segment === "string" ? segment : unknownPart(first.name);
  return fits.map((fit) => bind(fit, first.name, value));
}

// A text or a single wildcard must not stand for a segment that could be several, or be another.
function fitsOne(pattern: PatternSegment, segment: RequestSegment): boolean {
  if (pattern.kind === "text") return pattern.text === segment;
  return typeof segment === "string" || segment.kind === "any one";
}

function fitRest(
  name: string,
  others: readonly PatternSegment[],
  path: readonly RequestSegment[],
): readonly Fit[] {
  return Array.from({ length: path.length + 1 }, (_, count) => {
    const taken = path.slice(0, count);
    return matchPath(others, path.slice(count)).map((fit) =>
      bind(fit, name, takenValue(name, taken)),
    );
  }).flat();
}

function takenValue(name: string, taken: readonly RequestSegment[]): RulesValue {
  const segments = taken.filter((segment) => typeof segment === "string");
  return segments.length === taken.length ? { kind: "path", segments } : unknownPart(name);
}

function unknownPart(name: string): RulesValue {
  return { kind: "unknown", what: `{${name}}` };
}

function bind(fit: Fit, name: string, value: RulesValue): Fit {
  return { ...fit, variables: new Map([...fit.variables, [name, value]]) };
}
