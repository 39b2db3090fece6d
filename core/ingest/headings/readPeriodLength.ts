import { inOrder } from "../../text/TextPattern.ts";
import { monthNumber } from "../cells/monthNumber.ts";

/** The length of the period in a heading, and the remaining words. */
export type PeriodLength = { rest: string; months: number | null };

const COUNTED = new Map(Object.entries({ one: 1, two: 2, three: 3, six: 6, nine: 9, twelve: 12 }));
const MONTHS_ENDED =
  /\b(\d{1,2}|one|two|three|six|nine|twelve) months?(?: period)?(?: end(?:ed|ing))?\b/;
const WEEKS_ENDED = /\b(\d{1,2}) weeks?(?: period)?(?: end(?:ed|ing))?\b/;
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:fiscal |financial )?years? end(?:ed|ing)\b/, 12],
  [/\bquarter(?:ly)? end(?:ed|ing)\b/, 3],
  [/\bmonth end(?:ed|ing)\b/, 1],
];
/** A word of letters followed by another one. */
const HAS_WORDS = inOrder(/[a-z]{3}/, / /);
const WEEKS_A_MONTH = 13 / 3;

/**
 * Reads the length of a period from the plain words of a heading: "9 months ended dec 31 2017", "jan dec 2025", "oct 21
 * sep 22". Null where it is not stated.
 */
export function readPeriodLength(normalised: string): PeriodLength {
  const joined = JOINED.exec(normalised);
  if (joined && normalised !== `${joined[1]} ${joined[2]}`) return joinedSpan(normalised, joined);
  const numbers = SPAN_IN_NUMBERS.exec(normalised);
  if (numbers) return spanInNumbers(numbers);
  const fromYears = SPAN_FROM_YEARS.exec(normalised);
  if (fromYears) return spanFromYears(fromYears);
  if (!HAS_WORDS.test(normalised)) return { rest: normalised, months: null };
  const months = MONTHS_ENDED.exec(normalised);
  if (months) {
    const counted = COUNTED.get(months[1] ?? "") ?? Number(months[1]);
    return { rest: without(normalised, months[0]), months: counted };
  }
  const weeks = WEEKS_ENDED.exec(normalised);
  if (weeks)
    return {
      rest: without(normalised, weeks[0]),
      months: Math.round(Number(weeks[1]) / WEEKS_A_MONTH),
    };
  for (const [pattern, length] of NAMED) {
    const found = pattern.exec(normalised);
    if (found) return { rest: without(normalised, found[0]), months: length };
  }
  return readSpan(normalised);
}

/** "01/2025 - 12/2025", "01.01.2025 - 31.12.2025". */
const SPAN_IN_NUMBERS =
  /^(?:(\d{1,2}) )?(\d{1,2}) ((?:19|20)\d\d) ((?:(\d{1,2}) )?(\d{1,2}) ((?:19|20)\d\d))$/;

/** "2025-01-01 - 2025-12-31": year, month and day. */
const SPAN_FROM_YEARS = /^((?:19|20)\d\d) (\d{1,2}) (\d{1,2}) ((?:19|20)\d\d) (\d{1,2}) (\d{1,2})$/;

/** Words that join two numeric dates: "From 07/01/2024 to 06/30/2025", "01.01.2025 bis 31.12.2025". */
const JOINED =
  /(?:\b(?:from|von|vom|du|desde|del|dal|de|van) )?\b(\d{1,2} \d{1,2} (?:19|20)\d\d|(?:19|20)\d\d \d{1,2} \d{1,2}) (?:(?:to|through|thru|until|till|bis|au|hasta|al|a|ate|tot|til) )?(\d{1,2} \d{1,2} (?:19|20)\d\d|(?:19|20)\d\d \d{1,2} \d{1,2})\b/;
/** The same with names of months: "From 1 January 2025 to 31 December 2025". */
const FROM = /^(?:for )?(?:the )?(?:period )?from /;
const UP_TO = /^(?:to|through|thru)$/;

