import { agreedCurrency, meaningOf } from "../ingest/currencies/CurrencyWritten.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import type { LedgerOrigin } from "./GeneralLedger.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";

/** What stands where a ledger says its currency may be other words, or a number. */
const CODE = /^[A-Z]{3}$/;
/** French ledgers are taken to be in euros by their format alone; it is the law of the Pacific francs too. */
const OF_FRENCH_LEDGERS = { said: "EUR", besides: "XPF" };

/** Whether a text has the shape of an ISO 4217 code. */
export function looksLikeCurrencyCode(text: string): boolean {
  return CODE.test(text);
}

/** That a ledger says another currency than the one its statement is to be in: its amounts are not translated. */
export function otherCurrencyIn(said: string, currency: string): Problem[] {
  if (!isOfOtherCurrency(said, currency)) return [];
  return [problem("ledger_of_other_currency", { value: said, expected: currency })];
}

/** Whether a ledger says another currency than the one it is to be read in; what is no code says none. */
export function isOfOtherCurrency(said: string, currency: string): boolean {
  if (!looksLikeCurrencyCode(said) || said === currency) return false;
  return said !== OF_FRENCH_LEDGERS.said || currency !== OF_FRENCH_LEDGERS.besides;
}

/** What the file says its amounts are in, else what books of its format are kept in, unless another one stands beside the amounts. */
export function currencyIn({
  header,
  amounts,
}: LedgerAssembly): Pick<LedgerOrigin, "currency" | "isUsualCurrency" | "currencyWritten"> {
  const { currency, usualCurrency = "", currencySigns = [] } = header;
  if (currency !== "") return { currency };
  const beside = [...amounts.signs].map(([sign, row]) => ({ sign, row }));
  const signs = [...currencySigns, ...beside].flatMap(({ sign, row }) => meaningOf(sign, row));
  const currencyWritten = agreedCurrency(signs);
  const written = currencyWritten && { currencyWritten };
  const isDenied = currencyWritten !== null && !currencyWritten.currencies.includes(usualCurrency);
  if (usualCurrency === "" || isDenied) return { currency, ...written };
  return { currency: usualCurrency, isUsualCurrency: true as const, ...written };
}
