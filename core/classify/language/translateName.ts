import type { ReadExtent } from "../../ledger/AccountFacts.ts";
import {
  type Dictionary,
  dictionaryOf,
  dictionaryOfParties,
  type Entry,
  keyOf,
} from "./dictionaryOf.ts";
import { foldName } from "./foldName.ts";
import type { Language } from "./Language.ts";

/** A name in the words of the vocabulary, how much of it was not read (0 to 1), and how far the dictionary has it. */
export type Translation = { text: string; unread: number; extent: ReadExtent };

/**
 * Reads a name of another language in the words of the vocabulary; what is not known is left out. An account that is
 * kept with a company of the group, an owner or a director is read as that ("Conto corrente consociata"), and never as
 * one at a bank.
 */
export function translateName(name: string, language: Language): Translation {
  const withParty = translate(name, language, dictionaryOfParties(language));
  const isOfParty = PARTY.test(withParty.text) && ACCOUNT.test(withParty.text);
  return isOfParty ? withParty : translate(name, language, dictionaryOf(language));
}

const PARTY = /\b(?:intercompany|shareholder|director)\b/;
const ACCOUNT = /\b(?:current account|bank|cash)\b/;

function translate(name: string, language: Language, dictionary: Dictionary): Translation {
  const words = foldName(name)
    .split(" ")
    .filter((word) => word !== "" && !/^\d+$/.test(word))
    .map((word) => withoutDigraphs(dictionary, language, word))
    .map((word) => withoutPrefix(dictionary, word));
  const read: Read[] = [];
  const weights = { known: 0, unknown: 0 };
  for (let at = 0; at < words.length; ) {
    const found = readWords(dictionary, words, at, language.joinsWords === true);
    if (found !== null) read.push(found);
    weights[found === null ? "unknown" : "known"] +=
      found?.count ?? weightOf(dictionary, words[at]);
    at += found?.count ?? 1;
  }
  const all = weights.known + weights.unknown;
  return {
    text: read.flatMap(({ english }) => english || []).join(" "),
    unread: all === 0 ? 1 : weights.unknown / all,
    extent: weights.unknown > 0 ? "part" : extentOf(read),
  };
}

function extentOf(read: readonly Read[]): ReadExtent {
  const [only] = read;
  if (read.length === 1 && only?.extent === "whole") return "whole";
  return only !== undefined && read.every(({ extent }) => extent !== "part") ? "everyWord" : "part";
}

/** A word that is not known, with one letter for the two that programs without marks write ("Rueckstellung"). */
function withoutDigraphs(dictionary: Dictionary, language: Language, word: string): string {
  const { digraphs, joinsWords } = language;
  if (digraphs === undefined || word.search(DIGRAPHS) < 0) return word;
  if (readWords(dictionary, [word], 0, joinsWords === true) !== null) return word;
  return word.replace(DIGRAPHS, (pair) => digraphs[pair] ?? pair);
}

/** Behind another vowel the two letters are two: "Steuer", "Bauer". */
const DIGRAPHS = /(?<![aeiouq])(?:ae|oe|ue|aa)/g;

/** A word without the article or the "and" it is written together with, unless the language has it so. */
function withoutPrefix(dictionary: Dictionary, word: string): string {
  const { prefixes, entries } = dictionary;
  if (prefixes.length === 0 || isKnown(entries, word)) return word;
  for (const prefix of prefixes) {
    const rest = word.slice(prefix.length);
    const isArticle = prefix.length > 1;
    if (!word.startsWith(prefix) || rest.length < SHORTEST_STEM) continue;
    if (isArticle || isKnown(entries, rest)) return rest;
  }
  return word;
}

const SHORTEST_STEM = 3;

function isKnown(entries: Dictionary["entries"], word: string): boolean {
  return (entries.get(keyOf(word)) ?? []).some(({ words: [first = ""], isOpen, words }) =>
    isOpen && words.length === 1 ? word.startsWith(first) : word === first,
  );
}

/** Filler, letters and numbers with letters say nothing, and their being unknown takes nothing away. */
function weightOf({ filler }: Dictionary, word: string | undefined): number {
  const isContent = word !== undefined && word.length > 2 && !filler.has(word) && !/\d/.test(word);
  return isContent ? 1 : 0;
}

/** What words say, how many of them, and how far: an entry has them but for an ending, or both parts of a word, or one. */
type Read = { english: string; count: number; extent: ReadExtent };

function readWords(
  dictionary: Dictionary,
  words: readonly string[],
  at: number,
  joinsWords: boolean,
): Read | null {
  const word = words[at] ?? "";
  const entries = dictionary.entries.get(keyOf(word)) ?? [];
  const whole = entries.find((entry) => isAt(entry, words, at));
  const isJoined =
    joinsWords && word.length >= JOINED && (whole === undefined || isBeginning(whole, word));
  const parts = isJoined ? readParts(dictionary, word) : null;
  if (parts !== null) return { ...parts, count: 1 };
  if (whole === undefined) return null;
  const count = whole.words.length;
  const ending = (words[at + count - 1] ?? "").length - (whole.words.at(-1) ?? "").length;
  return { english: whole.english, count, extent: ending < ENDING ? "whole" : "everyWord" };
}

/** What is known is no more than the beginning of a longer word. */
function isBeginning({ words: [own = "", ...others] }: Entry, word: string): boolean {
  return others.length === 0 && word.length > own.length + ENDING;
}

function isAt({ words, isOpen }: Entry, among: readonly string[], at: number): boolean {
  const last = words.length - 1;
  return words.every((word, place) => {
    const other = among[at + place] ?? "";
    return isOpen && place === last ? other.startsWith(word) : other === word;
  });
}

/** Shorter words are not taken apart, and parts that are shorter tell nothing. */
const JOINED = 8;
const SHORTEST = 4;

/** The kind is said last ("Gewerbesteuer-rückstellung"), what it is of before it, where that is known. */
function readParts(dictionary: Dictionary, word: string): Omit<Read, "count"> | null {
  for (let from = SHORTEST - 1; from <= word.length - SHORTEST; from += 1) {
    const last = entryOf(dictionary, word.slice(from));
    if (last === null) continue;
    const first =
      entryOf(dictionary, word.slice(0, from)) ?? entryOf(dictionary, word.slice(0, from - 1));
    if (first === null) return { english: last, extent: "part" };
    return { english: `${first} ${last}`, extent: "everyWord" };
  }
  return null;
}

function entryOf({ entries }: Dictionary, word: string): string | null {
  const its = entries.get(keyOf(word)) ?? [];
  const found = its.find(
    ({ words: [own = ""], isOpen, words }) =>
      words.length === 1 &&
      own.length >= SHORTEST &&
      (isOpen ? word.startsWith(own) && word.length <= own.length + ENDING : word === own),
  );
  return found?.english ?? null;
}

/** The longest ending of a part. */
const ENDING = 4;
