import { loadIdentity } from "../../lib/firebase/loadIdentity.ts";
import { authCode } from "./authMessages.ts";
import { type AskCode, withSecondFactor } from "./withSecondFactor.ts";

export type SignUpDetails = { email: string; password: string; displayName: string };

/** Signs in with e-mail and password. */
export async function signIn(email: string, password: string, askCode: AskCode): Promise<void> {
  const identity = await loadIdentity();
  const auth = await identity.startIdentity();
  const enter = () => identity.signInWithEmailAndPassword(auth, email, password);
  await withSecondFactor(enter, askCode);
}

/** Creates the account and then, if a name was given, sets it. */
export async function signUp({ email, password, displayName }: SignUpDetails): Promise<void> {
  const identity = await loadIdentity();
  const auth = await identity.startIdentity();
  const { user } = await identity.createUserWithEmailAndPassword(auth, email, password);
  if (displayName.trim() === "") return;
  await identity.updateProfile(user, { displayName: displayName.trim() });
  // A fresh token carries the name to the API and tells the session of it.
  await user.getIdToken(true);
}

/** Signs in with Google in a popup. */
export async function signInWithGoogle(askCode: AskCode): Promise<void> {
  const identity = await loadIdentity();
  const auth = await identity.startIdentity();
  const provider = new identity.GoogleAuthProvider();
  const enter = () =>
    identity.signInWithPopup(auth, provider, identity.browserPopupRedirectResolver);
  await withSecondFactor(enter, askCode);
}

/** Lets Google sign in to the account whose person has just given their password again. */
export async function connectGoogle(): Promise<void> {
  const identity = await loadIdentity();
  const { currentUser } = await identity.startIdentity();
  if (!currentUser) throw new Error("nobody is signed in");
  const provider = new identity.GoogleAuthProvider();
  await identity.linkWithPopup(currentUser, provider, identity.browserPopupRedirectResolver);
  // A fresh token tells the session of the new way in.
  await currentUser.getIdToken(true);
}

/** Gives the account another password; the present one is asked for first, whoever sits at the keyboard. */
export async function changePassword(
  present: string,
  password: string,
  askCode: AskCode,
): Promise<void> {
  const { identity, user } = await reauthenticate(present, askCode);
  await identity.updatePassword(user, password);
}

/** Sends a link to a new address, which is the account's once it is opened. */
export async function changeAddress(
  present: string,
  email: string,
  askCode: AskCode,
): Promise<void> {
  const { identity, user } = await reauthenticate(present, askCode);
  await identity.verifyBeforeUpdateEmail(user, email);
}

/** The person who is signed in, after they have given their password again. */
export async function reauthenticate(password: string, askCode: AskCode) {
  const identity = await loadIdentity();
  const { currentUser: user } = await identity.startIdentity();
  if (!user?.email) throw new Error("nobody is signed in with an address");
  const credential = identity.EmailAuthProvider.credential(user.email, password);
  await withSecondFactor(() => identity.reauthenticateWithCredential(user, credential), askCode);
  return { identity, user };
}

/** Has the person who is signed in by Google prove it again, in a popup. */
export async function reauthenticateWithGoogle(askCode: AskCode): Promise<void> {
  const identity = await loadIdentity();
  const { currentUser } = await identity.startIdentity();
  if (!currentUser) throw new Error("nobody is signed in");
  const provider = new identity.GoogleAuthProvider();
  const prove = () =>
    identity.reauthenticateWithPopup(currentUser, provider, identity.browserPopupRedirectResolver);
  await withSecondFactor(prove, askCode);
}

/** Sends the reset e-mail; the answer is the same whether or not the account exists. */
export async function sendPasswordReset(email: string): Promise<void> {
  const identity = await loadIdentity();
  const auth = await identity.startIdentity();
  await identity.sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (authCode(error) !== "user-not-found") throw error;
  });
}
