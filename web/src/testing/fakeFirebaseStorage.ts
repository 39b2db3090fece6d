import { parseUploadPath, type UploadPath } from "@tieout/contract";
import type { UploadMetadata } from "firebase/storage";

/** A file that reached the stand-in for Cloud Storage. */
export type StoredUpload = UploadPath & { contentType: string; file: File };

type State = { store: (upload: StoredUpload) => void | Promise<void> };

/** What becomes of a file; `renderApp` sets it anew. */
export const storageState: State = { store: () => undefined };

/**
 * Stands in for `firebase/storage` in the tests of screens (vitest.config.ts puts it in its place).
 * A file is stored whole, or refused by what `storageState.store` throws.
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
  const stored = Promise.resolve().then(() => storageState.store({ ...place, contentType, file }));
  return Object.assign(stored, {
    snapshot: { state: "running" },
    on: () => undefined,
    pause: () => true,
    resume: () => true,
    cancel: () => true,
  });
}
