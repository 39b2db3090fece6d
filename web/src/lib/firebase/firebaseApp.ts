import { type FirebaseApp, initializeApp } from "firebase/app";
import { type FirebaseSettings, readFirebaseConfig } from "../../config/readFirebaseConfig.ts";

/** The one Firebase app of the page and the settings it was made from. */
export type RunningFirebase = { app: FirebaseApp; settings: FirebaseSettings };

let running: Promise<RunningFirebase> | undefined;

/** Starts Firebase once; a start that failed is tried again by the next caller. */
export function startFirebase(): Promise<RunningFirebase> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function start(): Promise<RunningFirebase> {
  const settings = await readFirebaseConfig();
  return { app: initializeApp(settings.web), settings };
}
