import { rememberByObject } from "../../text/rememberRecent.ts";
import { bankNames } from "./bankNames.ts";
import { expandShortForm } from "./expandShortForm.ts";
import { ordinaryWords } from "./ordinaryWords.ts";
import { vocabulary } from "./vocabulary.ts";

/** The words with slips of the pen put right (a letter too many, too few or out of place) and stumps completed. */
export const correctSpelling = rememberByObject((tokens: readonly string[]) =>
  tokens.every((token) => vocabulary.has(token)) ? tokens : tokens.map(corrected),
);

/** Shorter words are too close to each other to be guessed at. */
const SHORTEST = 6;
const LONG = 8;

const byDeletion: ReadonlyMap<string, string> = indexDeletions(vocabulary);

function corrected(token: string): string {
  if (vocabulary.has(token) || ordinaryWords.has(token)) return token;
  if (token.length < SHORTEST) return expandShortForm(token) ?? token;
  for (const shorter of [token, ...deletions(token)]) {
    const word = vocabulary.has(shorter) ? shorter : byDeletion.get(shorter);
    if (word !== undefined && isSlip(token, word)) return word;
  }
  return expandShortForm(token) ?? token;
}

/** Another letter in place of one makes another word too easily (`housing`, `hosting`) unless it is long and no name. */
function isSlip(token: string, word: string): boolean {
  if (word.length < SHORTEST || word[0] !== token[0]) return false;
  if (isOneWhoDoes(token, word)) return false;
  if (token.length !== word.length || sorted(token) === sorted(word)) return true;
  return token.length >= LONG && !bankNames.has(word);
}

/** A retainer is not retained, nor a factor a factory: the end makes another word of the same stem. */
function isOneWhoDoes(token: string, word: string): boolean {
  const stem = token.slice(0, -1);
  return /(er|or|ar|ee)$/.test(token) && word.startsWith(stem);
}

function sorted(word: string): string {
  return Array.from(word).sort().join("");
}

function indexDeletions(words: ReadonlySet<string>): Map<string, string> {
  const index = new Map<string, string>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const shorter of deletions(word)) if (!index.has(shorter)) index.set(shorter, word);
  }
  return index;
}

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
