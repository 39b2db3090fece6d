import { monthNumber } from "../cells/monthNumber.ts";

/** "2024", "FY2024", "CY2024", "Y2024", and "2024A" for actual. */
const YEAR = /^(?:[fc]?y)?((?:19|20)\d\d)a?$/;
/** Textbooks leave the decade open: "20X8" and "20X7". */
const OPEN_YEAR = /^(?:fy)?20x(\d\d?)$/;
/** Some models only count years: "Year 2" and "Year 1". */
const COUNTED_YEAR = /^years? (\d\d?)$/;
const SHORT_YEAR = /^(?:fy)?(\d\d)$/;
/** "FY 25", "FY'25", "FY-25" as plain words. */
const FY_APART = /\bfy (?=\d\d(?: |$))/;

/** The precision of a date in a heading: a day, a year with unknown year end, or only good for ordering columns. */
export type DatePrecision = "day" | "year" | "order";

export type HeadingDate = { rest: string; date: number | null; precision: DatePrecision | null };

/**
 * Reads a year or date from the plain words of a heading: "31 dec 2025", "fy25", "fy 25", "fy24 25", "2024 25", "31
 * march 20x8", "year 2". The date is yyyymmdd; a year alone gives its 31 December.
 */
export function readHeadingDate(written: string): HeadingDate {
  const normalised = fromEast(written);
  const counted = COUNTED_YEAR.exec(normalised)?.[1];
  if (counted !== undefined)
    return { rest: "", date: dateOf(Number(counted), null, []), precision: "order" };
  const ofMonth = monthInNumbers(normalised);
  if (ofMonth !== null) return { rest: "", date: ofMonth, precision: "day" };
  const words = normalised.replace(FY_APART, "fy").split(" ");
  const months = words.map(monthNumber);
  const years = words.flatMap((word) => yearOf(word) ?? []);
  const isNumeric = words.map((word) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word));
  const month = months.findLast((found) => found !== null) ?? null;
  const year = years.length > 0 ? Math.max(...years) : shortYear(words, month !== null);
  if (year === null) return { rest: normalised, date: null, precision: null };
  const rest = words.filter(
    (word, index) =>
      yearOf(word) === null &&
      !/^fy\d\d$/.test(word) &&
      !isNumeric[index] &&
      months[index] === null,
  );
  const numeric = words.filter((_, index) => isNumeric[index]).map((word) => parseInt(word, 10));
  // "Dec 24" is December 2024, not 24 December
  const isShort = years.length === 0 && numeric.at(-1) === year % 100;
  const numbers = isShort ? numeric.slice(0, -1) : numeric;
  const isOpen = words.some((word) => OPEN_YEAR.test(word));
  return {
    rest: rest.join(" "),
    date: dateOf(yearSpan(year, words), month, numbers),
    precision: isOpen ? "order" : precisionOf(year, month, numbers),
  };
}

/**
 * The same for a heading whose period was removed. If it still names two months of two years, it is left unread: "31
 * March 2025, 31 December 2024".
 */
export function readOnlyDate(written: string): HeadingDate {
  const words = written.split(" ");
  const years = new Set(words.flatMap((word) => yearOf(word) ?? []));
  const months = words.filter((word) => monthNumber(word) !== null);
  const isOfTwo = years.size > 1 && months.length > 1;
  return isOfTwo ? { rest: written, date: null, precision: null } : readHeadingDate(written);
}

/** East Asian dates as words: "2024年12月31日", "2024年度", "2024년". */
function fromEast(normalised: string): string {
  return normalised.replace(EAST, (_, year, month, day) => {
    const words = [day ?? "", month === undefined ? "" : (ENGLISH[Number(month) - 1] ?? ""), year];
    return words.filter((word) => word !== "").join(" ");
  });
}

const EAST = /((?:19|20)\d\d) ?[年년](?:度)?(?: ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日일])?)?/u;
const ENGLISH = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const MONTH_IN_NUMBERS = /^(?:(\d{1,2}) ((?:19|20)\d\d)|((?:19|20)\d\d) (\d{1,2}))$/;
/** A month as data services write it: "202506". */
const COMPACT_MONTH = /^((?:19|20)\d\d)(0[1-9]|1[0-2])$/;

/** A month in numbers ("06/2025", "2025-06", "202506"), unless it is a financial year ("2005-06"). */
function monthInNumbers(normalised: string): number | null {
  const [, before, yearBehind, yearBefore, behind] =
    MONTH_IN_NUMBERS.exec(normalised.replace(COMPACT_MONTH, "$1 $2")) ?? [];
  const [month, year] = [Number(before ?? behind), Number(yearBehind ?? yearBefore)];
  const isSpan = behind !== undefined && Number(behind) === (year + 1) % 100;
  return month >= 1 && month <= 12 && !isSpan ? dateOf(year, month, []) : null;
}

/** In "05/06/2026" either number may be the month. */
function precisionOf(
  year: number,
  month: number | null,
  [first, second]: readonly number[],
): DatePrecision {
  if (month !== null) return "day";
  if (first === undefined || second === undefined || second === year % 100) return "year";
  return first > 12 || second > 12 || first === second ? "day" : "year";
}

/** The year in a word: "2025", "fy2025", "20x8". Open decades count from 2000. */
function yearOf(word: string): number | null {
  const open = OPEN_YEAR.exec(word)?.[1];
  const year = open === undefined ? YEAR.exec(word)?.[1] : 2000 + Number(open);
  return year === undefined ? null : Number(year);
}

/** Two digits are a year only beside a month or after FY: "dec 25", "fy25". */
function shortYear(words: readonly string[], hasMonth: boolean): number | null {
  const last = words.findLast((word) => SHORT_YEAR.test(word));
  const first = words.findIndex((word) => /^fy\d\d$/.test(word));
  if (first >= 0 && !hasMonth) return endOfFinancialYear(words, first);
  if (last === undefined || (!hasMonth && !last.startsWith("fy"))) return null;
  // "Year ended December 31" names a day, not a year
  const isDay = Number(last) >= 28 && words.filter((word) => /^\d/.test(word)).length === 1;
  if (isDay) return null;
  return 2000 + Number(SHORT_YEAR.exec(last)?.[1]);
}

/** The year end of "FY24" and of "FY24-25". */
function endOfFinancialYear(words: readonly string[], at: number): number {
  const year = 2000 + Number(words[at]?.slice(2));
  return words[at + 1] === String((year + 1) % 100).padStart(2, "0") ? year + 1 : year;
}

/** "2024/25" ends in 2025. */
function yearSpan(year: number, words: readonly string[]): number {
  const index = words.findIndex((word) => yearOf(word) === year);
  return words[index + 1] === String((year + 1) % 100) ? year + 1 : year;
}

function dateOf(year: number, month: number | null, numbers: readonly number[]): number {
  const [first, second] = numbers;
  if (month !== null) return year * 10_000 + month * 100 + (first ?? 31);
  if (first === undefined || second === undefined || second === year % 100)
    return year * 10_000 + 1231;
  // The order of day and month is the same in every heading, so columns are ordered correctly either way
  const [day, inYear] = second > 12 ? [second, first] : [first, second];
  return year * 10_000 + inYear * 100 + day;
}
