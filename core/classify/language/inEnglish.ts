import { namesEquityAndLiabilities } from "../../ingest/structure/sideOfWords.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { ChartLanguage } from "./recogniseLanguage.ts";
import { translateName } from "./translateName.ts";

/**
 * An account with its name and type in the words of the vocabulary, and what the file calls it kept
 * beside; in a language that is not read its name says nothing.
 */
export function inEnglish(facts: AccountFacts, language: ChartLanguage): AccountFacts {
  if (language === "english" || facts.printed?.extent !== undefined) return facts;
  const { name, type, printed = { name, type } } = facts;
  if (language === "unread") {
    // Paths are rooted in English words, and others of their parts may be too
    if (facts.printed?.isPath === true) return facts;
    return { ...facts, name: "", printed: { ...printed, unread: 1, extent: "part" } };
  }
  const { text, unread, extent } = translateName(name, language);
  const label = namesEquityAndLiabilities(type) ? BOTH_SIDES : translateName(type, language);
  return {
    ...facts,
    name: text,
    type: label.unread < HALF ? label.text : type,
    printed: { ...printed, unread, extent },
  };
}

/** Word by word it would be capital alone. */
const BOTH_SIDES = { text: "equity and liabilities", unread: 0 };

/** A type of which less is read is one of a program in English. */
const HALF = 0.5;
