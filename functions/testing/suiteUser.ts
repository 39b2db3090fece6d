import {
  apiPath,
  type EndpointName,
  endpoint,
  type UploadPath,
  uploadPath,
} from "@tieout/contract";
import { runningSuite } from "../../emulators/suite/runningSuite.ts";
import { type Answer, type Call, readAnswer } from "./readAnswer.ts";

/** A person with an account on the running suite. */
export type SuiteUser = {
  uid: string;
  email: string;
  token: string;
  /** Calls the API over HTTP, through Hosting, with a real ID token. */
  call: <Name extends EndpointName>(name: Name, call?: Call) => Promise<Answer<Name>>;
  /** Puts a file straight into Storage, as a browser does. */
  store: (
    place: Omit<UploadPath, "uid">,
    content: string | Uint8Array<ArrayBuffer>,
    contentType?: string,
  ) => Promise<Response>;
  /** The same with more that is said of the file. */
  storeAs: (
    place: Omit<UploadPath, "uid">,
    content: string | Uint8Array<ArrayBuffer>,
    metadata: object,
  ) => Promise<Response>;
};

/** Signs a new person up with the Auth emulator. */
export async function signUp(name: string): Promise<SuiteUser> {
  const suite = runningSuite();
  const email = `${name}-${crypto.randomUUID()}@example.test`;
  const response = await fetch(
    `${suite.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: "correct horse", returnSecureToken: true }),
    },
  );
  // The emulator answers as the Identity Toolkit documents.
  const { localId: uid, idToken: token } = (await response.json()) as Record<string, string>;
  if (uid === undefined || token === undefined) throw new Error(`sign-up: ${response.status}`);
  return {
    uid,
    email,
    token,
    call: (endpointName, call = {}) => ask(suite.url, token, endpointName, call),
    store: (place, content, contentType = "text/csv") =>
      store(suite, token, uploadPath({ ...place, uid }), { content, contentType }),
    storeAs: (place, content, metadata) =>
      storeAs(suite, token, uploadPath({ ...place, uid }), { content, metadata }),
  };
}

/** Says that a person's address is theirs, as a click in the verification e-mail does. */
export async function verifyAddress({ uid }: Pick<SuiteUser, "uid">): Promise<void> {
  const { authUrl, projectId } = runningSuite();
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const response = await fetch(`${accounts}:update`, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ localId: uid, emailVerified: true }),
  });
  if (!response.ok) throw new Error(`the address could not be verified: ${response.status}`);
}

async function ask<Name extends EndpointName>(
  url: string,
  token: string,
  name: Name,
  { as = token, params = {}, query, body, form }: Call,
): Promise<Answer<Name>> {
  const { method, path } = endpoint(name);
  const headers = new Headers(as === null ? {} : { Authorization: `Bearer ${as}` });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const address = url + apiPath(path, params) + (query ? `?${new URLSearchParams(query)}` : "");
  const payload = form ?? (body === undefined ? null : JSON.stringify(body));
  return readAnswer(name, await fetch(address, { method, headers, body: payload }));
}

function store(
  { storageHost, bucket }: { storageHost: string; bucket: string },
  token: string,
  path: string,
  { content, contentType }: { content: string | Uint8Array<ArrayBuffer>; contentType: string },
): Promise<Response> {
  const url = `http://${storageHost}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`;
  const headers = { Authorization: `Firebase ${token}`, "Content-Type": contentType };
  return fetch(url, { method: "POST", headers, body: content });
}

function storeAs(
  { storageHost, bucket }: { storageHost: string; bucket: string },
  token: string,
  path: string,
  { content, metadata }: { content: string | Uint8Array<ArrayBuffer>; metadata: object },
): Promise<Response> {
  const url = `http://${storageHost}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`;
  const boundary = "part";
  const said = JSON.stringify({ name: path, contentType: "text/csv", ...metadata });
  const head = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const body = new Blob([
    ...[head("application/json"), said, "\r\n"],
    ...[head("text/csv"), content, `\r\n--${boundary}--\r\n`],
  ]);
  const headers = {
    Authorization: `Firebase ${token}`,
    "Content-Type": `multipart/related; boundary=${boundary}`,
    "X-Goog-Upload-Protocol": "multipart",
  };
  return fetch(url, { method: "POST", headers, body });
}
