import { readDate } from "../ingest/headings/readDates.ts";
import { type Problem, problem } from "../problem/Problem.ts";

/** A period as written by a person; an end that was not given is undefined. */
export type WrittenPeriod = { start: string | undefined; end: string | undefined };

/**
 * The problems of a period; none for an empty one. `where.about` names the end; it is absent where both are concerned.
 */
export function validatePeriod(period: WrittenPeriod): readonly Problem[] {
  const { start, end } = period;
  if (start === undefined && end === undefined) return [];
  const problems = (["start", "end"] as const).flatMap((each) => endProblems(each, period));
  if (problems.length > 0 || start === undefined || end === undefined) return problems;
  return start < end ? [] : [problem("period_backwards", { value: end, expected: start })];
}

function endProblems(about: keyof WrittenPeriod, period: WrittenPeriod): readonly Problem[] {
  const value = period[about];
  if (value === undefined) return [problem("period_half_given", { about })];
  return isIsoDate(value) ? [] : [problem("period_date_invalid", { about, value })];
}

/** Options and calls accept ISO dates only; the day must exist. */
function isIsoDate(text: string): boolean {
  return readDate(text, "day_first") === text;
}
