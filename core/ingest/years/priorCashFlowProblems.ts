import { frameworkNames } from "../../policies/frameworkNames.ts";
import type { Framework, Method } from "../../policies/policies.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { addDays } from "../../text/addDays.ts";
import type { StatementFacts } from "../comparatives/readStatementFacts.ts";

/** The statement in which last year's figures will be comparatives. */
export type StatementSetting = {
  framework: Framework;
  method: Method;
  /** ISO 4217. */
  currency: string;
  /** ISO 8601 dates; null where the project has no period. */
  period: { start: string; end: string } | null;
};

/**
 * Compares last year's statement with the project. Refused (IAS 1.38): another currency or framework, a period that
 * does not end where this one starts, or rounded amounts, which cannot agree with exact ones. Accepted with a warning:
 * a draft, or the other method.
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
