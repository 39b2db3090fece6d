import type * as Auth from "firebase/auth";
import { ada, changeUser, identityState, userOf } from "./fakeIdentity.ts";

/**
 * Stands in for `firebase/auth` in the tests of screens (vitest.config.ts puts it in its place):
 * the service it speaks to is not there. Everything above it is the app's own.
 */
type Stand<Name extends keyof typeof Auth> = (
  ...given: Parameters<Extract<(typeof Auth)[Name], (...given: never[]) => unknown>>
) => unknown;

export class GoogleAuthProvider {
  readonly providerId = "google.com";
}

export const EmailAuthProvider = {
  credential: (_email: string, password: string) => ({ password }),
};

export const browserPopupRedirectResolver = {};
export const browserLocalPersistence = {};
export const indexedDBLocalPersistence = {};

export const initializeAuth: Stand<"initializeAuth"> = () => identityState;

export const onIdTokenChanged = (
  _auth: Auth.Auth,
  listener: (user: Auth.User | null) => void,
): (() => void) => {
  identityState.listeners.add(listener);
  queueMicrotask(() => listener(identityState.currentUser));
  return () => identityState.listeners.delete(listener);
};

export const signInWithEmailAndPassword: Stand<"signInWithEmailAndPassword"> = async (
  _auth,
  email,
) => {
  await identityState.calls.signIn?.();
  changeUser({ ...ada, email });
};

export const createUserWithEmailAndPassword: Stand<"createUserWithEmailAndPassword"> = async (
  _auth,
  email,
) => {
  await identityState.calls.signUp?.();
  changeUser({ ...ada, name: null, email });
  return { user: userOf({ ...ada, name: null, email }) };
};

export const signInWithPopup: Stand<"signInWithPopup"> = async () => {
  await identityState.calls.signInWithGoogle?.();
  changeUser({ ...ada, providers: ["google.com"] });
};

export const linkWithPopup: Stand<"linkWithPopup"> = async () => {
  await identityState.calls.connectGoogle?.();
  changeUser({ ...ada, providers: [...ada.providers, "google.com"] });
};

export const signOut: Stand<"signOut"> = async () => {
  await identityState.calls.signOut?.();
  changeUser(null);
};

export const updateProfile: Stand<"updateProfile"> = async (_user, { displayName = null }) =>
  changeUser({ ...ada, name: displayName });

/** A test sees the password that was given, and refuses it. */
export const reauthenticateWithCredential = async (
  _user: Auth.User,
  { password }: { password: string },
) => identityState.calls.reauthenticate?.(password);

export const reauthenticateWithPopup: Stand<"reauthenticateWithPopup"> = async () =>
  identityState.calls.reauthenticate?.();

export const updatePassword: Stand<"updatePassword"> = async (_user, password) =>
  identityState.calls.changePassword?.(password);

export const verifyBeforeUpdateEmail: Stand<"verifyBeforeUpdateEmail"> = async (_user, email) =>
  identityState.calls.changeAddress?.(email);

export const sendPasswordResetEmail: Stand<"sendPasswordResetEmail"> = async () =>
  identityState.calls.resetPassword?.();

export const sendEmailVerification: Stand<"sendEmailVerification"> = async () =>
  identityState.calls.verifyAddress?.();

type Given = { code: string };

/** The key of a factor and its codes are the service's: a test sees the code that was given, and refuses it. */
export const TotpMultiFactorGenerator = {
  FACTOR_ID: "totp",
  generateSecret: async () => ({
    secretKey: "ABCDEFGHIJKL",
    generateQrCodeUrl: (account: string, issuer: string) => `otpauth://totp/${issuer}:${account}`,
  }),
  assertionForEnrollment: (_secret: unknown, code: string): Given => ({ code }),
  assertionForSignIn: (_id: string, code: string): Given => ({ code }),
};

export const multiFactor = () => ({
  enrolledFactors: identityState.factors.map((uid) => ({ uid })),
  getSession: async () => ({}),
  enroll: async ({ code }: Given) => {
    await identityState.calls.addFactor?.(code);
    identityState.factors.push("factor-1");
  },
  unenroll: async (id: string) => {
    await identityState.calls.removeFactor?.(id);
    identityState.factors = identityState.factors.filter((each) => each !== id);
  },
});

export const getMultiFactorResolver = () => ({
  hints: [{ factorId: "totp", uid: "factor-1" }],
  resolveSignIn: async ({ code }: Given) => {
    await identityState.calls.giveCode?.(code);
    changeUser(ada);
  },
});
