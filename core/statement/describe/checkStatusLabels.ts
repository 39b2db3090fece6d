import type { CheckStatus } from "../StatementDocument.ts";

/** The labels of check results in exports. */
export const checkStatusLabels = {
  passed: "Passed",
  review: "Review",
  confirmed: "Confirmed",
  failed: "Failed",
  not_tested: "Not tested",
  not_applicable: "Not applicable",
} as const satisfies Record<CheckStatus, string>;
