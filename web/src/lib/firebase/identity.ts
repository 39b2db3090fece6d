import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { startFirebase } from "./firebaseApp.ts";

export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getMultiFactorResolver,
  linkWithPopup,
  type MultiFactorError,
  multiFactor,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from "firebase/auth";

let identity: Promise<Auth> | undefined;

/** The identity service, connected to the emulator on the local suite. */
export function startIdentity(): Promise<Auth> {
  identity ??= start().catch((error: unknown) => {
    identity = undefined;
    throw error;
  });
  return identity;
}

async function start(): Promise<Auth> {
  const { app, settings } = await startFirebase();
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (settings.local) {
    connectAuthEmulator(auth, `http://${settings.local.auth}`, { disableWarnings: true });
  }
  return auth;
}
