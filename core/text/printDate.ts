/** The months of the calendar, in English. */
export const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** An ISO date in words: "31 December 2025"; what is no date is printed as it stands. */
export function printDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : `${Number(day)} ${name} ${year}`;
}

/** The month of an ISO date in words: "December 2025". */
export function printMonth(date: string): string {
  const words = printDate(date);
  return words.slice(words.indexOf(" ") + 1);
}
