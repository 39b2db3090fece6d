import type { Bucket } from "@google-cloud/storage";
import type { Firestore } from "firebase-admin/firestore";
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
  { db, bucket: open }: { db: Firestore; bucket: (name?: string) => Bucket },
): Anchors | null {
  const { ANCHOR_KMS_KEY: key, ANCHOR_BUCKET: bucket, FUNCTIONS_EMULATOR: isLocal } = env;
  if (key && bucket) {
    return { sign: kmsSigner(key), objects: bucketObjects(open(bucket)) };
  }
  if (isLocal !== "true") return null;
  return { sign: localSigner(db), objects: bucketObjects(open()) };
}
