/** The months of a period, counted from its first day. */
export type Months = {
  count: number;
  /** The month of the period that a date stands in; null outside of it. */
  of: (date: string) => number | null;
  /** First and last day of a run of months, as ISO dates. */
  span: (first: number, last: number) => { start: string; end: string };
};

/** Counts the months of a period; a month begins on the day of the month that the period begins on. */
export function monthsOf({ start, end }: { start: string; end: string }): Months {
  const first = monthNumber(start);
  const day = Number(start.slice(8, 10));
  const index = (date: string) =>
    monthNumber(date) - first - (Number(date.slice(8, 10)) < dayIn(monthNumber(date), day) ? 1 : 0);
  const count = index(end) + 1;
  const startOf = (month: number) => isoDate(first + month, dayIn(first + month, day));
  return {
    count,
    of: (date) => (date < start || date > end ? null : index(date)),
    span: (from, to) => ({
      start: startOf(from),
      end: to + 1 >= count ? end : dayBefore(startOf(to + 1)),
    }),
  };
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The day of a month, or its last one where the month is shorter. */
function dayIn(month: number, day: number): number {
  return Math.min(day, lengthOf(month));
}

function lengthOf(month: number): number {
  const year = Math.floor(month / 12);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return lengths[month % 12] ?? 31;
}

function isoDate(month: number, day: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, "0");
  return `${year}-${padded((month % 12) + 1)}-${padded(day)}`;
}

function dayBefore(date: string): string {
  const day = Number(date.slice(8, 10));
  const month = monthNumber(date);
  return day > 1 ? isoDate(month, day - 1) : isoDate(month - 1, lengthOf(month - 1));
}

function padded(value: number): string {
  return String(value).padStart(2, "0");
}
