import { createContext, useContext } from "react";
import type { Session } from "./Session.ts";

export const SessionContext = createContext<Session>({ status: "loading" });

/** The session of this page. */
export function useSession(): Session {
  return useContext(SessionContext);
}
