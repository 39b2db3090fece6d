import { isCurrencyCode } from "../../money/currencyCodes.ts";

/**
 * The currency that the name of an account writes in capitals: "USD bank account", "Barclays EUR".
 * In a name that is all in capitals the codes that are words as well say nothing: "ALL BANKS".
 */
export function currencyNamed(name: string): string | undefined {
  const words = name.match(/\b[A-Z]{3}\b/g) ?? [];
  const isAllCapitals = name === name.toUpperCase();
  return words.find((word) => isCurrencyCode(word) && !(isAllCapitals && ALSO_WORDS.has(word)));
}

const ALSO_WORDS: ReadonlySet<string> = new Set(["ALL", "BOB", "TOP"]);
