import type { SuiteAddresses } from "../emulators/index.ts";

/**
 * Runs the nightly clean-up on the local suite, which has no scheduler: the same function over the
 * same services.
 */
export async function sweepSuite({
  projectId,
  bucket,
  firestoreHost,
  storageHost,
  ports,
}: Pick<
  SuiteAddresses,
  "projectId" | "bucket" | "firestoreHost" | "storageHost" | "ports"
>): Promise<string> {
  // The Admin SDK finds emulators by these names, when it starts.
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
    METADATA_SERVER_DETECTION: "none",
  });
  const { firebaseDeps } = await import("../functions/firebaseDeps.ts");
  const { sweepOrphans } = await import("../functions/uploads/sweepOrphans.ts");
  const { removals, orphans, unfinished, failed } = await sweepOrphans(firebaseDeps());
  const done = `${removals} removals finished, ${orphans} orphans removed, ${unfinished} uploads given up`;
  return failed === 0 ? done : `${done}, ${failed} failed (the log says which)`;
}
