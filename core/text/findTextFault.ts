import { type TextKind, textKinds } from "./textKinds.ts";

/**
 * What is wrong with a text: it is too long for its kind, half of a surrogate pair stands alone in
 * it, or it holds characters that nobody sees and that change what is seen.
 */
export type TextFault = "too_long" | "malformed" | "invisible";

/** Nearly every text is of these alone, and half a million of them are looked at. */
const PLAIN = /^[ -~]*$/;
/** In a pattern with the flag `u`, a surrogate is one that has no partner. */
const HALF = /\p{Cs}/u;
/** Control characters, line separators, and what turns the direction of the text around it (UAX 9). */
const INVISIBLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const LINE_BREAKS_AND_TABS = /[\t\n\r]/g;

/** The first thing wrong with a text of its kind; null when it is sound. */
export function findTextFault(text: string, kind: TextKind): TextFault | null {
  const { longest, form } = textKinds[kind];
  if (text.length > longest) return "too_long";
  if (PLAIN.test(text)) return null;
  if (HALF.test(text)) return "malformed";
  if (form === "any") return null;
  const looked = form === "lines" ? text.replace(LINE_BREAKS_AND_TABS, "") : text;
  return INVISIBLE.test(looked) ? "invisible" : null;
}
