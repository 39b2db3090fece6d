import type { UserRecord } from "firebase-admin/auth";

type Known = Pick<UserRecord, "disabled" | "tokensValidAfterTime"> & {
  metadata: Pick<UserRecord["metadata"], "lastSignInTime" | "lastRefreshTime">;
};

/**
 * Whether a user may act without a token of theirs at hand: not disabled, and signed in, or with a
 * token renewed, since their sessions were last ended.
 */
export function isActiveUser({ disabled, tokensValidAfterTime, metadata }: Known): boolean {
  const seen = Math.max(timeOf(metadata.lastSignInTime), timeOf(metadata.lastRefreshTime));
  return !disabled && timeOf(tokensValidAfterTime) <= seen;
}

/** Whole seconds: the two times come with different fractions. */
function timeOf(written: string | null | undefined): number {
  return Math.floor((Date.parse(written ?? "") || 0) / 1000);
}
