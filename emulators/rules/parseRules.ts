import { type Cursor, cursorOver, expect, expectName, peek, takeIf, unexpected } from "./Cursor.ts";
import { parseExpression, readString } from "./parseExpression.ts";
import { refuse } from "./RulesProblem.ts";
import {
  type Allow,
  type Match,
  type Operation,
  operations,
  type PatternSegment,
  type RulesFunction,
} from "./syntax.ts";

/** Reads the rules of Storage, refusing the first thing that is not understood. */
export function parseRules(source: string): readonly Match[] {
  const cursor = cursorOver(source);
  parseVersion(cursor);
  for (const word of ["service", "firebase", ".", "storage", "{"]) expect(cursor, word);
  const matches: Match[] = [];
  while (!takeIf(cursor, "}")) matches.push(parseMatch(cursor));
  if (peek(cursor).kind !== "end") return unexpected(cursor, "the end of the file");
  return matches;
}

function parseVersion(cursor: Cursor): void {
  expect(cursor, "rules_version");
  expect(cursor, "=");
  const at = peek(cursor);
  if (at.kind !== "string" || readString(cursor) !== "2")
    refuse(at, "only rules_version = '2' is supported");
  expect(cursor, ";");
}

function parseMatch(cursor: Cursor): Match {
  const { line, column } = expect(cursor, "match");
  const pattern = parsePattern(cursor);
  const functions: RulesFunction[] = [];
  const allows: Allow[] = [];
  const matches: Match[] = [];
  expect(cursor, "{");
  while (!takeIf(cursor, "}")) {
    const { text } = peek(cursor);
    if (text === "match") matches.push(parseMatch(cursor));
    else if (text === "allow") allows.push(parseAllow(cursor));
    else if (text === "function") functions.push(parseFunction(cursor));
    else unexpected(cursor, "'match', 'allow', 'function' or '}'");
  }
  return { pattern, functions, allows, matches, line, column };
}

/** Reads the path of a match block: /uploads/{uid}/{fileName}. */
function parsePattern(cursor: Cursor): PatternSegment[] {
  const segments: PatternSegment[] = [];
  while (takeIf(cursor, "/")) {
    const isWildcard = takeIf(cursor, "{") !== undefined;
    const { text: name } = expectName(cursor, "a path segment");
    if (isWildcard) expect(cursor, "}");
    segments.push({ kind: isWildcard ? "wildcard" : "text", name });
  }
  return segments.length === 0 ? unexpected(cursor, "a path beginning with '/'") : segments;
}

function parseAllow(cursor: Cursor): Allow {
  const { line, column } = expect(cursor, "allow");
  const allowed: Operation[] = [];
  do {
    const { text, ...at } = expectName(cursor, "an operation");
    const operation = operations.find((known) => known === text);
    allowed.push(operation ?? refuse(at, `there is no operation '${text}' here`));
  } while (takeIf(cursor, ","));
  expect(cursor, ":");
  expect(cursor, "if");
  const condition = parseExpression(cursor);
  expect(cursor, ";");
  return { operations: allowed, condition, line, column };
}

function parseFunction(cursor: Cursor): RulesFunction {
  expect(cursor, "function");
  const { text: name, line, column } = expectName(cursor, "the name of a function");
  const parameters = parseParameters(cursor);
  expect(cursor, "{");
  const lets = [];
  while (takeIf(cursor, "let")) {
    const { text, line, column } = expectName(cursor, "the name of a variable");
    expect(cursor, "=");
    lets.push({ name: text, value: parseExpression(cursor), line, column });
    expect(cursor, ";");
  }
  expect(cursor, "return");
  const result = parseExpression(cursor);
  expect(cursor, ";");
  expect(cursor, "}");
  return { name, parameters, lets, result, line, column };
}

function parseParameters(cursor: Cursor): string[] {
  const parameters: string[] = [];
  expect(cursor, "(");
  if (takeIf(cursor, ")")) return parameters;
  do parameters.push(expectName(cursor, "the name of a parameter").text);
  while (takeIf(cursor, ","));
  expect(cursor, ")");
  return parameters;
}
