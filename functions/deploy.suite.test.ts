import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Piscina } from "piscina";
import { afterAll, expect, test } from "vitest";
import type { ThreadSetting } from "./threads/createThreads.ts";

type Manifest = { dependencies: Record<string, string>; devDependencies?: object };
type Lock = { packages: Record<string, Manifest & { integrity?: string; link?: boolean }> };

const folder = import.meta.dirname;
const root = join(folder, "..");
const copy = mkdtempSync(join(tmpdir(), "tieout-functions-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest: Manifest = readJson(join(folder, "package.json"));
const { packages }: Lock = readJson(join(root, "package-lock.json"));
const names = Object.keys(manifest.dependencies);

/** Where a package that the functions name is installed; npm puts it beside them if another version is above. */
const pathOf = (name: string) =>
  [`functions/node_modules/${name}`, `node_modules/${name}`].find((path) => path in packages) ?? "";

/** Loads the bundle in the copy, and gives the names of what it exports. */
function load(): string {
  const code = 'import("./dist/index.js").then((all) => console.log(Object.keys(all).join()))';
  const config = { projectId: "demo-tieout", storageBucket: "demo-tieout.appspot.com" };
  const env = { ...process.env, FIREBASE_CONFIG: JSON.stringify(config) };
  return execFileSync(process.execPath, ["-e", code], { cwd: copy, env, encoding: "utf8" }).trim();
}

const exported = "anchorTrails,api,onLongTask,onUpload,sendNotices,sweepOrphans";

test("the folder names packages of the registry only, in the versions that are locked", () => {
  expect(packages.functions?.dependencies).toEqual(manifest.dependencies);
  expect(manifest.devDependencies).toBeUndefined();
  const unpublished = names.filter((name) => {
    const locked = packages[pathOf(name)];
    return locked?.link === true || locked?.integrity === undefined;
  });
  expect(unpublished).toEqual([]);
});

test("the bundle loads with nothing beside it but the packages that the folder names", () => {
  cpSync(join(folder, "package.json"), join(copy, "package.json"));
  cpSync(join(folder, "dist"), join(copy, "dist"), { recursive: true });
  for (const name of names) {
    const place = join(copy, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, pathOf(name)), place);
  }
  expect(load()).toBe(exported);
});

// npm takes longer for it than all the others here: the scheduled run asks for it.
test.runIf(process.env.INSTALLS)("and installs alone, as the cloud does it", () => {
  rmSync(join(copy, "node_modules"), { recursive: true });
  const quiet = ["--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet], { cwd: copy, stdio: "pipe" });
  expect(load()).toBe(exported);
});

test("the threads of the bundle start and answer", async () => {
  const workerData: ThreadSetting = { niceness: 0 };
  const filename = join(folder, "dist", "threadWorker.js");
  const pool = new Piscina({ filename, name: "doTask", workerData, maxThreads: 1 });
  const request = { rows: [], code: "1000" };
  expect(await pool.run({ name: "findAccountName", request, port: null })).toBeNull();
  await pool.close();
});
