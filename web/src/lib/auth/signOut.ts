import { loadIdentity } from "../firebase/loadIdentity.ts";
import { keepSessionHint } from "./sessionHint.ts";

/** Signs the user out of this browser. */
export async function signOut(): Promise<void> {
  const identity = await loadIdentity();
  const auth = await identity.startIdentity();
  keepSessionHint(false);
  try {
    await identity.signOut(auth);
  } catch (error) {
    keepSessionHint(true);
    throw error;
  }
}
