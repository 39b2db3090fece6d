/** The first day of the twelve months that end on a day ("2025-12-31" gives "2025-01-01"). */
export function periodStartOf(end: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(end)) return "";
  const [year = 0, month = 1, day = 1] = end.split("-").map(Number);
  // The end of February is the end of a year whether or not it is a leap one.
  const isMonthEnd = day === new Date(Date.UTC(year, month, 0)).getUTCDate();
  const start = isMonthEnd
    ? new Date(Date.UTC(year - 1, month, 1))
    : new Date(Date.UTC(year - 1, month - 1, day + 1));
  return start.toISOString().slice(0, 10);
}
