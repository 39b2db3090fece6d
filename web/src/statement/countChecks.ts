import type { Check, CheckStatus } from "@tieout/core";

/** How the checks of a statement ended, in words: those that passed, and what else there is. */
export function countChecks(checks: readonly Pick<Check, "status">[]): string {
  const count = (status: CheckStatus) => checks.filter((check) => check.status === status).length;
  const parts = [`${count("passed")} passed`];
  if (count("confirmed") > 0) parts.push(`${count("confirmed")} confirmed`);
  if (count("review") > 0) parts.push(`${count("review")} to review`);
  if (count("failed") > 0) parts.push(`${count("failed")} failed`);
  if (count("not_tested") > 0) parts.push(`${count("not_tested")} not tested`);
  return parts.join(", ");
}
