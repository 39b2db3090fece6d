/** Three letters each, so that dates beneath each other are of one length. */
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A moment of the API (ISO 8601 UTC) in the reader's own time zone: "3 Mar 2026, 14:05". */
export function formatTime(iso: string): string {
  // Put together here: the browser takes as long to make its first date format as to draw a screen.
  const moment = new Date(iso);
  const day = `${moment.getDate()} ${months[moment.getMonth()]} ${moment.getFullYear()}`;
  return `${day}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** Whole months of the calendar: "Jan 2025", "Jan to Mar 2025", "Nov 2025 to Jan 2026"; null where days are left over. */
export function formatMonths(start: string, end: string): string | null {
  const [year = 0, month = 0, day] = start.split("-").map(Number);
  const [endYear = 0, endMonth = 0, endDay] = end.split("-").map(Number);
  const lastDay = new Date(Date.UTC(endYear, endMonth, 0)).getUTCDate();
  if (day !== 1 || endDay !== lastDay) return null;
  const last = `${months[endMonth - 1]} ${endYear}`;
  if (year !== endYear) return `${months[month - 1]} ${year} to ${last}`;
  return month === endMonth ? last : `${months[month - 1]} to ${last}`;
}

/** The same moment to the second, for a trail of events. */
export function formatTimeExactly(iso: string): string {
  return `${formatTime(iso)}:${twoDigits(new Date(iso).getSeconds())}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
