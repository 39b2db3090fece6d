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
        setSession((known) => (isToldAgain(reported, known) ? known : reported)),
      ),
    [],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is out stays out, however that began. */
function isToldAgain(reported: Session, known: Session): boolean {
  if (reported.status === "signedOut") return known.status === "signedOut";
  return JSON.stringify(reported) === JSON.stringify(known);
}
