/** Letters and digits that stand together, and what hyphens and strokes join to them. */
const WORD = /[\p{L}\d]+(?:[-/][\p{L}\d]+)*/gu;
/** Fewer digits than this are no number of a document. */
const LEAST_DIGITS = 3;
/** Years, months and days: 2025, 2025-03, 202503, 03/2025, 2025-03-15, 20250315, 15/03/2025. */
const DATE =
  /^(?:(?:19|20)\d{2}|(?:19|20)\d{2}[-/]?(?:0[1-9]|1[0-2])(?:[-/]?[0-3]\d)?|\d{1,2}[-/](?:19|20)\d{2}|\d{1,2}[-/]\d{1,2}[-/](?:\d{2}|\d{4}))$/;

/** The numbers of documents that a text may name ("Payment invoice 1043": 1043), without dates. */
export function numbersInText(text: string): string[] {
  if (!hasDigits(text)) return [];
  const words = text.match(WORD) ?? [];
  return words.filter(isNumber).map((word) => word.toLowerCase());
}

function isNumber(word: string): boolean {
  return hasDigits(word) && !DATE.test(word);
}

function hasDigits(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isDigit(text.charCodeAt(at))) digits += 1;
  }
  return digits >= LEAST_DIGITS;
}

/**
 * What the numbers of a series have in common, their length among it ("inv-00017", "inv24-017", "f/2024/017"):
 * all before the last digits, which begins with a letter; null for bare numbers.
 */
export function seriesOf(number: string): string | null {
  let end = number.length;
  while (end > 0 && isDigit(number.charCodeAt(end - 1))) end -= 1;
  const common = number.slice(0, end);
  const isNumbered = end < number.length && /^\p{L}/u.test(common);
  return isNumbered ? `${common} ${number.length}` : null;
}

function isDigit(letter: number): boolean {
  return letter >= 48 && letter <= 57;
}
