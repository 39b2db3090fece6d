import { decimalsOf, separateThousands } from "@tieout/core";
import { localeOf } from "./localeOf.ts";
import { readAmount } from "./readAmount.ts";

/** An amount as a statement prints it: no decimals, "-" for zero, parentheses for negatives. */
export function formatAmount(amount: string): string {
  const { digits, isNegative, isZero } = readAmount(amount);
  if (isZero) return "-";
  const written = write(digits, 0);
  return isNegative ? `(${written})` : written;
}

/** An amount with its currency sign in running text: "£1,536,800", "(£12)" when negative. */
export function formatMoney(
  amount: string,
  currency: string,
  precision: "whole" | "exactly" = "whole",
): string {
  const { digits, isNegative } = readAmount(amount);
  const money = writeMoney(digits, currency, precision === "whole" ? 0 : decimalsOf(currency));
  return isNegative ? `(${money})` : money;
}

/** An amount of a file as it was read, to the last decimal: "1,234.50", "(12.00)" when negative. */
export function formatExactly(amount: string, currency: string): string {
  const { digits, isNegative } = readAmount(amount);
  const written = write(digits, decimalsOf(currency));
  return isNegative ? `(${written})` : written;
}

/** The sign a column of amounts is headed with ("£"). */
export function currencySign(currency: string): string {
  const sign = signs[currency];
  if (sign !== undefined) return sign;
  const parts = moneyFormat(currency, 0).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** The browser's number format takes a phone a tenth of a second to make: the usual signs do without. */
const signs: Readonly<Record<string, string>> = { GBP: "£", EUR: "€", USD: "$" };

function writeMoney(digits: `${number}`, currency: string, decimals: number): string {
  const sign = signs[currency];
  if (sign === undefined) return moneyFormat(currency, decimals).format(digits);
  return `${sign}${write(digits, decimals)}`;
}

function moneyFormat(currency: string, decimals: number): Intl.NumberFormat {
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(localeOf(currency), { style: "currency", currency, ...places });
}

/** Digits without a sign, their thousands apart, rounded half up to so many decimals. */
function write(digits: string, decimals: number): string {
  const [whole = "0", fraction = ""] = digits.split(".");
  const kept = BigInt(whole + fraction.padEnd(decimals, "0").slice(0, decimals));
  const isUp = (fraction[decimals] ?? "0") >= "5";
  const rounded = (isUp ? kept + 1n : kept).toString().padStart(decimals + 1, "0");
  const at = rounded.length - decimals;
  const text = decimals === 0 ? rounded : `${rounded.slice(0, at)}.${rounded.slice(at)}`;
  return separateThousands(text);
}
