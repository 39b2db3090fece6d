import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { afterAll, expect, test } from "vitest";
import type { ThreadSetting } from "./threads/createThreads.ts";

const folder = import.meta.dirname;
const copy = mkdtempSync(join(tmpdir(), "tieout-functions-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the folder alone installs and loads, as the cloud does it", { timeout: 600_000 }, () => {
  cpSync(join(folder, "package.json"), join(copy, "package.json"));
  cpSync(join(folder, "dist"), join(copy, "dist"), { recursive: true });
  const quiet = ["--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet], { cwd: copy, stdio: "pipe" });
  const load = 'import("./dist/index.js").then((all) => console.log(Object.keys(all).join()))';
  const config = { projectId: "demo-tieout", storageBucket: "demo-tieout.appspot.com" };
  const env = { ...process.env, FIREBASE_CONFIG: JSON.stringify(config) };
  const loaded = execFileSync(process.execPath, ["-e", load], { cwd: copy, env, encoding: "utf8" });
  expect(loaded.trim()).toBe("anchorTrails,api,onLongTask,onUpload,sendNotices,sweepOrphans");
});

test("the threads of the bundle start and answer", async () => {
  const workerData: ThreadSetting = { niceness: 0 };
  const filename = join(folder, "dist", "threadWorker.js");
  const pool = new Piscina({ filename, name: "doTask", workerData, maxThreads: 1 });
  const request = { rows: [], code: "1000" };
  expect(await pool.run({ name: "findAccountName", request, port: null })).toBeNull();
  await pool.close();
});
