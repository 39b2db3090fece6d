import { keptForLong } from "../browserStore.ts";

const key = "tieout-session";

/**
 * Whether this browser had a session when it was last here. A visitor who never signed in sees
 * the page at once, without waiting for the identity service to say that there is nobody.
 */
export function hasSessionHint(): boolean {
  return keptForLong.read(key) !== null;
}

/** Remembers, or forgets, that this browser has a session. */
export function keepSessionHint(isSignedIn: boolean): void {
  if (isSignedIn) keptForLong.keep(key, "1");
  else keptForLong.forget(key);
}
