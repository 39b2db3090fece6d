import { type Cursor, expect, expectName, peek, take, takeIf, unexpected } from "./Cursor.ts";
import { parsePathLiteral } from "./parsePath.ts";
import { type Position, refuse } from "./RulesProblem.ts";
import { readInt, readString } from "./readLiteral.ts";
import type { EagerOperator, Expression } from "./syntax.ts";

/** Reads an expression: the loosest operator is the ternary. */
export function parseExpression(cursor: Cursor): Expression {
  const at = place(cursor);
  const test = parseOr(cursor);
  if (!takeIf(cursor, "?")) return test;
  const yes = parseExpression(cursor);
  expect(cursor, ":");
  return { kind: "choice", test, yes, no: parseExpression(cursor), ...at };
}

function parseOr(cursor: Cursor): Expression {
  const at = place(cursor);
  let left = parseAnd(cursor);
  while (takeIf(cursor, "||")) left = { kind: "or", left, right: parseAnd(cursor), ...at };
  return left;
}

function parseAnd(cursor: Cursor): Expression {
  const at = place(cursor);
  let left = parseEager(cursor, 0);
  while (takeIf(cursor, "&&")) left = { kind: "and", left, right: parseEager(cursor, 0), ...at };
  return left;
}

// From loosest to tightest, as the reference of the language orders them.
const levels: readonly (readonly (EagerOperator | "is")[])[] = [
  ["==", "!="],
  ["in", "is"],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];

function parseEager(cursor: Cursor, level: number): Expression {
  const operators = levels[level];
  if (!operators) return parseUnary(cursor);
  let left = parseEager(cursor, level + 1);
  for (;;) {
    const at = place(cursor);
    const operator = operators.find((candidate) => takeIf(cursor, candidate));
    if (operator === undefined) return left;
    left =
      operator === "is"
        ? { kind: "is", operand: left, type: expectName(cursor, "the name of a type").text, ...at }
        : { kind: "binary", operator, left, right: parseEager(cursor, level + 1), ...at };
  }
}

function parseUnary(cursor: Cursor): Expression {
  const at = place(cursor);
  if (takeIf(cursor, "!")) return { kind: "not", operand: parseUnary(cursor), ...at };
  if (takeIf(cursor, "-")) return { kind: "negate", operand: parseUnary(cursor), ...at };
  return parsePostfix(cursor);
}

function parsePostfix(cursor: Cursor): Expression {
  let object = parsePrimary(cursor);
  for (;;) {
    const at = place(cursor);
    if (takeIf(cursor, ".")) object = parseMember(cursor, object, at);
    else if (takeIf(cursor, "[")) object = parseIndex(cursor, object, at);
    else return object;
  }
}

function parseMember(cursor: Cursor, object: Expression, at: Position): Expression {
  const { text: name } = expectName(cursor, "the name of a field or method");
  if (!takeIf(cursor, "(")) return { kind: "member", object, name, ...at };
  return { kind: "method", object, name, args: parseUntil(cursor, ")"), ...at };
}

function parseIndex(cursor: Cursor, object: Expression, at: Position): Expression {
  const index = parseExpression(cursor);
  if (!takeIf(cursor, ":")) {
    expect(cursor, "]");
    return { kind: "index", object, index, ...at };
  }
  const to = parseExpression(cursor);
  expect(cursor, "]");
  return { kind: "range", object, from: index, to, ...at };
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
  const token = peek(cursor);
  const at = place(cursor);
  if (token.kind === "int") return { kind: "literal", value: readInt(take(cursor)), ...at };
  if (token.kind === "float") return { kind: "literal", value: Number(take(cursor).text), ...at };
  if (token.kind === "string") return { kind: "literal", value: readString(take(cursor)), ...at };
  if (token.kind === "name") return parseName(cursor, at);
  if (token.text === "/") return parsePathLiteral(cursor, parseExpression);
  if (takeIf(cursor, "[")) return { kind: "list", items: parseUntil(cursor, "]"), ...at };
  if (takeIf(cursor, "{")) return { kind: "map", entries: parseEntries(cursor), ...at };
  if (!takeIf(cursor, "(")) return unexpected(cursor, "an expression");
  const inner = parseExpression(cursor);
  expect(cursor, ")");
  return inner;
}

const constants = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

function parseName(cursor: Cursor, at: Position): Expression {
  const { text: name } = take(cursor);
  const constant = constants.get(name);
  if (constant !== undefined) return { kind: "literal", value: constant, ...at };
  if (name === "in" || name === "is") return refuse(at, `expected an expression, found '${name}'`);
  if (takeIf(cursor, "(")) return { kind: "call", name, args: parseUntil(cursor, ")"), ...at };
  return { kind: "name", name, ...at };
}

function parseEntries(cursor: Cursor): (readonly [Expression, Expression])[] {
  const entries: (readonly [Expression, Expression])[] = [];
  if (takeIf(cursor, "}")) return entries;
  do {
    const key = parseExpression(cursor);
    expect(cursor, ":");
    entries.push([key, parseExpression(cursor)]);
  } while (takeIf(cursor, ","));
  expect(cursor, "}");
  return entries;
}

function place(cursor: Cursor): Position {
  const { line, column } = peek(cursor);
  return { line, column };
}
