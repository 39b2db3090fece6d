import type { Language } from "./Language.ts";
import { aheadWords } from "./words/aheadWords.ts";
import { bookkeepingWords } from "./words/bookkeepingWords.ts";
import { everydayWords } from "./words/everydayWords.ts";
import { ownerWords } from "./words/ownerWords.ts";
import { partyWords } from "./words/partyWords.ts";
import { shortWords } from "./words/shortWords.ts";
import { taxedWords } from "./words/taxedWords.ts";

/** An entry of a dictionary: the words of the language and those of the vocabulary. */
export type Entry = { words: readonly string[]; isOpen: boolean; english: string };

/** The words of a language for looking up: by the beginning of the first word, the longest entries first. */
export type Dictionary = {
  entries: ReadonlyMap<string, readonly Entry[]>;
  filler: ReadonlySet<string>;
  prefixes: readonly string[];
};

/** The words of a table that holds for all languages, by the words of the vocabulary and by language. */
type SharedWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const shared: readonly SharedWords[] = [
  bookkeepingWords,
  everydayWords,
  aheadWords,
  ownerWords,
  shortWords,
  taxedWords,
];

/** The dictionary of a language, made once. */
export const dictionaryOf = makeOnce((language) => makeDictionary(language, shared));

/** The same with whom a current account may be kept, and what it is called. */
export const dictionaryOfParties = makeOnce((language) =>
  makeDictionary(language, [partyWords, ...shared]),
);

function makeOnce(make: (language: Language) => Dictionary): (language: Language) => Dictionary {
  const made = new Map<Language, Dictionary>();
  return (language) => {
    const dictionary = made.get(language) ?? make(language);
    made.set(language, dictionary);
    return dictionary;
  };
}

/** How many letters of a first word find its entries. */
const REACH = 3;

/** The beginning of a word, by which the entries that begin with it are found. */
export function keyOf(word: string): string {
  return word.slice(0, REACH);
}

function makeDictionary(
  { code, words, filler, prefixes = "" }: Language,
  tables: readonly SharedWords[],
): Dictionary {
  const entries = new Map<string, Entry[]>();
  const inAll = tables
    .flatMap(Object.entries<SharedWords[string]>)
    .map(([english, by]) => [english, by[code]]);
  // The first of equal ones holds
  for (const [english, phrases] of [...inAll, ...Object.entries(words)]) {
    if (english === undefined || phrases === undefined) continue;
    for (const phrase of phrases.split(", ")) addEntry(entries, phrase, english);
  }
  for (const its of entries.values()) its.sort((one, other) => lengthOf(other) - lengthOf(one));
  return { entries, filler: new Set(filler.split(" ")), prefixes: listed(prefixes) };
}

function listed(words: string): string[] {
  return words.split(" ").filter((word) => word !== "");
}

function addEntry(entries: Map<string, Entry[]>, phrase: string, english: string): void {
  const isOpen = phrase.endsWith("*");
  const plain = isOpen ? phrase.slice(0, -1) : phrase;
  const words = plain.split(" ");
  const entry = { words, isOpen, english };
  const key = keyOf(words[0] ?? "");
  entries.set(key, [...(entries.get(key) ?? []), entry]);
}

function lengthOf({ words }: Entry): number {
  return words.length * 100 + (words.at(-1)?.length ?? 0);
}
