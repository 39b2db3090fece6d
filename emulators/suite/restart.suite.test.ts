import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type DocumentReference, initializeFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Suite, type SuiteAddresses, startSuite } from "./startSuite.ts";
import { assertPortsFree } from "./suitePorts.ts";

// Not the suite that the other tests share: this one is stopped and started again.
const person = { email: "ada@example.com", password: "analytical", returnSecureToken: true };
const object = "kept/note.txt";
const owner = { authorization: "Bearer owner" };

let dataFolder: string;
let suite: Suite | undefined;

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), "restart-"));
});

afterAll(async () => {
  await suite?.stop();
  rmSync(dataFolder, { recursive: true });
});

async function start(): Promise<Suite> {
  const logFile = join(dataFolder, "suite.log");
  // Nothing here calls a function: none is started.
  suite = await startSuite({ ports: "free", dataFolder, logFile, functions: null });
  return suite;
}

function askAuth(
  { authUrl }: SuiteAddresses,
  action: string,
  body: object = person,
): Promise<Response> {
  return fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

function storageUrl({ storageHost, bucket }: SuiteAddresses): string {
  return `http://${storageHost}/v0/b/${bucket}/o`;
}

async function inFirestore<T>(
  { firestoreHost, projectId }: SuiteAddresses,
  use: (place: DocumentReference) => Promise<T>,
): Promise<T> {
  const shared = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = firestoreHost;
  const app = initializeApp({ projectId }, `restart-${firestoreHost}`);
  const result = await use(initializeFirestore(app).doc("kept/note"));
  await deleteApp(app);
  // The tests of other files in this process speak to the suite that they share.
  if (shared === undefined) delete process.env.FIRESTORE_EMULATOR_HOST;
  else process.env.FIRESTORE_EMULATOR_HOST = shared;
  return result;
}

describe("a suite with a data folder", () => {
  it("has its accounts, sessions, documents and files again after a restart", async () => {
    const first = await start();
    const { idToken } = await (await askAuth(first, "signUp")).json();
    await inFirestore(first, (place) => place.set({ text: "kept" }));
    const upload = `${storageUrl(first)}?name=${encodeURIComponent(object)}`;
    await fetch(upload, { method: "POST", headers: owner, body: "kept" });
    await first.stop();
    await expect(assertPortsFree(first.ports)).resolves.toBeUndefined();

    const second = await start();
    expect((await askAuth(second, "lookup", { idToken })).status).toBe(200);
    expect((await askAuth(second, "signInWithPassword")).status).toBe(200);
    const found = await inFirestore(second, (place) => place.get());
    expect(found.data()).toEqual({ text: "kept" });
    const download = `${storageUrl(second)}/${encodeURIComponent(object)}?alt=media`;
    expect(await (await fetch(download, { headers: owner })).text()).toBe("kept");
  });
});
