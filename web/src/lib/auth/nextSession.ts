import type { Session, SignedInUser } from "./Session.ts";

/**
 * The session after a report of the identity service. Who was in and is not any more has lost
 * the session, unless this browser was told that the end was meant; who was in when this browser was last here, too.
 */
export function nextSession(
  before: SignedInUser | null,
  now: SignedInUser | null,
  isEndMeant: boolean,
): Extract<Session, { status: "signedIn" | "signedOut" }> {
  if (now) return { status: "signedIn", user: now, isLost: false };
  if (before && !isEndMeant) return { status: "signedIn", user: before, isLost: true };
  return isEndMeant ? { status: "signedOut" } : { status: "signedOut", hasEnded: true };
}
