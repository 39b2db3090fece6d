import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { loadIdentity } from "../firebase/loadIdentity.ts";
import { readUser } from "./readUser.ts";
import type { Session } from "./Session.ts";
import { SessionContext } from "./useSession.ts";

/** Keeps the session for the whole app, and forgets one user's data before another's is shown. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: "loading" });
  const queryClient = useQueryClient();
  const uid = session.status === "signedIn" ? session.user.uid : null;
  useEffect(() => watchSession(setSession), []);
  useEffect(() => {
    if (uid === null) return;
    return () => queryClient.clear();
  }, [uid, queryClient]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function watchSession(report: (session: Session) => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    const { startIdentity, onIdTokenChanged } = await loadIdentity();
    const auth = await startIdentity();
    if (isOver) return;
    stop = onIdTokenChanged(auth, (user) =>
      report(user ? { status: "signedIn", user: readUser(user) } : { status: "signedOut" }),
    );
  };
  start().catch((error: unknown) => {
    if (!isOver) report({ status: "unreachable", error: new Error(String(error)) });
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
