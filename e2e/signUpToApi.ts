import type { BrowserContext } from "@playwright/test";
import type { Account } from "./newAccount.ts";
import { readSuite } from "./readSuite.ts";

/** Calls the API as a signed-in person: what a test only needs to be there is made this way. */
export type ApiCaller = (method: string, path: string, body?: object) => Promise<unknown>;

/** What a browser keeps of its visits, as Playwright hands it to a new context. */
export type BrowserState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Somebody with an account: how they call the API, and a browser in which they are signed in. */
export type SignedUp = { call: ApiCaller; browser: BrowserState };

/** What the Identity Toolkit answers a sign-up with; times are in seconds. */
type Answer = { localId: string; idToken: string; refreshToken: string; expiresIn: string };

/** Signs somebody up beside the browser, for tests that are about something else. */
export async function signUpToApi(account: Account): Promise<SignedUp> {
  const { authUrl } = readSuite();
  const { name: displayName, email, password } = account;
  const response = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ displayName, email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`the sign-up answered ${response.status}`);
  const answer = (await response.json()) as Answer; // as the Identity Toolkit documents
  return { call: callerWith(answer.idToken), browser: await signedInBrowser(account, answer) };
}

function callerWith(idToken: string): ApiCaller {
  const { url } = readSuite();
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${idToken}`,
        ...(body && !isForm && { "Content-Type": "application/json" }),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}

/** Where Firebase keeps a session in localStorage, and the app the hint that there is one. */
async function signedInBrowser(
  { name, email }: Account,
  { localId, idToken, refreshToken, expiresIn }: Answer,
): Promise<BrowserState> {
  const { url } = readSuite();
  const { apiKey } = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as {
    apiKey: string; // as Hosting documents
  };
  const now = Date.now();
  const profile = { uid: localId, displayName: name, email, photoURL: null, phoneNumber: null };
  const user = {
    ...profile,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ ...profile, uid: email, providerId: "password" }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: now + Number(expiresIn) * 1_000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: "[DEFAULT]",
  };
  const localStorage = [
    { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) },
    { name: "tieout-session", value: "1" },
  ];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
