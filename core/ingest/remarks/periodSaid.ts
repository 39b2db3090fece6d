import { monthNumber } from "../cells/monthNumber.ts";
import { datedWords } from "../headings/datedWords.ts";
import { readOnlyDate } from "../headings/readHeadingDate.ts";
import { readPeriodLength } from "../headings/readPeriodLength.ts";
import type { Remark } from "./Remark.ts";
import type { LineAlone } from "./standingAlone.ts";

/** The last day of a period, as yyyymmdd, and how many months it is long, where a title says so. */
export type PeriodSaid = { end: number; months: number | null };

/** "For the nine months ended 30 September 2025", "As at 31 December 2025", "January - December 2025"; else null. */
export function periodSaid(text: string): PeriodSaid | null {
  if (OF_PRINTING.test(text)) return null;
  const words = datedWords(text).replace(ORDINAL, "$1");
  const dated = words.split(" ").filter(isOfPeriod).join(" ");
  const { rest, months } = readPeriodLength(dated);
  const { date, precision } = readOnlyDate(rest);
  // "Three months and nine months ended" is of both
  const isOfTwo = (dated.match(/\bmonths?\b/g) ?? []).length > 1;
  if (isOfTwo || date === null || precision !== "day") return null;
  const isSaid = months !== null || SAYS.test(words);
  // A day alone may be the one of printing
  return isSaid || (dated === words && isEndOfMonth(date)) ? { end: date, months } : null;
}

const OF_PRINTING =
  /\b(?:print|generat|creat|produc|export|run|prepar|approv|sign|publish|report date|erstellt|gedruckt)|\d:\d\d/i;
const ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th)\b/g;
const SAYS =
  /\b(?:as (?:at|of|on)|end(?:ed|ing)|for the|zum|au|al|per|arrete|na dzien|a fecha de|em)\b/;
const OF_PERIOD =
  /^(?:\d{1,2}|(?:19|20)\d\d|months?|weeks?|years?|quarter(?:ly)?|period|end(?:ed|ing)|fiscal|financial|one|two|three|six|nine|twelve)$/;

function isOfPeriod(word: string): boolean {
  return OF_PERIOD.test(word) || monthNumber(word) !== null;
}

/** The 31st stands for the last day of any month. */
function isEndOfMonth(date: number): boolean {
  const [year, month, day] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100];
  return day >= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The line nearest to the headings in which a title says the period of the report. */
export function periodRemark(titles: readonly LineAlone[]): Remark[] {
  const found = titles.findLast(({ text }) => periodSaid(text) !== null);
  return found ? [{ kind: "period", ...found }] : [];
}
