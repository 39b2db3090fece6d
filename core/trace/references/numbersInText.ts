/** The least number of digits in a document number. */
const LEAST_DIGITS = 3;
/** Years, months and days: 2025, 2025-03, 202503, 03/2025, 2025-03-15, 20250315, 15/03/2025. */
const DATE =
  /^(?:(?:19|20)\d{2}|(?:19|20)\d{2}[-/]?(?:0[1-9]|1[0-2])(?:[-/]?[0-3]\d)?|\d{1,2}[-/](?:19|20)\d{2}|\d{1,2}[-/]\d{1,2}[-/](?:\d{2}|\d{4}))$/;

const NONE: readonly string[] = [];

/**
 * The document numbers that a text may name ("Payment invoice 1043" names 1043), without dates. A number is a run of
 * letters and digits, including parts joined by single hyphens or strokes. Called for millions of texts, so each is
 * scanned once.
 */
export function numbersInText(text: string): readonly string[] {
  let numbers: string[] | null = null;
  let [start, end, digits] = [0, 0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const letter = at < text.length ? text.charCodeAt(at) : BLANK;
    if (isDigit(letter)) digits += 1;
    if (isDigit(letter) || isLetter(letter, text, at)) end = at + 1;
    else if (!isJoining(letter, at, start, end)) {
      if (digits >= LEAST_DIGITS) numbers = withNumber(numbers, text.slice(start, end));
      start = at + 1;
      end = start;
      digits = 0;
    }
  }
  return numbers ?? NONE;
}

function withNumber(numbers: string[] | null, word: string): string[] | null {
  if (DATE.test(word)) return numbers;
  const number = word.toLowerCase();
  // Nearly every text has one number; a list literal has no spare capacity
  if (numbers === null) return [number];
  numbers.push(number);
  return numbers;
}

const [BLANK, HYPHEN, STROKE] = [32, 45, 47];

/** Whether a single hyphen or stroke follows the letters and digits that began at `start`. */
function isJoining(letter: number, at: number, start: number, end: number): boolean {
  return (letter === HYPHEN || letter === STROKE) && at === end && end > start;
}

const LETTER = /\p{L}/u;

/** Whether a code unit is a letter by itself, or together with its surrogate. */
function isLetter(unit: number, text: string, at: number): boolean {
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
  if (unit < 0xd800 || unit > 0xdfff) return LETTER.test(String.fromCharCode(unit));
  const character = text.codePointAt(unit < 0xdc00 ? at : at - 1) ?? BLANK;
  return character > 0xffff && LETTER.test(String.fromCodePoint(character));
}

/**
 * The common beginning of a series of numbers, with their length ("inv-00017", "inv24-017", "f/2024/017"): everything
 * before the last digits, if it begins with a letter; null for bare numbers.
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
