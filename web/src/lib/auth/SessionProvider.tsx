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
        setSession((known) =>
          JSON.stringify(reported) === JSON.stringify(known) ? known : reported,
        ),
      ),
    [],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
