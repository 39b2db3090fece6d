import { connectStorageEmulator, type FirebaseStorage, getStorage } from "firebase/storage";
import { startFirebase } from "./firebaseApp.ts";

/** A large ledger may take long to send, and a connection that is lost comes back. */
const RETRY_MS = 60 * 60 * 1000;

let storage: Promise<FirebaseStorage> | undefined;

/** Cloud Storage for uploads, connected to the emulator on the local suite. */
export function startStorage(): Promise<FirebaseStorage> {
  storage ??= start().catch((error: unknown) => {
    storage = undefined;
    throw error;
  });
  return storage;
}

async function start(): Promise<FirebaseStorage> {
  const { app, settings } = await startFirebase();
  const started = getStorage(app);
  started.maxUploadRetryTime = RETRY_MS;
  if (settings.local) {
    const { hostname, port } = new URL(`http://${settings.local.storage}`);
    connectStorageEmulator(started, hostname, Number(port));
  }
  return started;
}
