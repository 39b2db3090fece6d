import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { Session } from "./Session.ts";
import { hasSessionHint } from "./sessionHint.ts";
import { SessionContext } from "./useSession.ts";
import { watchSession } from "./watchSession.ts";

/** Keeps the session for the whole app, and forgets one user's data before another's is shown. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(() => ({
    status: hasSessionHint() ? "loading" : "signedOut",
  }));
  const queryClient = useQueryClient();
  const uid = session.status === "signedIn" ? session.user.uid : null;
  useEffect(() => watchSession(setSession), []);
  useEffect(() => {
    if (uid === null) return;
    return () => queryClient.clear();
  }, [uid, queryClient]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
