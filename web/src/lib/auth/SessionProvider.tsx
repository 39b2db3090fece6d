import { type ReactNode, useEffect, useState } from "react";
import type { Session } from "./Session.ts";
import { hasSessionHint } from "./sessionHint.ts";
import { SessionContext } from "./useSession.ts";
import { watchSession } from "./watchSession.ts";

/** Keeps the session for the whole app. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(() => ({
    status: hasSessionHint() ? "loading" : "signedOut",
  }));
  useEffect(() => watchSession(setSession), []);
  return <SessionContext value={session}>{children}</SessionContext>;
}
