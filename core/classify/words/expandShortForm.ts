import { coreWords } from "./coreWords.ts";

/** The word that was shortened: to its beginning (`prem`), or by leaving out letters (`impairmt`); null if none. */
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
  if (!looksShortened(token)) return false;
  if (token[0] !== word[0] || token.at(-1) !== word.at(-1)) return false;
  if (token.length >= word.length || token.length < word.length * LEAST) return false;
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  return at === token.length;
}

/** `impairmt` is nothing else, but `mail` is no short `material`: no vowel, or an end no word has. */
function looksShortened(token: string): boolean {
  if (token.length <= SHORTEST) return false;
  return NO_VOWEL.test(token) || (TWO_CONSONANTS_LAST.test(token) && !PLAIN_END.test(token));
}

const NO_VOWEL = /^.[^aeiouy]+$/;
const TWO_CONSONANTS_LAST = /[^aeiouy]{2}$/;
const PLAIN_END =
  /[aeiouy](n[cdgkst]|r[bcdfgklmnpstv]|s[hkmpst]|l[bdfkmpst]|c[hkt]|f[ft]|ght|gn|m[bp]|mpt|pt|ph|th|tch|wn|x[t]?|(bb|dd|gg|ll|mm|nn|rr|ss|tt|zz))$/;

const LEAST = 0.4;
