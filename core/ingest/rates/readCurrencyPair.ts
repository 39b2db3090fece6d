import { isCurrencyCode } from "../../money/currencyCodes.ts";

/** What a rate is of, and in which currency it is written where the file says so. */
export type CurrencyPair = { currency: string; inCurrency: string | null };

const PAIR = /^([A-Z]{3})(?:\s*[/\\:_-])?\s*([A-Z]{3})$/;

/** Reads "USD", or a pair as markets write it: GBP/USD 1.27 is one GBP in USD. Null for neither. */
export function readCurrencyPair(text: string): CurrencyPair | null {
  const written = text.trim().toUpperCase();
  if (isCurrencyCode(written)) return { currency: written, inCurrency: null };
  const [, currency = "", inCurrency = ""] = written.match(PAIR) ?? [];
  const isPair = isCurrencyCode(currency) && isCurrencyCode(inCurrency) && currency !== inCurrency;
  return isPair ? { currency, inCurrency } : null;
}
