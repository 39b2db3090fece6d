import type { CheckStatus } from "../StatementDocument.ts";

/** What exports call the result of a check. */
export const checkStatusLabels = {
  passed: "Passed",
  review: "Review",
  confirmed: "Confirmed",
  failed: "Failed",
  not_tested: "Not tested",
  not_applicable: "Not applicable",
} as const satisfies Record<CheckStatus, string>;
