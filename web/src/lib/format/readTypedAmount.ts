import { decimalsOf, separateThousands } from "@tieout/core";
import { type Separators, separatorsOf } from "./separatorsOf.ts";

/**
 * An amount as a person types it in the locale of its currency ("1,250.50", "1.250,50", "(80)"),
 * as the API writes it; null when it is not one. The API's own way ("1250.50") is read everywhere.
 */
export function readTypedAmount(typed: string, currency: string): string | null {
  if (typed.length > LONGEST) return null;
  const plain = typed.replaceAll(/[\s£$€]/g, "");
  const isBracketed = /^\(.*\)$/.test(plain);
  const digits = isBracketed ? plain.slice(1, -1) : plain.replace(/^[-−]/, "");
  const isNegative = isBracketed || digits !== plain;
  const amount = readDigits(digits, separatorsOf(currency), decimalsOf(currency));
  return amount === null ? null : `${isNegative && /[1-9]/.test(amount) ? "-" : ""}${amount}`;
}

/** Eighteen digits before the point, the most that the API takes, with the marks between them. */
const LONGEST = 40;

/** An amount of the API as it is typed and read in a form: "1,250.50", without a sign of currency. */
export function writeTypedAmount(amount: string, currency: string): string {
  const { group, decimal } = separatorsOf(currency);
  const [whole = "0", cents = ""] = amount.replace("-", "").split(".");
  const grouped = separateThousands(whole, group);
  const written = /[1-9]/.test(cents)
    ? `${grouped}${decimal}${cents.padEnd(decimalsOf(currency), "0")}`
    : grouped;
  return amount.startsWith("-") ? `-${written}` : written;
}

function readDigits(
  digits: string,
  { group, decimal }: Separators,
  decimals: number,
): string | null {
  const [, written] = /^\d+(?:\.(\d{1,3}))?$/.exec(digits) ?? [null, null];
  if (written !== null && isFraction(written, decimals)) return digits;
  const parts = digits.split(decimal);
  const [whole = "", cents] = parts;
  const groups = whole.split(group);
  const isGrouped =
    groups.length === 1
      ? /^\d+$/.test(whole)
      : groups.every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  if (!isGrouped || !isFraction(cents, decimals) || parts.length > 2) return null;
  return `${groups.join("")}${cents === undefined ? "" : `.${cents}`}`;
}

/** As many decimals as the currency has; where it has none, noughts say nothing else. */
function isFraction(cents: string | undefined, decimals: number): boolean {
  if (cents === undefined) return true;
  return decimals === 0
    ? /^0{1,2}$/.test(cents)
    : /^\d{1,3}$/.test(cents) && cents.length <= decimals;
}
