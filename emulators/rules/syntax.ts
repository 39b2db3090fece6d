import type { Position } from "./RulesProblem.ts";
import type { RulesValue } from "./RulesValue.ts";

/** The binary operators of the rules language that are evaluated eagerly. */
export type EagerOperator =
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%";

/** An expression of the rules language. */
export type Expression = Position &
  (
    | { readonly kind: "literal"; readonly value: RulesValue }
    | { readonly kind: "list"; readonly items: readonly Expression[] }
    | { readonly kind: "map"; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: "path"; readonly parts: readonly (string | Expression)[] }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "member"; readonly object: Expression; readonly name: string }
    | { readonly kind: "index"; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: "range";
        readonly object: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: "method";
        readonly object: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly kind: "not" | "negate"; readonly operand: Expression }
    | { readonly kind: "and" | "or"; readonly left: Expression; readonly right: Expression }
    | {
        readonly kind: "binary";
        readonly operator: EagerOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: "is"; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: "choice";
        readonly test: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
  );

/** A function declared in a service or a match block. */
export type RulesFunction = Position & {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly (Position & { readonly name: string; readonly value: Expression })[];
  readonly result: Expression;
};

/** One segment of a match path: literal text, one wildcard segment, or all the rest. */
export type PatternSegment =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "one" | "rest"; readonly name: string };

/** An allow statement; no condition means always. */
export type Allow = Position & {
  readonly operations: readonly string[];
  readonly condition: Expression | undefined;
};

/** A match block with what it holds. */
export type Match = Position & {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly RulesFunction[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
};

/** The services that rules are written for. */
export type ServiceName = "cloud.firestore" | "firebase.storage";

/** A rules file, read. */
export type Ruleset = {
  readonly service: ServiceName;
  readonly functions: readonly RulesFunction[];
  readonly matches: readonly Match[];
};
