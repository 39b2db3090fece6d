import type { User } from "../firebase/identity.ts";
import type { SignedInUser } from "./Session.ts";

/** What the app keeps of the identity service's user: plain data that React can compare. */
export function readUser(user: User): SignedInUser {
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    photoUrl: user.photoURL,
    providers: user.providerData.map(({ providerId }) => providerId),
  };
}
