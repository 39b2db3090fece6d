import { localeOf } from "./localeOf.ts";
import { readAmount } from "./readAmount.ts";

/** An amount as a statement prints it: no decimals, "-" for zero, parentheses for negatives. */
export function formatAmount(amount: string, currency: string): string {
  const { digits, isNegative, isZero } = readAmount(amount);
  if (isZero) return "-";
  const written = numberFormat(currency, { maximumFractionDigits: 0 }).format(digits);
  return isNegative ? `(${written})` : written;
}

/** An amount with its currency sign in running text: "£1,536,800", "(£12)" when negative. */
export function formatMoney(amount: string, currency: string, decimals: 0 | 2 = 0): string {
  const { digits, isNegative } = readAmount(amount);
  const written = numberFormat(currency, {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(digits);
  return isNegative ? `(${written})` : written;
}

/** An amount of a file as it was read, to the last decimal: "1,234.50", "(12.00)" when negative. */
export function formatExactly(amount: string, currency: string): string {
  const { digits, isNegative } = readAmount(amount);
  const written = numberFormat(currency, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(digits);
  return isNegative ? `(${written})` : written;
}

/** The sign a column of amounts is headed with ("£"). */
export function currencySign(currency: string): string {
  const parts = numberFormat(currency, { style: "currency", currency }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}

const made = new Map<string, Intl.NumberFormat>();

/** Made once for each way of writing: that takes longer than to write an amount with it. */
function numberFormat(currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([currency, options]);
  const format = made.get(key) ?? new Intl.NumberFormat(localeOf(currency), options);
  made.set(key, format);
  return format;
}
