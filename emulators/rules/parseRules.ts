import {
  type Cursor,
  cursorOver,
  expect,
  expectName,
  peek,
  take,
  takeIf,
  unexpected,
} from "./Cursor.ts";
import { parseExpression } from "./parseExpression.ts";
import { parsePattern } from "./parsePath.ts";
import { refuse } from "./RulesProblem.ts";
import { readString } from "./readLiteral.ts";
import type { Allow, Match, Ruleset, RulesFunction, ServiceName } from "./syntax.ts";

/** Reads a whole rules file, refusing the first thing it does not understand. */
export function parseRules(source: string): Ruleset {
  const cursor = cursorOver(source);
  parseVersion(cursor);
  expect(cursor, "service");
  const service = parseServiceName(cursor);
  expect(cursor, "{");
  const body = parseBody(cursor);
  const [stray] = body.allows;
  if (stray) return refuse(stray, "an allow statement belongs inside a match block");
  if (peek(cursor).kind !== "end") return unexpected(cursor, "the end of the file");
  return { service, functions: body.functions, matches: body.matches };
}

function parseVersion(cursor: Cursor): void {
  const at = peek(cursor);
  if (!takeIf(cursor, "rules_version")) {
    refuse(at, "rules_version = '2' is required: version 1 means other things");
  }
  expect(cursor, "=");
  const version = take(cursor);
  if (version.kind !== "string" || readString(version) !== "2") {
    refuse(version, "only rules_version = '2' is supported");
  }
  expect(cursor, ";");
}

function parseServiceName(cursor: Cursor): ServiceName {
  const at = peek(cursor);
  const first = expectName(cursor, "the name of a service").text;
  expect(cursor, ".");
  const name = `${first}.${expectName(cursor, "the name of a service").text}`;
  if (name === "cloud.firestore" || name === "firebase.storage") return name;
  return refuse(at, `the service ${name} is not supported`);
}

type Body = { functions: RulesFunction[]; allows: Allow[]; matches: Match[] };

function parseBody(cursor: Cursor): Body {
  const body: Body = { functions: [], allows: [], matches: [] };
  while (!takeIf(cursor, "}")) {
    if (peek(cursor).text === "match") body.matches.push(parseMatch(cursor));
    else if (peek(cursor).text === "allow") body.allows.push(parseAllow(cursor));
    else if (peek(cursor).text === "function") body.functions.push(parseFunction(cursor));
    else unexpected(cursor, "'match', 'allow', 'function' or '}'");
  }
  return body;
}

function parseMatch(cursor: Cursor): Match {
  const { line, column } = expect(cursor, "match");
  const pattern = parsePattern(cursor);
  expect(cursor, "{");
  return { pattern, ...parseBody(cursor), line, column };
}

const knownOperations = ["read", "write", "get", "list", "create", "update", "delete"];

function parseAllow(cursor: Cursor): Allow {
  const { line, column } = expect(cursor, "allow");
  const operations: string[] = [];
  do {
    const operation = expectName(cursor, "an operation");
    if (!knownOperations.includes(operation.text)) {
      return refuse(operation, `there is no operation '${operation.text}'`);
    }
    operations.push(operation.text);
  } while (takeIf(cursor, ","));
  let condition: Allow["condition"];
  if (takeIf(cursor, ":")) {
    expect(cursor, "if");
    condition = parseExpression(cursor);
  }
  expect(cursor, ";");
  return { operations, condition, line, column };
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
