const locales: Readonly<Record<string, string>> = { GBP: "en-GB", EUR: "de-DE" };

/** The locale amounts of a currency are written in (specification section 9). */
export function localeOf(currency: string): string {
  return locales[currency] ?? "en-US";
}
