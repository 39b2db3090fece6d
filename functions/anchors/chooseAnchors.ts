import type { Firestore } from "firebase-admin/firestore";
import type { Storage } from "firebase-admin/storage";
import { bucketObjects } from "../objects/bucketObjects.ts";
import type { Anchors } from "./Anchors.ts";
import { kmsSigner } from "./kmsSigner.ts";
import { localSigner } from "./localSigner.ts";

/**
 * A key of Cloud KMS and a bucket of its own where both are configured; on the local suite a key of
 * the suite and its one bucket; else nothing is anchored, and the nightly run says so.
 */
export function chooseAnchors(
  env: NodeJS.ProcessEnv,
  { db, storage }: { db: Firestore; storage: () => Storage },
): Anchors | null {
  const { ANCHOR_KMS_KEY: key, ANCHOR_BUCKET: bucket, FUNCTIONS_EMULATOR: isLocal } = env;
  if (key && bucket) {
    return { sign: kmsSigner(key), objects: bucketObjects(storage().bucket(bucket)) };
  }
  if (isLocal !== "true") return null;
  return { sign: localSigner(db), objects: bucketObjects(storage().bucket()) };
}
