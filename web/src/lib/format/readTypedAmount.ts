import { decimalsOf, separateThousands } from "@tieout/core";

/**
 * An amount as a person types it ("1,250.50", "(80)", "1250.50"), as the API writes it; null when it is
 * not one. "1.250,50" can be read one way alone and is read too.
 */
export function readTypedAmount(typed: string, currency: string): string | null {
  if (typed.length > LONGEST) return null;
  const plain = typed.replaceAll(/[\s£$€]/g, "");
  const isBracketed = /^\(.*\)$/.test(plain);
  const digits = isBracketed ? plain.slice(1, -1) : plain.replace(/^[-−]/, "");
  const isNegative = isBracketed || digits !== plain;
  const amount = readDigits(withPoint(digits), decimalsOf(currency));
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

/** "1.250,50" as "1,250.50". */
function withPoint(digits: string): string {
  return /^[\d.]*\.\d{3},\d*$/.test(digits)
    ? digits.replace(/[.,]/g, (mark) => (mark === "," ? "." : ","))
    : digits;
}

function readDigits(digits: string, decimals: number): string | null {
  const [, written] = /^\d+(?:\.(\d{1,3}))?$/.exec(digits) ?? [null, null];
  if (written !== null && isFraction(written, decimals)) return digits;
  const parts = digits.split(".");
  const [whole = "", cents] = parts;
  const groups = whole.split(",");
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
