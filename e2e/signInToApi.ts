import type { Account } from "./newAccount.ts";
import { readSuite } from "./readSuite.ts";

/** Calls the API as a signed-in person: what a test only needs to be there is made this way. */
export type ApiCaller = (method: string, path: string, body?: object) => Promise<unknown>;

/** Signs somebody who has an account in, beside the browser. */
export async function signInToApi({ email, password }: Account): Promise<ApiCaller> {
  const { authUrl, url } = readSuite();
  const signedIn = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken?: string }; // as the Identity Toolkit documents
  if (idToken === undefined) throw new Error(`the sign-in answered ${signedIn.status}`);
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
