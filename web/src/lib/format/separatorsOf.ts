import { localeOf } from "./localeOf.ts";

export type Separators = { group: string; decimal: string };

/**
 * What stands between thousands, and before decimals, in the locale of a currency. The browser's
 * number format would tell, too, but takes a phone a tenth of a second to make.
 */
export function separatorsOf(currency: string): Separators {
  return localeOf(currency) === "de-DE"
    ? { group: ".", decimal: "," }
    : { group: ",", decimal: "." };
}
