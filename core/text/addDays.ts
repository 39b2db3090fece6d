const DAY = 86_400_000; // milliseconds

/** The day so many days after another, or before it where they are negative; ISO dates ("2025-01-31"). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** How many days after a day another one is, less than nought where it is before; ISO dates. */
export function daysBetween(date: string, later: string): number {
  return (Date.parse(later) - Date.parse(date)) / DAY;
}
