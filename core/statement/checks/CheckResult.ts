import type { Minor } from "../../money/Minor.ts";
import type { WorksheetColumn } from "../../worksheet/Posting.ts";
import type { CheckStatus } from "../StatementDocument.ts";

/** The result of a check: status, key figure, explanation, and the lines that it asks about. */
export type CheckResult = {
  status: CheckStatus;
  figure: Minor | null;
  explanation: string;
  columns?: readonly WorksheetColumn[];
};

/** A check that holds. */
export function passed(explanation: string, figure: Minor | null = 0n): CheckResult {
  return { status: "passed", figure, explanation };
}

/** A check that a person has to resolve. */
export function needsReview(explanation: string, figure: Minor | null = null): CheckResult {
  return { status: "review", figure, explanation };
}

/** A check that is resolved with the lines it asks about. */
export function needsLineReview(
  explanation: string,
  columns: readonly WorksheetColumn[],
  figure: Minor | null = null,
): CheckResult {
  return { ...needsReview(explanation, figure), columns };
}

/** A check that does not hold. */
export function failed(explanation: string, figure: Minor | null): CheckResult {
  return { status: "failed", figure, explanation };
}

/** A check that applies but has nothing to compare with; the explanation says what is missing. */
export function notTested(explanation: string): CheckResult {
  return { status: "not_tested", figure: null, explanation };
}

/** A check that does not apply to this statement. */
export function notApplicable(explanation: string): CheckResult {
  return { status: "not_applicable", figure: null, explanation };
}
