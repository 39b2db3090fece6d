import { type ReactNode, useEffect, useState } from "react";
import type { Session } from "./Session.ts";
import { SessionContext } from "./useSession.ts";
import { watchSession } from "./watchSession.ts";

type Props = { first: Session; children: ReactNode };

/** Keeps the session for the whole app, beginning with what is known of it. */
export function SessionProvider({ first, children }: Props) {
  const [session, setSession] = useState(first);
  useEffect(
    () =>
      watchSession((reported) =>
        // The identity service says again what it said first; nothing is drawn anew for that.
        setSession((known) => (isToldAgain(reported, known) ? known : after(known, reported))),
      ),
    [],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is out stays out, however that began. */
function isToldAgain(reported: Session, known: Session): boolean {
  if (reported.status === "signedOut") return known.status === "signedOut";
  return JSON.stringify(reported) === JSON.stringify({ ...known, hasEntered: undefined });
}

/** What is reported, with how the session began: a name that is given later begins no other one. */
function after(known: Session, reported: Session): Session {
  const hasEntered =
    known.status === "signedOut" || (known.status === "signedIn" && known.hasEntered);
  return hasEntered && reported.status === "signedIn" ? { ...reported, hasEntered } : reported;
}
