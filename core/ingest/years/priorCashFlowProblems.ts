import { frameworkNames } from "../../policies/frameworkNames.ts";
import type { Framework, Method } from "../../policies/policies.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { addDays } from "../../text/addDays.ts";
import type { StatementFacts } from "../comparatives/readStatementFacts.ts";

/** The statement that last year's will be shown beside. */
export type StatementSetting = {
  framework: Framework;
  method: Method;
  /** ISO 4217. */
  currency: string;
  /** ISO 8601 dates; null where the project has no period yet. */
  period: { start: string; end: string } | null;
};

/**
 * Compares what last year's statement says of itself with the project: in another currency, under another
 * framework or of a period that does not end where this one begins it is refused (IAS 1.38),
 * and so is one whose amounts were rounded, which cannot agree with exact ones; a draft, or one by the other method, is accepted with a warning.
 */
export function priorCashFlowProblems(
  { framework, method, currency, periodEnd, isDraft, roundedTo }: StatementFacts,
  project: StatementSetting,
): { problems: Problem[]; warnings: Problem[] } {
  const problems: Problem[] =
    roundedTo === null ? [] : [problem("prior_rounded", { value: roundedTo })];
  const warnings: Problem[] = [];
  if (currency !== null && currency !== project.currency)
    problems.push(problem("prior_currency_other", { value: currency, expected: project.currency }));
  if (framework !== null && framework !== project.framework)
    problems.push(
      problem("prior_framework_other", {
        value: frameworkNames[framework],
        expected: frameworkNames[project.framework],
      }),
    );
  const expected = project.period === null ? null : dayBefore(project.period.start);
  if (periodEnd !== null && expected !== null && periodEnd !== expected)
    problems.push(problem("prior_period_other", { value: periodEnd, expected }));
  if (method !== null && method !== project.method)
    warnings.push(problem("prior_method_other", { value: method, expected: project.method }));
  if (isDraft) warnings.push(problem("prior_is_draft"));
  return { problems, warnings };
}

function dayBefore(date: string): string | null {
  return Number.isNaN(Date.parse(date)) ? null : addDays(date, -1);
}
