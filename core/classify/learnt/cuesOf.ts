import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { foldName } from "../language/foldName.ts";
import { placeOf } from "../placeOf.ts";
import { correctSpelling } from "../words/correctSpelling.ts";
import { tokenise } from "../words/tokenise.ts";

/** The roles of the nearest accounts before and after in the order of codes, where they are sure. */
export type Beside = { before: Role | null; after: Role | null };

/**
 * What the learnt reading looks at of an account, each as a short text: the words of its name, their
 * pairs and stems, the words of its type, where it stands, on which side, how its code begins and what
 * stands beside it; where the name is of another language, its own words too.
 */
export function cuesOf(facts: AccountFacts, beside: Beside): string[] {
  const words = wordsOfName(facts.name);
  const typeWords = wordsOf(facts.type);
  const cues = [
    ...cuesOfName(words),
    ...cuesOfOwnWords(facts),
    ...typeWords.map((word) => `type ${word}`),
    `types ${typeWords.join(" ")}`,
    `place ${placeOf(facts).natures.join(" ")}`,
    `section ${facts.section ?? "?"}`,
    `side ${facts.side ?? "?"}`,
    ...(facts.side === null ? [] : words.map((word) => `${facts.side} ${word}`)),
    ...cuesOfCode(facts.code),
    `before ${beside.before ?? "?"}`,
    `after ${beside.after ?? "?"}`,
    `between ${beside.before ?? "?"} ${beside.after ?? "?"}`,
  ];
  return [...new Set(cues)];
}

/** The words of an account's name and type alone: few accounts need them once more, so they are not kept for all. */
export function cuesOfWords(facts: AccountFacts): string[] {
  const words = wordsOfName(facts.name).map((word) => `word ${word}`);
  const typeWords = wordsOf(facts.type).map((word) => `type ${word}`);
  return [...new Set([...words, ...ownWordsOf(facts).map((word) => `own ${word}`), ...typeWords])];
}

function wordsOfName(name: string): readonly string[] {
  return wordsOf(name).filter((word) => !/^\d+$/.test(word));
}

function wordsOf(text: string): readonly string[] {
  return correctSpelling(tokenise(text));
}

function cuesOfName(words: readonly string[]): string[] {
  return [
    ...words.map((word) => `word ${word}`),
    ...words.slice(1).map((word, index) => `pair ${words[index]} ${word}`),
    `first ${words[0] ?? ""}`,
    `last ${words.at(-1) ?? ""}`,
    ...words.filter((word) => word.length > 4).map((word) => `stem ${word.slice(0, 4)}`),
    ...words.filter((word) => word.length > 5).map((word) => `stem ${word.slice(0, 5)}`),
  ];
}

/** What a dictionary leaves out of a name of another language, or reads of it too broadly, may still be learnt. */
function cuesOfOwnWords(facts: AccountFacts): string[] {
  const words = ownWordsOf(facts);
  return [
    ...words.map((word) => `own ${word}`),
    ...words.filter((word) => word.length > 7).map((word) => `start ${word.slice(0, 6)}`),
  ];
}

function ownWordsOf({ printed }: AccountFacts): string[] {
  if (printed === undefined) return [];
  return foldName(printed.name)
    .split(" ")
    .filter((word) => word.length > 2 && !/\d/.test(word));
}

/** Charts number their accounts by kind: the first digit, and of how many, says something of it. */
function cuesOfCode(code: string): string[] {
  const digits = code.startsWith("~") ? "" : code.replace(/\D/g, "");
  return digits === "" ? [] : [`code ${digits[0]} of ${digits.length}`];
}
