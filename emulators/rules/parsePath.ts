import { type Cursor, expect, expectName, moveTo, peek, takeIf, unexpected } from "./Cursor.ts";
import { refuse } from "./RulesProblem.ts";
import type { Expression, PatternSegment } from "./syntax.ts";

// Path text is looser than a name (user-profiles, (default)), so it is read from the source.
const segmentText = /\(default\)|[A-Za-z0-9_.~@%+-]+/y;

/** Reads the path of a match statement: /users/{uid}/{rest=**}. */
export function parsePattern(cursor: Cursor): PatternSegment[] {
  const start = peek(cursor);
  const segments: PatternSegment[] = [];
  while (takeIf(cursor, "/")) {
    segments.push(
      takeIf(cursor, "{") ? parseWildcard(cursor) : { kind: "text", text: readText(cursor) },
    );
  }
  if (segments.length === 0) return unexpected(cursor, "a path beginning with '/'");
  if (segments.filter(({ kind }) => kind === "rest").length > 1) {
    return refuse(start, "a match path may hold one recursive wildcard only");
  }
  return segments;
}

function parseWildcard(cursor: Cursor): PatternSegment {
  const { text: name } = expectName(cursor, "the name of a wildcard");
  const kind = takeIf(cursor, "=**") ? "rest" : "one";
  expect(cursor, "}");
  return { kind, name };
}

/** Reads a path inside an expression: /databases/$(database)/documents/users/$(uid). */
export function parsePathLiteral(
  cursor: Cursor,
  parseInner: (cursor: Cursor) => Expression,
): Expression {
  const { line, column } = peek(cursor);
  const parts: (string | Expression)[] = [];
  while (peek(cursor).text === "/" && startsSegment(cursor)) {
    expect(cursor, "/");
    parts.push(takeIf(cursor, "$") ? parseBinding(cursor, parseInner) : readText(cursor));
  }
  if (parts.length === 0) return unexpected(cursor, "an expression");
  return { kind: "path", parts, line, column };
}

function startsSegment(cursor: Cursor): boolean {
  const next = peek(cursor, 1);
  const isGlued = next.offset === peek(cursor).offset + 1;
  return isGlued && (next.text === "$" || next.text === "(" || next.kind !== "symbol");
}

function parseBinding(cursor: Cursor, parseInner: (cursor: Cursor) => Expression): Expression {
  expect(cursor, "(");
  const inner = parseInner(cursor);
  expect(cursor, ")");
  return inner;
}

function readText(cursor: Cursor): string {
  const { offset } = peek(cursor);
  segmentText.lastIndex = offset;
  const text = segmentText.exec(cursor.source)?.[0];
  if (text === undefined) return unexpected(cursor, "a path segment");
  moveTo(cursor, offset + text.length);
  return text;
}
