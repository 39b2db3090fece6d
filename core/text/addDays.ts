/** The milliseconds of a day, as `Date` counts them. */
export const MS_PER_DAY = 86_400_000;

/** The day so many days after another, or before it where they are negative; ISO dates ("2025-01-31"). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** How many days after a day another one is, less than nought where it is before; ISO dates. */
export function daysBetween(date: string, later: string): number {
  return (Date.parse(later) - Date.parse(date)) / MS_PER_DAY;
}
