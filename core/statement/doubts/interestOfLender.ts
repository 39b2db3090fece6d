import type { Concept } from "../../concepts/concepts.ts";
import { sum } from "../../money/Minor.ts";
import type { Framework, Policies } from "../../policies/policies.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import type { ReviewPoint } from "../../worksheet/Posting.ts";

/** A question about the category of interest, and the lines that depend on the answer. */
type Question = { reason: string; columns: readonly Concept[] };

const UNDER_IAS_7: Question = {
  reason:
    "Interest is more than the revenue and loans are made: a financial institution usually shows interest received in operating activities (IAS 7.33), and the policy shows it in investing. Choose the policy for interest received, or confirm it.",
  columns: ["interest_received"],
};

const UNDER_IFRS_18: Question = {
  reason:
    "Interest is more than the revenue and loans are made: providing financing to customers may be a main business activity (IFRS 18.49-51), and none is chosen. Interest received then stands in investing and interest paid in financing activities (IAS 7.34A). Choose the main business activity, or confirm that there is none.",
  columns: ["interest_received", "interest_paid"],
};

type Books = { framework: Framework; policies: Policies };

/**
 * Asks about the category of interest where the entity seems to be a lender and the policy is still the default; null
 * otherwise.
 */
export function askWhereInterestStands(
  { framework, policies }: Books,
  ledgerIndex: LedgerIndex,
): Question | null {
  const isDefault =
    framework === "IFRS"
      ? policies.interestReceived === "investing"
      : framework === "IFRS18" && policies.specifiedMainBusinessActivity === "none";
  if (!isDefault || !lends(ledgerIndex)) return null;
  return framework === "IFRS" ? UNDER_IAS_7 : UNDER_IFRS_18;
}

/** The review points of that question. */
export function reviewInterest(books: Books, ledgerIndex: LedgerIndex): ReviewPoint[] {
  const asked = askWhereInterestStands(books, ledgerIndex);
  return asked
    ? asked.columns.map((column) => ({ column, reason: asked.reason, answeredBy: "word" }))
    : [];
}

/** Whether the entity seems to be a lender: interest income exceeds revenue, and it has loans receivable. */
function lends({ accounts }: LedgerIndex): boolean {
  const earned = (...roles: readonly (Role | null)[]) =>
    sum(accounts.filter(({ role }) => roles.includes(role)).map(({ movement }) => -movement));
  const hasLent = accounts.some(({ role, closing }) => role === "loans_receivable" && closing > 0n);
  return hasLent && earned("interest_income") > earned("revenue", "other_operating_income");
}
