import type { Session } from "./Session.ts";
import { hasSessionHint } from "./sessionHint.ts";
import { watchSession } from "./watchSession.ts";

/** The session this page begins with: nobody, or what the identity service first reports. */
export function firstSession(): Promise<Session> {
  if (!hasSessionHint()) return Promise.resolve({ status: "signedOut" });
  return new Promise((resolve) => {
    const stop = watchSession((session) => {
      resolve(session);
      queueMicrotask(stop);
    });
  });
}
