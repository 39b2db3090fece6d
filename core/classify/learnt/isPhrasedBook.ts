import type { ClassifiedAccount } from "../Classification.ts";

/**
 * Whether books word their names in phrases, as English translations of national charts do ("Transfers to
 * provisions for depreciation of stocks"), whose words often mean something only there: then small words join
 * what is said in more than one name of four.
 */
export function isPhrasedBook(accounts: readonly ClassifiedAccount[]): boolean {
  const phrases = accounts.filter(({ facts }) => PHRASE.test(facts.name)).length;
  return phrases > USUAL * accounts.length;
}

const PHRASE = /\b(?:of|for|from|to|with|by|in|on)\b/i;
const USUAL = 0.25;
