import { loadIdentity } from "../firebase/loadIdentity.ts";

/**
 * The bearer credential of the signed-in user, or null. If it cannot be had, the error is
 * logged and the request goes out without it (specification section 7).
 */
export async function currentToken(): Promise<string | null> {
  const { startIdentity } = await loadIdentity();
  const { currentUser } = await startIdentity();
  if (!currentUser) return null;
  return currentUser.getIdToken().catch((error: unknown) => {
    console.error("No credential could be had for the request:", error);
    return null;
  });
}