/** Replaces the joining word between two dates by a dash. */
function joinedSpan(normalised: string, found: RegExpExecArray): PeriodLength {
  const [whole, first, second] = found;
  const { rest, months } = readPeriodLength(`${first} ${second}`);
  return { rest: normalised.replace(whole, rest).trim(), months };
}

function spanFromYears(found: RegExpExecArray): PeriodLength {
  const [begin = 0, from = 0, , end = 0, to = 0, day = 0] = found.slice(1).map(Number);
  const months = (end - begin) * 12 + to - from + 1;
  // Day, month and year, like other dates in headings
  const rest = `${day} ${to} ${end}`;
  return { rest, months: months > 0 && from <= 12 && to <= 12 ? months : null };
}

function spanInNumbers(found: RegExpExecArray): PeriodLength {
  const [, first, second, begin, rest = "", third, fourth, end] = found.map((part) => part);
  const numbers = [first, second, third, fourth].map((part) => Number(part ?? 0));
  // If a second number cannot be a month, months come first
  const isDayLast = numbers.some((number, at) => at % 2 === 1 && number > 12);
  const [from = 0, to = 0] = isDayLast ? [numbers[0], numbers[2]] : [numbers[1], numbers[3]];
  const months = (Number(end) - Number(begin)) * 12 + to - from + 1;
  return { rest, months: months > 0 && from <= 12 && to <= 12 ? months : null };
}

function without(text: string, part: string): string {
  return text.replace(part, " ").replace(/ +/g, " ").trim();
}

/** Reads a span of months; the words of the first month are removed. */
function readSpan(written: string): PeriodLength {
  const isJoined = FROM.test(written);
  const normalised = isJoined ? written.replace(FROM, "") : written;
  const words = normalised.split(" ").filter((word) => !isJoined || !UP_TO.test(word));
  const at = words.flatMap((word, index) => (monthNumber(word) === null ? [] : [index]));
  const [first, second] = at;
  if (first === undefined || second === undefined || at.length > 2)
    return { rest: normalised, months: null };
  const [from, to] = [monthNumber(words[first] ?? "") ?? 0, monthNumber(words[second] ?? "") ?? 0];
  const behind = words.slice(second + 1);
  const end = yearIn(behind);
  // In "Jan 1 - Dec 31 2025" a two-digit number is a day, since the year has four digits
  const begin =
    (behind.some((word) => LONG_YEAR.test(word))
      ? longYearIn(words.slice(first + 1, second))
      : yearIn(words.slice(first + 1, second))) ??
    (end === null ? null : end - (from > to ? 1 : 0));
  const dayBefore = first > 0 && /^\d{1,2}$/.test(words[first - 1] ?? "") ? first - 1 : first;
  const dayBetween = /^\d{1,2}$/.test(words[second - 1] ?? "") && second - 1 > first + 1;
  const keptFrom = dayBetween && dayBefore < first ? second - 1 : second;
  const rest = [...words.slice(0, dayBefore), ...words.slice(keptFrom)].join(" ");
  if (end === null || begin === null) return { rest, months: from <= to ? to - from + 1 : null };
  const months = (end - begin) * 12 + to - from + 1;
  // A period cannot end before it begins
  return months > 0 ? { rest, months } : { rest: normalised, months: null };
}

/** The year among words: four digits, or the only two-digit number. */
function yearIn(words: readonly string[]): number | null {
  const long = longYearIn(words);
  if (long !== null) return long;
  const short = words.filter((word) => /^\d{1,2}$/.test(word));
  const [only] = short;
  return only !== undefined && short.length === 1 ? 2000 + Number(only) : null;
}

const LONG_YEAR = /^(?:19|20)\d\d$/;

function longYearIn(words: readonly string[]): number | null {
  const found = words.find((word) => LONG_YEAR.test(word));
  return found === undefined ? null : Number(found);
}
