import { parseUploadPath, type UploadPath } from "@tieout/contract";
import type { UploadMetadata } from "firebase/storage";
import { heldBack } from "./heldBack.ts";

/** A file that reached the stand-in for Cloud Storage. */
export type StoredUpload = UploadPath & { contentType: string; file: File };

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
  const stored = Promise.resolve().then(async () => {
    await storageState.store({ ...place, contentType, file });
    if (task.snapshot.state === "paused") await running.wait;
  });
  const task = {
    snapshot: { state: "running" },
    on: () => undefined,
    pause: () => {
      task.snapshot.state = "paused";
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
  return Object.assign(stored, task);
}
