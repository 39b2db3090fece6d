import { currenciesOfSign } from "@tieout/core/money/currenciesOfSign";
import { isCurrencyCode } from "@tieout/core/money/currencyCodes";

/** "[$€-407]" and "[$CHF]": a sign, and the number of the country whose habits it is written by. */
const BRACKETED = /\[\$([^\][-]+)(?:-[^\][]*)?\]/;
const QUOTED = /"([^"]*)"/g;
/** A blank as wide as a sign, and what fills the cell: "_€" shows no euro. */
const UNSEEN = /[_*]./gu;
/** Quoted words, and brackets such as "[$-409]", which names a country alone. */
const NOT_SHOWN = /"[^"]*"|\[[^\][]*\]/g;
const BARE = /\p{Sc}/u;

/** The sign or code of a currency that a number format writes beside amounts (ECMA-376 18.8.31); "" where it writes none. */
export function currencyOfFormat(code: string): string {
  const format = code.replace(UNSEEN, "");
  const bracketed = BRACKETED.exec(format)?.[1]?.trim();
  if (bracketed !== undefined && isKnown(bracketed)) return bracketed;
  const quoted = [...format.matchAll(QUOTED)].map(([, text = ""]) => text.trim());
  return quoted.find(isKnown) ?? BARE.exec(format.replace(NOT_SHOWN, ""))?.[0] ?? "";
}

function isKnown(sign: string): boolean {
  return isCurrencyCode(sign) || currenciesOfSign(sign).length > 0;
}
