import { loadIdentity } from "../firebase/loadIdentity.ts";

/**
 * The bearer credential of the signed-in user, or null; asked of the identity service anew if it
 * must be fresh. If it cannot be had, the error is logged and the request goes out without it
 * (specification section 7).
 */
export async function currentToken({ isFresh = false } = {}): Promise<string | null> {
  const { startIdentity } = await loadIdentity();
  const { currentUser } = await startIdentity();
  if (!currentUser) return null;
  return currentUser.getIdToken(isFresh).catch((error: unknown) => {
    console.error("No credential could be had for the request:", error);
    return null;
  });
}
