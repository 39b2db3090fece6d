import { type Position, refuse } from "./RulesProblem.ts";

/** One word of a rules file. */
export type Token = Position & {
  readonly kind: "name" | "int" | "string" | "symbol" | "end";
  readonly text: string;
};

const blank = /(?:\s+|\/\/[^\n]*)+/y;
const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const int = /\d+/y;
const string = /'[^'\\\n]*'/y;
const symbol = /\|\||&&|==|!=|<=|>=|[{}()[\],;:.<>=!*/]/y;

const readers: readonly (readonly [Token["kind"], RegExp])[] = [
  ["name", word],
  ["int", int],
  ["string", string],
  ["symbol", symbol],
];

/** Cuts a rules file into tokens, the last of which is always the end. */
export function lex(source: string): Token[] {
  const positionOf = positions(source);
  const tokens: Token[] = [];
  let offset = readAt(blank, source, 0)?.length ?? 0;
  while (offset < source.length) {
    const token = readToken(source, offset, positionOf);
    tokens.push(token);
    offset += token.text.length;
    offset += readAt(blank, source, offset)?.length ?? 0;
  }
  tokens.push({ kind: "end", text: "", ...positionOf(offset) });
  return tokens;
}

function readToken(source: string, offset: number, positionOf: (offset: number) => Position) {
  for (const [kind, pattern] of readers) {
    const text = readAt(pattern, source, offset);
    if (text !== undefined) return { kind, text, ...positionOf(offset) };
  }
  return refuse(positionOf(offset), `unexpected character ${JSON.stringify(source[offset])}`);
}

function readAt(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}

function positions(source: string): (offset: number) => Position {
  const lineStarts = [0];
  for (const match of source.matchAll(/\n/g)) lineStarts.push(match.index + 1);
  return (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
}
