import { foldName } from "./foldName.ts";
import { easternCash } from "./words/easternCash.ts";

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(easternCash).flatMap(([english, names]) =>
    names.split(" ").map((name) => [foldName(name), english] as const),
  ),
);

/**
 * What a name in Chinese, Japanese or Korean says in the words of the vocabulary where it is a standard one of cash or
 * of money at a bank; null for any other. "银行存款-工商银行" is one, "现金折扣" is none.
 */
export function easternCashIn(name: string): string | null {
  if (!EASTERN.test(name)) return null;
  const parts = name.split(PARTED);
  const [first = ""] = parts.flatMap((part) => (LETTER.test(part) ? [foldName(part)] : []));
  return NAMES.get(first) ?? null;
}

const EASTERN = /[\p{Script=Han}\p{Script=Hangul}]/u;
const LETTER = /\p{L}/u;
/** What parts an account from the bank behind it, or a path from its last part. */
const PARTED = /[\s\-–—_/／(（:：・,，|]+/u;
