/** What Windows-1252 has in the places of control characters; five of them are empty, and one is a line break. */
const MARKS: Readonly<Record<string, string>> = {
  "\u0080": "€",
  "\u0082": "‚",
  "\u0083": "ƒ",
  "\u0084": "„",
  "\u0086": "†",
  "\u0087": "‡",
  "\u0088": "ˆ",
  "\u0089": "‰",
  "\u008a": "Š",
  "\u008b": "‹",
  "\u008c": "Œ",
  "\u008e": "Ž",
  "\u0091": "‘",
  "\u0092": "’",
  "\u0093": "“",
  "\u0094": "”",
  "\u0095": "•",
  "\u0096": "–",
  "\u0097": "—",
  "\u0098": "˜",
  "\u0099": "™",
  "\u009a": "š",
  "\u009b": "›",
  "\u009c": "œ",
  "\u009e": "ž",
  "\u009f": "Ÿ",
};

/**
 * The text with the dashes and quotation marks of Windows-1252 where they were read as ISO-8859-1, as the standard of web
 * pages reads them (WHATWG Encoding): in no other way does a control character of that range come into a report.
 */
export function withWindowsMarks(text: string): string {
  return text.replace(/[\p{Cc}]/gu, (mark) => MARKS[mark] ?? mark);
}
