import { loadIdentity } from "../firebase/loadIdentity.ts";

/**
 * Ends a session whose credentials are refused although they are fresh, as the identity service ends
 * one that ran out: nobody asked for it, so the page says so and asks to sign in again.
 */
export async function endSession(): Promise<void> {
  const { startIdentity, signOut } = await loadIdentity();
  await signOut(await startIdentity());
}
