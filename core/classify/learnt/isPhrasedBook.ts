import type { ClassifiedAccount } from "../Classification.ts";
import { foldName } from "../language/foldName.ts";
import { isTranslated } from "../language/isTranslated.ts";

/**
 * Whether books word their names in phrases, as English translations of national charts do ("Transfers to
 * provisions for depreciation of stocks"), whose words often mean something only there: then small words join
 * what is said in more than one name of four.
 */
export function isPhrasedBook(accounts: readonly ClassifiedAccount[]): boolean {
  return arePhrases(accounts.map(({ facts }) => facts.name));
}

/** Whether so many of these names are phrases. */
export function arePhrases(names: readonly string[]): boolean {
  return names.filter((name) => PHRASE.test(name)).length > USUAL * names.length;
}

const PHRASE = /\b(?:of|for|from|to|with|by|in|on)\b/i;
const USUAL = 0.25;

/**
 * Whether books in another language have long names, as national charts have ("Verbindlichkeiten gegenüber verbundenen
 * Unternehmen"): a firm calls its accounts by one word or two, and by four or more less than once in five times.
 */
export function areLongNames(accounts: readonly ClassifiedAccount[]): boolean {
  const names = accounts.flatMap(({ facts }) =>
    isTranslated(facts) ? [facts.printed?.name ?? ""] : [],
  );
  return (
    names.filter((name) => foldName(name).split(" ").length >= LONG).length > OFTEN * names.length
  );
}

const LONG = 4;
const OFTEN = 0.3;
