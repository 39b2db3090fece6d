import { type Bucket, Storage } from "@google-cloud/storage";
import { z } from "zod";

const firebaseConfig = z.object({ storageBucket: z.string() });

/**
 * A bucket of Cloud Storage: the project's own unless another is named. On the local suite the Storage
 * emulator answers, which asks for no credentials.
 */
export function openBucket(env: NodeJS.ProcessEnv, name = ownBucket(env)): Bucket {
  const { FIREBASE_STORAGE_EMULATOR_HOST: emulator, GCLOUD_PROJECT: projectId } = env;
  const storage = new Storage({
    ...(projectId && { projectId }),
    ...(emulator && { apiEndpoint: `http://${emulator}` }),
  });
  return storage.bucket(name);
}

/** What the platform tells every function of its project. */
function ownBucket({ FIREBASE_CONFIG = "{}" }: NodeJS.ProcessEnv): string {
  return firebaseConfig.parse(JSON.parse(FIREBASE_CONFIG)).storageBucket;
}
