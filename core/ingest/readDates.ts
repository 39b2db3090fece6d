/** Which of day and month a column of dates writes first. */
export type DateHabit = "day_first" | "month_first";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const SLASHED = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;

/** Finds the habit of a column from the dates that leave no doubt; without one, day first. */
export function findDateHabit(cells: Iterable<string>): DateHabit {
  for (const cell of cells) {
    const match = SLASHED.exec(cell.trim());
    if (match && Number(match[1]) > 12) return "day_first";
    if (match && Number(match[2]) > 12) return "month_first";
  }
  return "day_first";
}

/** Reads a date as ISO 8601: ISO itself, Excel serials, d/m/y or m/d/y, "31 Dec 2025". Null otherwise. */
export function readDate(cell: string, habit: DateHabit): string | null {
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [, first = "", second = "", year = ""] = slashed;
    const [day, month] = habit === "day_first" ? [first, second] : [second, first];
    return toIso(fullYear(Number(year)), Number(month), Number(day));
  }
  const named = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*[ -](\d{4}|\d{2})$/.exec(text);
  if (named) {
    const month = MONTHS.indexOf((named[2] ?? "").toLowerCase()) + 1;
    return toIso(fullYear(Number(named[3])), month, Number(named[1]));
  }
  return /^\d{5}(\.\d+)?$/.test(text) ? fromSerial(Math.floor(Number(text))) : null;
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** Excel counts days from 30 December 1899. */
function fromSerial(serial: number): string {
  const MS_PER_DAY = 86_400_000;
  return new Date(Date.UTC(1899, 11, 30) + serial * MS_PER_DAY).toISOString().slice(0, 10);
}

function toIso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}
