import type { User } from "firebase/auth";

/** The calls of the identity service that a test can hold back or refuse. */
type IdentityCall =
  | "signIn"
  | "signUp"
  | "signInWithGoogle"
  | "connectGoogle"
  | "signOut"
  | "resetPassword"
  | "verifyAddress"
  | "reauthenticate"
  | "changePassword"
  | "changeAddress"
  | "addFactor"
  | "removeFactor"
  | "giveCode";

/** What happens before a call succeeds: a test waits in it, or throws an `identityError`. */
export type FakeIdentity = Partial<Record<IdentityCall, (given?: string) => void | Promise<void>>>;

/** A person of the tests. */
export type Person = { uid: string; name: string | null; email: string; providers: string[] };

type State = {
  currentUser: User | null;
  calls: FakeIdentity;
  listeners: Set<(user: User | null) => void>;
  /** The ids of the second factors of whoever is signed in. */
  factors: string[];
};

/** What the stand-in for Firebase Authentication holds; `renderApp` sets it anew. */
export const identityState: State = {
  currentUser: null,
  calls: {},
  listeners: new Set(),
  factors: [],
};

/** Somebody who signed up with a password. */
export const ada: Person = {
  uid: "user-ada",
  name: "Ada Ledger",
  email: "ada@example.com",
  providers: ["password"],
};

/** Makes the stand-in know who is signed in and what becomes of its calls. */
export function startIdentityAs(person: Person | null, calls: FakeIdentity): void {
  identityState.currentUser = person && userOf(person);
  identityState.calls = calls;
  identityState.listeners.clear();
  identityState.factors = [];
}

/** Changes who is signed in, and tells whoever listens, as the identity service does. */
export function changeUser(person: Person | null): void {
  identityState.currentUser = person && userOf(person);
  for (const listener of identityState.listeners) listener(identityState.currentUser);
}

/** What the identity service throws: "auth/" and the code. */
export function identityError(code: string): Error {
  return Object.assign(new Error(`Firebase: (auth/${code}).`), { code: `auth/${code}` });
}

/** What the app reads of a user of Firebase. */
export function userOf({ uid, name, email, providers }: Person): User {
  const user = {
    uid,
    email,
    displayName: name,
    photoURL: null,
    providerData: providers.map((providerId) => ({ providerId })),
    getIdToken: async () => `token of ${uid}`,
  };
  return user as unknown as User; // the app reads no more of it
}
