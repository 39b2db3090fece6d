import { decimalsOf, separateThousands } from "@tieout/core";

/**
 * An amount as a person types it ("1,250.50", "(80)"), as the API writes it; null when it is not
 * one. In euros "1.250,50" is read too, where it can be nothing else.
 */
export function readTypedAmount(typed: string, currency: string): string | null {
  if (typed.length > LONGEST) return null;
  const plain = typed.replaceAll(/[\s£$€]/g, "");
  const isBracketed = /^\(.*\)$/.test(plain);
  const digits = isBracketed ? plain.slice(1, -1) : plain.replace(/^[-−]/, "");
  const isNegative = isBracketed || digits !== plain;
  const amount = readDigits(digits, currency);
  return amount === null ? null : `${isNegative && /[1-9]/.test(amount) ? "-" : ""}${amount}`;
}

/** Eighteen digits before the point, the most that the API takes, with the marks between them. */
const LONGEST = 40;

/** An amount of the API as it is typed and read in a form: "1,250.50", without a sign of currency. */
export function writeTypedAmount(amount: string, currency: string): string {
  const [whole = "0", cents = ""] = amount.replace("-", "").split(".");
  const grouped = separateThousands(whole);
  const written = /[1-9]/.test(cents)
    ? `${grouped}.${cents.padEnd(decimalsOf(currency), "0")}`
    : grouped;
  return amount.startsWith("-") ? `-${written}` : written;
}

type Separators = { group: string; decimal: string };

const english: Separators = { group: ",", decimal: "." };
const continental: Separators = { group: ".", decimal: "," };

function readDigits(digits: string, currency: string): string | null {
  const decimals = decimalsOf(currency);
  const amount = readWritten(digits, english, decimals);
  if (amount !== null || currency !== "EUR" || !digits.includes(",")) return amount;
  return readWritten(digits, continental, decimals);
}

function readWritten(
  digits: string,
  { group, decimal }: Separators,
  decimals: number,
): string | null {
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
