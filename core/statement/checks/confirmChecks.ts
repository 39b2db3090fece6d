import type { Check, StatementLine } from "../StatementDocument.ts";
import type { Verification } from "../StatementInput.ts";
import { findVerification } from "../status/findVerification.ts";
import type { VerifiedBy } from "../status/VerifiedBy.ts";

/**
 * Marks checks in review as confirmed, where a person confirmed the finding or verified every line that the check asks
 * about. Any other answer changes the result of the check itself.
 */
export function confirmChecks(
  checks: readonly Check[],
  lines: readonly StatementLine[],
  verifications: readonly Verification[],
): Check[] {
  return checks.map((check) => {
    if (check.status !== "review") return check;
    const verification = confirmationOf(check, verifications) ?? verificationOnLines(check, lines);
    return verification ? { ...check, status: "confirmed", verification } : check;
  });
}

function confirmationOf(
  { id, figure, explanation }: Check,
  verifications: readonly Verification[],
): VerifiedBy | null {
  return findVerification(verifications, { kind: "check", id, figure, asked: [explanation] });
}

function verificationOnLines(
  { concepts }: Check,
  lines: readonly StatementLine[],
): VerifiedBy | null {
  const asked = lines.filter(({ concept }) => concepts?.includes(concept));
  const isOpen = asked.some(({ status }) => status === "review");
  return isOpen ? null : (asked.find(({ verification }) => verification)?.verification ?? null);
}
