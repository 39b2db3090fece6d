import { join } from "node:path";
import { Piscina } from "piscina";
import { expect, test } from "vitest";
import type { ThreadSetting } from "./threads/createThreads.ts";

test("the threads of the bundle start and answer", async () => {
  const workerData: ThreadSetting = { niceness: 0 };
  const filename = join(import.meta.dirname, "dist", "threadWorker.js");
  const pool = new Piscina({ filename, name: "doTask", workerData, maxThreads: 1 });
  const request = { rows: [], code: "1000" };
  expect(await pool.run({ name: "findAccountName", request, port: null })).toBeNull();
  await pool.close();
});
