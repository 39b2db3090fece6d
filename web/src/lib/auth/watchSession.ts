import { identityOnceRequested, loadIdentity } from "../firebase/loadIdentity.ts";
import { nextSession } from "./nextSession.ts";
import { readUser } from "./readUser.ts";
import type { Session, SignedInUser } from "./Session.ts";
import { hasSessionHint, keepSessionHint } from "./sessionHint.ts";

/**
 * Tells of every change of the session until it is stopped. Where there was no session before,
 * the identity service is not loaded until somebody means to sign in.
 */
export function watchSession(report: (session: Session) => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  let last: SignedInUser | null = null;
  const start = async () => {
    const identity = await (hasSessionHint() ? loadIdentity() : identityOnceRequested());
    const auth = await identity.startIdentity();
    if (isOver) return;
    stop = identity.onIdTokenChanged(auth, (user) => {
      // Signing out takes the hint away first, in every window of this browser.
      const session = nextSession(last, user && readUser(user), !hasSessionHint());
      last = session.status === "signedIn" ? session.user : null;
      keepSessionHint(session.status === "signedIn");
      report(session);
    });
  };
  start().catch((error: unknown) => {
    if (!isOver) report({ status: "unreachable", error: new Error(String(error)) });
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
