import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsOnly, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks about a name that says only that an account is miscellaneous ("Sundry", "Miscellaneous"), where neither type
 * nor heading tells its nature: others of that name were costs, income, and what is owed or owing.
 */
export function askMiscellaneous(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (isFinal(own) || own.role === null || placeOf(facts).natures.length === 1) return null;
    const words = tokenise(facts.name);
    return words.length > 0 && holdsOnly(words, MISCELLANEOUS)
      ? ask(own, "Its name says only that it is miscellaneous.")
      : null;
  });
}

const MISCELLANEOUS = wordSet("sundry miscellaneous other various general");
