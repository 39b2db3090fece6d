import { type Cursor, expect, expectName, peek, take, takeIf, unexpected } from "./Cursor.ts";
import { compilePattern } from "./compilePattern.ts";
import { type Position, refuse } from "./RulesProblem.ts";
import type { BinaryOperator, Expression } from "./syntax.ts";

/** Reads an expression: the loosest operator is `||`. */
export function parseExpression(cursor: Cursor): Expression {
  const at = placeOf(cursor);
  let left = parseAnd(cursor);
  while (takeIf(cursor, "||")) left = { kind: "or", left, right: parseAnd(cursor), ...at };
  return left;
}

function parseAnd(cursor: Cursor): Expression {
  const at = placeOf(cursor);
  let left = parseBinary(cursor, 0);
  while (takeIf(cursor, "&&")) left = { kind: "and", left, right: parseBinary(cursor, 0), ...at };
  return left;
}

// From loosest to tightest, as the reference of the language orders them.
const levels: readonly (readonly BinaryOperator[])[] = [
  ["==", "!="],
  ["in"],
  ["<", "<=", ">", ">="],
  ["*"],
];

function parseBinary(cursor: Cursor, level: number): Expression {
  const operators = levels[level];
  if (!operators) return parseUnary(cursor);
  let left = parseBinary(cursor, level + 1);
  for (;;) {
    const at = placeOf(cursor);
    const operator = operators.find((candidate) => takeIf(cursor, candidate));
    if (operator === undefined) return left;
    left = { kind: "binary", operator, left, right: parseBinary(cursor, level + 1), ...at };
  }
}

function parseUnary(cursor: Cursor): Expression {
  const at = placeOf(cursor);
  if (takeIf(cursor, "!")) return { kind: "not", operand: parseUnary(cursor), ...at };
  let object = parsePrimary(cursor);
  while (takeIf(cursor, ".")) object = parseMember(cursor, object);
  return object;
}

/** What can be called on a string, with the number of arguments. */
const methods: Readonly<Record<string, number>> = { size: 0, lower: 0, matches: 1 };

function parseMember(cursor: Cursor, object: Expression): Expression {
  const at = placeOf(cursor);
  const { text: name } = expectName(cursor, "the name of a field or method");
  if (!takeIf(cursor, "(")) return { kind: "member", object, name, ...at };
  const args = parseUntil(cursor, ")");
  if (methods[name] !== args.length) {
    return refuse(at, `there is no method '${name}' of ${args.length} arguments here`);
  }
  if (name === "matches") checkPattern(at, args[0]);
  return { kind: "method", object, name, args, ...at };
}

/** A pattern is written out, so that one we cannot read is refused before anything is decided. */
function checkPattern(at: Position, pattern: Expression | undefined): void {
  if (pattern?.kind !== "literal" || typeof pattern.value !== "string")
    refuse(at, "a pattern is a text between quotes");
  else if (compilePattern(pattern.value) === null)
    refuse(pattern, `the pattern ${pattern.value} is not supported`);
}

function parseUntil(cursor: Cursor, close: string): Expression[] {
  const items: Expression[] = [];
  if (takeIf(cursor, close)) return items;
  do items.push(parseExpression(cursor));
  while (takeIf(cursor, ","));
  expect(cursor, close);
  return items;
}

function parsePrimary(cursor: Cursor): Expression {
  const at = placeOf(cursor);
  const { kind } = peek(cursor);
  if (kind === "int") return { kind: "literal", value: BigInt(take(cursor).text), ...at };
  if (kind === "string") return { kind: "literal", value: readString(cursor), ...at };
  if (kind === "name") return parseName(cursor, at);
  if (takeIf(cursor, "[")) return { kind: "list", items: parseUntil(cursor, "]"), ...at };
  if (!takeIf(cursor, "(")) return unexpected(cursor, "an expression");
  const inner = parseExpression(cursor);
  expect(cursor, ")");
  return inner;
}

/** Takes a text and its quotes off. */
export function readString(cursor: Cursor): string {
  return take(cursor).text.slice(1, -1);
}

const constants: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

function parseName(cursor: Cursor, at: Position): Expression {
  const { text: name } = take(cursor);
  const constant = constants.get(name);
  if (constant !== undefined) return { kind: "literal", value: constant, ...at };
  if (name === "in") return refuse(at, "expected an expression, found 'in'");
  if (takeIf(cursor, "(")) return { kind: "call", name, args: parseUntil(cursor, ")"), ...at };
  return { kind: "name", name, ...at };
}

function placeOf(cursor: Cursor): Position {
  const { line, column } = peek(cursor);
  return { line, column };
}
