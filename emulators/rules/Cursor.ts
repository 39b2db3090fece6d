import { lex, type Token } from "./lex.ts";
import { refuse } from "./RulesProblem.ts";

/** A place in the tokens of a rules file, moved on by the reading functions. */
export type Cursor = {
  readonly tokens: readonly Token[];
  index: number;
};

/** Starts reading a rules file. */
export function cursorOver(source: string): Cursor {
  return { tokens: lex(source), index: 0 };
}

/** Looks at the next token without taking it. */
export function peek(cursor: Cursor): Token {
  const token = cursor.tokens[cursor.index];
  if (!token) throw new Error("a lexed file always ends with the end token");
  return token;
}

/** Takes the next token. */
export function take(cursor: Cursor): Token {
  const token = peek(cursor);
  if (token.kind !== "end") cursor.index += 1;
  return token;
}

/** Takes the next token if it has this text and is not a string. */
export function takeIf(cursor: Cursor, text: string): Token | undefined {
  const token = peek(cursor);
  return token.kind !== "string" && token.kind !== "end" && token.text === text
    ? take(cursor)
    : undefined;
}

/** Takes the next token, which must have this text. */
export function expect(cursor: Cursor, text: string): Token {
  return takeIf(cursor, text) ?? unexpected(cursor, `'${text}'`);
}

/** Takes the next token, which must be a name. */
export function expectName(cursor: Cursor, what: string): Token {
  return peek(cursor).kind === "name" ? take(cursor) : unexpected(cursor, what);
}

/** Refuses the file because of its next token. */
export function unexpected(cursor: Cursor, wanted: string): never {
  const token = peek(cursor);
  const found = token.kind === "end" ? "the end of the file" : `'${token.text}'`;
  return refuse(token, `expected ${wanted}, found ${found}`);
}
