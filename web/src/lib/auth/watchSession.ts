import { identityOnceRequested, loadIdentity } from "../firebase/loadIdentity.ts";
import { readUser } from "./readUser.ts";
import type { Session } from "./Session.ts";
import { hasSessionHint, keepSessionHint } from "./sessionHint.ts";

/**
 * Tells of every change of the session until it is stopped. Where there was no session before,
 * the identity service is not loaded until somebody means to sign in.
 */
export function watchSession(report: (session: Session) => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    const identity = await (hasSessionHint() ? loadIdentity() : identityOnceRequested());
    const auth = await identity.startIdentity();
    if (isOver) return;
    stop = identity.onIdTokenChanged(auth, (user) => {
      keepSessionHint(user !== null);
      report(user ? { status: "signedIn", user: readUser(user) } : { status: "signedOut" });
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
