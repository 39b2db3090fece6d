import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { rememberRecent } from "../../text/rememberRecent.ts";
import { ordinaryWords } from "../words/ordinaryWords.ts";
import { tokenise } from "../words/tokenise.ts";
import { vocabulary } from "../words/vocabulary.ts";
import { dictionaryOf } from "./dictionaryOf.ts";
import { foldName } from "./foldName.ts";
import type { Language } from "./Language.ts";
import { languages } from "./languages.ts";
import { translateName } from "./translateName.ts";

/** The language of a chart: English, another that is read, or none of them. */
export type ChartLanguage = "english" | "unread" | Language;

/**
 * The language that most names of a file are written in, by how much of them it knows. A few names
 * without a language of their own are taken for English.
 */
export function recogniseLanguage(accounts: readonly AccountFacts[]): ChartLanguage {
  const names = sample(accounts.map(({ name }) => name));
  const shares = names.map(sharesOf);
  const english = average(shares.map((its) => its.english));
  let best: { language: Language; share: number } | null = null;
  for (const [at, language] of languages.entries()) {
    const share = average(shares.map((its) => its.others[at] ?? 0));
    if (best === null || share > best.share) best = { language, share };
  }
  if (best !== null && best.share >= KNOWN && best.share > english * LIKELIER) return best.language;
  return english >= ENGLISH || names.length < FEWEST ? "english" : "unread";
}

/** This share of the words has to be known… */
const KNOWN = 0.4;
/** …and more than English knows: it shares many a word with the others. */
const LIKELIER = 1.05;
const ENGLISH = 0.3;
/** So few names may be of any language. */
const FEWEST = 8;

/** Names enough to tell a language, from all over the file. */
const MOST = 300;

function sample(names: readonly string[]): string[] {
  const told = [...new Set(names)].filter((name) => /\p{L}{3}/u.test(name));
  const step = Math.max(1, Math.ceil(told.length / MOST));
  return told.filter((_, at) => at % step === 0);
}

function average(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** How much of a name is known in English, and in each of the other languages. */
const sharesOf = rememberRecent((name) => ({
  english: shareInEnglish(name),
  others: languages.map((language) => shareIn(name, language)),
}));

function shareInEnglish(name: string): number {
  const words = tokenise(name).filter((word) => word.length > 1 && !/\d/.test(word));
  const known = words.filter((word) => vocabulary.has(word) || ordinaryWords.has(word));
  return words.length === 0 ? 0 : known.length / words.length;
}

/** What is read of a name, and its filler, which tells a language as well. */
function shareIn(name: string, language: Language): number {
  const words = foldName(name)
    .split(" ")
    .filter((word) => word.length > 1 && !/\d/.test(word));
  if (words.length === 0) return 0;
  const { filler } = dictionaryOf(language);
  const little = words.filter((word) => filler.has(word)).length;
  const { unread } = translateName(name, language);
  return ((1 - unread) * (words.length - little) + little) / words.length;
}
