import { addDays } from "@tieout/core";

const DAYS_OF_52_WEEKS = 364;
const LENGTHS = [DAYS_OF_52_WEEKS, 371];

/**
 * How calendars of weeks choose the day of the week on which a year ends: the last such day of a month, or
 * the one nearest to its end. Each by how many days it may stand after the last day of the month.
 */
const CALENDARS: readonly [first: number, last: number][] = [
  [-6, 0],
  [-3, 3],
];

/**
 * The day on which the year ends that follows a year of weeks. Its own end and the end of the year before
 * it tell the calendar: null where both fit and differ. Of no such calendar it has 52 weeks, as five of six have.
 */
export function endOfWeekYear({ start, end }: { start: string; end: string }): string | null {
  const ends = [addDays(start, -1), end];
  const lengths = new Set(
    CALENDARS.filter((calendar) => ends.every((day) => isEndIn(calendar, day))).map((calendar) =>
      LENGTHS.find((days) => isEndIn(calendar, addDays(end, days))),
    ),
  );
  const [days = DAYS_OF_52_WEEKS] = lengths;
  return lengths.size > 1 ? null : addDays(end, days);
}

function isEndIn([first, last]: readonly [number, number], day: string): boolean {
  const offset = daysAfterMonth(day);
  return offset >= first && offset <= last;
}

/** By how many days a day stands after the nearest end of a month; before it, less than nought. */
function daysAfterMonth(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return date <= length / 2 ? date : date - length;
}
