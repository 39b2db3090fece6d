/** As British English shortens them. */
const months = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

/** A moment of the API (ISO 8601 UTC) in the reader's own time zone: "3 Mar 2026, 14:05". */
export function formatTime(iso: string): string {
  // Put together here: the browser takes as long to make its first date format as to draw a screen.
  const moment = new Date(iso);
  const day = `${moment.getDate()} ${months[moment.getMonth()]} ${moment.getFullYear()}`;
  return `${day}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** A day of the API (ISO 8601), the same in every time zone: "3 Mar 2026". */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

/** The same moment to the second, for a trail of events. */
export function formatTimeExactly(iso: string): string {
  return `${formatTime(iso)}:${twoDigits(new Date(iso).getSeconds())}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
