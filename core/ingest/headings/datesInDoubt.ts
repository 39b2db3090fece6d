import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { listSome } from "../../text/listSome.ts";
import type { Header } from "./Header.ts";
import { readAmountHeading } from "./readAmountHeading.ts";

/** Two numbers and a year, where both may be the day. */
const NUMERIC = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d./-])/;

/**
 * Refuses headings such as "05/04/2026" and "04/05/2026", whose order depends on whether day or month comes first; no
 * problem where another heading decides it.
 */
export function datesInDoubt(
  { sheet }: Table,
  { row, headings }: Pick<Header, "row" | "headings">,
): Problem[] {
  const dated = headings.flatMap(readBothWays);
  const isDayFirst = dated.some(({ first }) => first > MONTHS);
  const isMonthFirst = dated.some(({ second }) => second > MONTHS);
  if (isDayFirst && !isMonthFirst) return [];
  const isTurned = dated.some((one) =>
    dated.some((other) => one.dayFirst < other.dayFirst && one.monthFirst >= other.monthFirst),
  );
  if (!isTurned) return [];
  const named = [...new Set(dated.map(({ heading }) => heading.trim()))];
  const where = { ...(sheet !== null && { sheet }), row };
  return [problem("headings_day_or_month", { ...where, value: listSome(named, MOST_NAMED) })];
}

const MONTHS = 12;
const MOST_NAMED = 6;

type DatedHeading = {
  heading: string;
  first: number;
  second: number;
  /** As yyyymmdd. */
  dayFirst: number;
  monthFirst: number;
};

/** Words such as "Opening" decide, whatever the date. */
function readBothWays(heading: string): DatedHeading[] {
  const match = NUMERIC.exec(heading.slice(0, LONGEST));
  const read = match === null ? null : readAmountHeading(heading);
  if (match === null || read === null || read.date === null || read.period !== null) return [];
  const [first, second] = [Number(match[1]), Number(match[3])];
  const year = Math.floor(read.date / 10_000);
  const dateOf = (day: number, month: number) => year * 10_000 + month * 100 + day;
  const dayFirst = second > MONTHS ? dateOf(second, first) : dateOf(first, second);
  const monthFirst = first > MONTHS ? dateOf(first, second) : dateOf(second, first);
  return [{ heading, first, second, dayFirst, monthFirst }];
}

const LONGEST = 200;
