import { namesEquityAndLiabilities, sideOfWords } from "../../ingest/sections/sideOfWords.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { readType } from "../type/readType.ts";
import { easternCashIn } from "./easternCashIn.ts";
import type { Language } from "./Language.ts";
import type { ChartLanguage } from "./recogniseLanguage.ts";
import { translateName } from "./translateName.ts";

/**
 * An account with its name and type in the words of the vocabulary, and what the file calls it kept
 * beside; in a language that is not read its name says nothing, but for the standard ones of cash in the East.
 */
export function inEnglish(facts: AccountFacts, language: ChartLanguage): AccountFacts {
  if (facts.printed?.extent !== undefined) return facts;
  const { name, type, printed = { name, type } } = facts;
  const cash = typeof language === "string" ? easternCashIn(name) : null;
  if (cash !== null)
    return { ...facts, name: cash, printed: { ...printed, unread: 0, extent: "whole" } };
  if (language === "english") return facts;
  if (language === "unread") {
    // Paths are rooted in English words, and others of their parts may be too
    if (facts.printed?.isPath === true) return facts;
    return { ...facts, name: "", printed: { ...printed, unread: 1, extent: "part" } };
  }
  const { text, unread, extent } = translateName(name, language);
  return {
    ...facts,
    name: text,
    type: typeInEnglish(type, language),
    printed: { ...printed, unread, extent },
  };
}

/**
 * A type in the words of the vocabulary. One of which less than half is read may be of a program in English, or head
 * a side by a word of its own ("Aktiva").
 */
function typeInEnglish(type: string, language: Language): string {
  // Word by word it would be capital alone
  if (namesEquityAndLiabilities(type)) return "equity and liabilities";
  const { text, unread } = translateName(type, language);
  if (unread < HALF) return text;
  return readType(type) === null ? (sideOfWords(type, "balance_sheet") ?? type) : type;
}

const HALF = 0.5;
