import { type Problem, problem } from "../problem/Problem.ts";
import { monthDays, monthNumber, monthsOf, type Period } from "./Period.ts";

type Refusal = { code: string; where: { years?: readonly Period[] | undefined } };

/** Entries of more than one financial year, with the years they lie in; these end in the month in which a known one does. */
export function severalYears(days: Period, known: Period | null = null): Problem {
  return problem("ledger_several_years", {
    value: `${days.start} to ${days.end}: ${monthsOf(days)} months`,
    days,
    years: yearsOf(days, known ?? yearBefore(days)),
  });
}

/** The same of a ledger whose company has a known year: its years are those that end as that one does. */
export function inYearsLike(problems: readonly Problem[], known: Period): Problem[] {
  return problems.map((each) => {
    const { days } = each.where;
    return days === undefined ? each : severalYears(days, known);
  });
}

/** The years that a refusal of a ledger of several offers; none of any other. */
export function yearsOffered(problems: readonly Refusal[]): readonly Period[] {
  return problems.find(({ code }) => code === "ledger_several_years")?.where.years ?? [];
}

/**
 * The year that ends with the first entries, where these are of the last day of a month and all others make whole
 * years: they say what the next one began with. Null for any other.
 */
function yearBefore(days: Period): Period | null {
  const { start } = days;
  const isDayBefore = monthDays(monthNumber(start)).end === start && monthsOf(days) % 12 === 1;
  return isDayBefore ? { start, end: start } : null;
}

/** Financial years of twelve months; the first and the last have the months alone that the entries are of. */
function yearsOf({ start, end }: Period, known: Period | null): Period[] {
  const [first, last] = [monthNumber(start), monthNumber(end)];
  const since = known === null ? 0 : (first - monthNumber(known.end) - 1 + MANY_YEARS) % 12;
  const years: Period[] = [];
  for (let month = first - since; month <= last && years.length < MOST_YEARS; month += 12) {
    const months = [Math.max(month, first), Math.min(month + 11, last)] as const;
    years.push({ start: monthDays(months[0]).start, end: monthDays(months[1]).end });
  }
  return years;
}

const MOST_YEARS = 12;
/** So many months that what is counted back from them is never less than none. */
const MANY_YEARS = 12 * 10_000;
