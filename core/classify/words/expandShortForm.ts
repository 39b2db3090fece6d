import { coreWords } from "./coreWords.ts";

/** The word a shortened one stands for: its beginning (`prem`), or its bones (`impairmt`); null if none. */
export function expandShortForm(token: string): string | null {
  if (token.length < SHORTEST) return null;
  return coreWords.find((word) => isBeginning(token, word) || isSkeleton(token, word)) ?? null;
}

const SHORTEST = 3;

function isBeginning(token: string, word: string): boolean {
  return token.length > SHORTEST && word.startsWith(token);
}

/** The letters stand in the word in order, first and last alike: a vowel or a middle is left out. */
function isSkeleton(token: string, word: string): boolean {
  if (token[0] !== word[0] || token.at(-1) !== word.at(-1)) return false;
  if (token.length >= word.length || token.length < word.length * LEAST) return false;
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  return at === token.length;
}

const LEAST = 0.4;
