import type { Token } from "./lex.ts";
import { refuse } from "./RulesProblem.ts";

const largest = 2n ** 63n - 1n;

/** Reads a whole number, which must fit 64 bits. */
export function readInt(token: Token): bigint {
  const value = BigInt(token.text);
  return value > largest ? refuse(token, `${token.text} does not fit in 64 bits`) : value;
}

const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "`": "`",
  "?": "?",
};

/** Reads the text between quotes, with its escapes. */
export function readString(token: Token): string {
  return token.text.slice(1, -1).replace(/\\(.)/g, (written, letter: string) => {
    const meant = escapes[letter];
    return meant ?? refuse(token, `the escape ${written} is not supported`);
  });
}
