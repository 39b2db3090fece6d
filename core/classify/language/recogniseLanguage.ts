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
 * The language that most names of a file are written in, by how much of them it knows: more than half, or
 * so much more than any other that abbreviations and place names are what is left. A few names without a
 * language of their own are taken for English.
 */
export function recogniseLanguage(accounts: readonly AccountFacts[]): ChartLanguage {
  const names = sample(accounts.map(({ name }) => name));
  const shares = names.map(sharesOf);
  const english = average(shares.map((its) => its.english));
  const [best, second] = languages
    .map((language, at) => ({ language, share: average(shares.map((its) => its.others[at] ?? 0)) }))
    .sort((one, other) => other.share - one.share);
  const next = Math.max(english, second?.share ?? 0);
  if (best !== undefined && best.share > english * LIKELIER) {
    if (best.share >= KNOWN || best.share >= Math.max(PARTLY_KNOWN, next * AHEAD))
      return best.language;
  }
  return english >= ENGLISH || names.length < FEWEST ? "english" : "unread";
}

/**
 * Whether a language knows fewer of the words of names than it takes to read them; English and languages that
 * are not read have no such bound.
 */
export function isLittleKnown(names: readonly string[], language: ChartLanguage): boolean {
  if (typeof language === "string") return false;
  const at = languages.indexOf(language);
  return average(sample(names).map((name) => sharesOf(name).others[at] ?? 0)) < KNOWN;
}

/** This share of the words has to be known… */
const KNOWN = 0.4;
/** …and more than English knows: it shares many a word with the others. */
const LIKELIER = 1.05;
/**
 * Less will do where no other language knows nearly as much: of charts in languages that are not read the
 * likeliest knew 0.17 at the most.
 */
const PARTLY_KNOWN = 0.3;
const AHEAD = 1.5;
const ENGLISH = 0.3;
/** So few names may be of any language. */
const FEWEST = 8;

/** Names enough to tell a language, from all over the file. */
const MOST = 300;

function sample(names: readonly string[]): string[] {
  const worded = [...new Set(names)].filter((name) => /\p{L}{3}/u.test(name));
  const step = Math.max(1, Math.ceil(worded.length / MOST));
  return worded.filter((_, at) => at % step === 0);
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
