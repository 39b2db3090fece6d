import { readDate } from "../ingest/headings/readDates.ts";
import { type Problem, problem } from "../problem/Problem.ts";

/** A period as somebody wrote it; an end that was not given is undefined. */
export type WrittenPeriod = { start: string | undefined; end: string | undefined };

/**
 * What is wrong with a period; nothing is wrong with none. `where.about` says which end a problem
 * is about, and is absent where it is about both.
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

/** Of all the ways a date may be read, an option or a call has one; that the day exists is read alike. */
function isIsoDate(text: string): boolean {
  return readDate(text, "day_first") === text;
}
