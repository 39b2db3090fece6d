import { parseUploadPath, type UploadPath } from "@tieout/contract";
import type { UploadMetadata } from "firebase/storage";
import { heldBack } from "./heldBack.ts";

/** A file that reached the stand-in for Cloud Storage. */
export type StoredUpload = UploadPath & {
  contentType: string;
  file: File;
  /** That of an earlier page, where this one goes on with it. */
  session: string | null;
};

const arriving = { bytesTransferred: 0, totalBytes: 1 };

type State = { store: (upload: StoredUpload) => void | Promise<void> };

/** What becomes of a file; `renderApp` sets it anew. */
export const storageState: State = { store: () => undefined };

/**
 * Stands in for `firebase/storage` in the tests of screens (vitest.config.ts puts it in its place).
 * A file is stored whole, which ends once it is not paused, or refused by what `storageState.store` throws.
 */
export const getStorage = () => storageState;

export const ref = (_storage: State, path: string) => ({ path });

export function uploadBytesResumable(
  { path }: { path: string },
  file: File,
  { contentType = "" }: UploadMetadata,
) {
  const place = parseUploadPath(path);
  if (!place) throw new Error(`the path of an upload reads otherwise: ${path}`);
  let running = heldBack();
  const observers: ((snapshot: typeof arriving & { state: string }) => void)[] = [];
  const stored = Promise.resolve().then(async () => {
    if (task.snapshot.state === "paused") await running.wait;
    await storageState.store({ ...place, contentType, file, session: sent._uploadUrl });
    if (task.snapshot.state === "paused") await running.wait;
  });
  const task = {
    snapshot: { state: "running" },
    on: (_event: string, next: (snapshot: { state: string }) => void) => {
      observers.push(next);
      return () => undefined;
    },
    pause: () => {
      task.snapshot.state = "paused";
      for (const next of observers) next({ ...arriving, state: "paused" });
      running = heldBack();
      return true;
    },
    resume: () => {
      task.snapshot.state = "running";
      running.letGo();
      return true;
    },
    cancel: () => true,
  };
  const session: { _uploadUrl: string | null } = { _uploadUrl: null };
  const sent = Object.assign(stored, task, session);
  return sent;
}
