import type { ClassifiedAccount } from "../Classification.ts";

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
