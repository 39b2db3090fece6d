import { isCurrencyCode } from "../../money/currencyCodes.ts";
import { readCurrencyPair } from "./readCurrencyPair.ts";

/** Which way rates are written: so much of one currency for a unit of another; null where it is that of the row. */
export type RateDirection = { of: string | null; in: string | null; isOfMany: boolean };

/** Reads "EUR per 1 USD", "EUR per unit", "units per EUR", "1 EUR =" and "USD/EUR". Null where the words say nothing of it. */
export function readRateDirection(text: string): RateDirection | null {
  const words = wordsOf(text);
  const at = words.findIndex((word) => word === "PER" || word === "=");
  if (at < 0) return ofPair(words);
  const isPer = words[at] === "PER";
  const behind = words[at + 1] ?? "";
  const count = isPer ? behind : (words[at - 2] ?? "");
  const next = isPer && COUNT.test(behind) ? words[at + 2] : behind;
  const [before, after] = [codeOf(words[at - 1]), codeOf(isPer ? next : words.at(-1))];
  if (before === null && after === null) return null;
  const [of, inCurrency] = isPer ? [after, before] : [before, after];
  return { of, in: inCurrency, isOfMany: COUNT.test(count) && !ONE.test(count) };
}

/** The currency of a row as a pair, where it is said which way its rate is written; what contradicts it stays beside it and is refused. */
export function withDirection(currency: string, direction: RateDirection | null): string {
  const code = codeOf(currency.trim().toUpperCase());
  if (direction === null || code === null) return currency;
  const { of, in: inCurrency, isOfMany } = direction;
  const pair = `${of ?? code}/${inCurrency ?? code}`;
  if (isOfMany) return `${currency} (${pair} of more than 1)`;
  if (of !== null && inCurrency !== null && of !== code && inCurrency !== code)
    return `${currency} (${pair})`;
  // The presentation currency among the others
  return (of ?? inCurrency) === code && (of === null || inCurrency === null) ? currency : pair;
}

const COUNT = /^(?:\d+|ONE)$/;
const ONE = /^(?:1|ONE)$/;
const LONGEST = 200;

function wordsOf(text: string): string[] {
  const plain = text.slice(0, LONGEST).toUpperCase();
  return plain.split(/[^A-Z0-9=/]+/).filter((word) => word !== "");
}

function ofPair(words: readonly string[]): RateDirection | null {
  const pair = words
    .filter((word) => word.includes("/"))
    .map(readCurrencyPair)
    .find((found) => found !== null);
  return pair ? { of: pair.currency, in: pair.inCurrency, isOfMany: false } : null;
}

function codeOf(word = ""): string | null {
  return isCurrencyCode(word) ? word : null;
}
