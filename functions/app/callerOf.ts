import type { DecodedIdToken } from "firebase-admin/auth";
import type { Caller } from "./Deps.ts";

type Decoded = Pick<DecodedIdToken, "uid" | "auth_time"> & {
  firebase: Pick<DecodedIdToken["firebase"], "sign_in_provider">;
};

/**
 * The user of a verified ID token; nobody where it names nobody: what an anonymous account keeps
 * could never be given back to a person.
 */
export function callerOf({ uid, auth_time: seconds, firebase }: Decoded): Caller | null {
  if (firebase.sign_in_provider === "anonymous") return null;
  return { uid, signedInAt: new Date(seconds * 1000) };
}
