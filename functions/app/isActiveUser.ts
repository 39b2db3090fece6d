import type { UserRecord } from "firebase-admin/auth";

type Known = Pick<UserRecord, "disabled" | "tokensValidAfterTime"> & {
  /** How they can sign in; anonymous accounts cannot. */
  providerData: readonly unknown[];
  metadata: Pick<UserRecord["metadata"], "lastSignInTime" | "lastRefreshTime">;
};

/**
 * Whether a user may act without a token of theirs at hand: not anonymous, not disabled, and signed in,
 * or with a token renewed, since their sessions were last ended.
 */
export function isActiveUser({
  providerData,
  disabled,
  tokensValidAfterTime,
  metadata,
}: Known): boolean {
  const seen = Math.max(timeOf(metadata.lastSignInTime), timeOf(metadata.lastRefreshTime));
  return providerData.length > 0 && !disabled && timeOf(tokensValidAfterTime) <= seen;
}

/** Whole seconds: the two times come with different fractions. */
function timeOf(written: string | null | undefined): number {
  return Math.floor((Date.parse(written ?? "") || 0) / 1000);
}
