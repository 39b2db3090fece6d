import { datedWords } from "../headings/datedWords.ts";
import { readHeadingDate } from "../headings/readHeadingDate.ts";

/** With hyphens the year needs four digits, since codes look like "10-02-15"; "18.01.001" is a code too. */
const NUMERIC =
  /^(\d{4}-\d\d?-\d\d?|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})|(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|[12]\d|3[01])-(?:19|20)\d\d)(?:[ T][\d:.Z+-]*)?$/;
const NAMED = /^(?:\d{1,2}[ -])?(?:[A-Z][a-z]{2,8})\.?[ '’-]+(?:\d{1,2},? )?\d{2,4}$/;

/** The date of a cell with nothing else in it ("2025-12-31", "Dec-25"), as yyyymmdd; null otherwise. */
export function readCellDate(cell: string): number | null {
  const text = cell.trim();
  if (text.length > LONGEST || !(NUMERIC.test(text) || NAMED.test(text))) return null;
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)/.exec(text);
  if (iso) return Number(iso[1]) * 10_000 + Number(iso[2]) * 100 + Number(iso[3]);
  const slashed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})/.exec(text);
  if (slashed) {
    if (!isDay(Number(slashed[1]), Number(slashed[2]))) return null;
    const year = Number(slashed[3]) + (slashed[3]?.length === 2 ? 2000 : 0);
    return year * 10_000 + Number(slashed[2]) * 100 + Number(slashed[1]);
  }
  return readHeadingDate(datedWords(text)).date;
}

/** Whether two numbers are a day and a month in either order. Codes such as "40/01/05" look like dates. */
function isDay(one: number, other: number): boolean {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  return less >= 1 && less <= 12 && more <= 31;
}

const LONGEST = 30;
