import { expect, test } from "vitest";
import { runningSuite } from "../../emulators/suite/runningSuite.ts";
import { bucketObjects } from "./bucketObjects.ts";
import { openBucket } from "./openBucket.ts";

const { bucket, projectId, storageHost } = runningSuite();
const env = { FIREBASE_STORAGE_EMULATOR_HOST: storageHost, GCLOUD_PROJECT: projectId };

test("a folder of any size is listed and removed a part at a time", async () => {
  const objects = bucketObjects(openBucket(env, bucket), 2);
  const folder = `parsed/${crypto.randomUUID()}/`;
  const paths = ["a", "b", "c", "d", "e"].map((name) => `${folder}f/${name}.json`);
  for (const path of paths) await objects.write(path, "{}", "application/json");
  const listed = async () => {
    const parts: string[][] = [];
    for await (const part of objects.list(folder)) parts.push(part.map(({ path }) => path));
    return parts;
  };
  expect((await listed()).map(({ length }) => length)).toEqual([2, 2, 1]);
  expect((await listed()).flat()).toEqual(paths);
  await objects.removeFolder(folder);
  expect((await listed()).flat()).toEqual([]);
});
