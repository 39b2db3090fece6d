/**
 * The locale amounts of a currency are written in. Euros are written as the text around them is:
 * Tieout speaks English, and "1.234" there is little more than one.
 */
export function localeOf(currency: string): string {
  return currency === "GBP" ? "en-GB" : "en-US";
}
