import { loadIdentity } from "../firebase/loadIdentity.ts";

/** Signs the user out of this browser. */
export async function signOut(): Promise<void> {
  const identity = await loadIdentity();
  await identity.signOut(await identity.startIdentity());
}
