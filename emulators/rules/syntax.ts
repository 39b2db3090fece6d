import type { Position } from "./RulesProblem.ts";
import type { RulesValue } from "./RulesValue.ts";

/** The operators between two values that are both worked out first. */
export type BinaryOperator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "*";

/** An expression of the rules language, as far as storage.rules uses it. */
export type Expression = Position &
  (
    | { readonly kind: "literal"; readonly value: RulesValue }
    | { readonly kind: "list"; readonly items: readonly Expression[] }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "member"; readonly object: Expression; readonly name: string }
    | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: "method";
        readonly object: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly kind: "not"; readonly operand: Expression }
    | { readonly kind: "and" | "or"; readonly left: Expression; readonly right: Expression }
    | {
        readonly kind: "binary";
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
  );

/** A function; it may call those declared above it. */
export type RulesFunction = Position & {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly (Position & { readonly name: string; readonly value: Expression })[];
  readonly result: Expression;
};

/** One segment of a match path: literal text, or a wildcard for one segment. */
export type PatternSegment = { readonly kind: "text" | "wildcard"; readonly name: string };

/** What may be asked of a file. */
export const operations = ["get", "list", "create", "update", "delete"] as const;

export type Operation = (typeof operations)[number];

/** An allow statement with its condition. */
export type Allow = Position & {
  readonly operations: readonly Operation[];
  readonly condition: Expression;
};

/** A match block: what it declares, allows and holds. */
export type Match = Position & {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly RulesFunction[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
};
