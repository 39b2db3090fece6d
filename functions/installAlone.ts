import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Installs the built folder by itself and loads it, as the cloud does with what is deployed: `npm run deploy` ends
 * here where a package is missing or cannot be installed, and what runs in the cloud stays.
 */
const folder = import.meta.dirname;
const copy = mkdtempSync(join(tmpdir(), "tieout-functions-"));
const deployed = ["anchorTrails", "api", "onLongTask", "onUpload", "sendNotices", "sweepOrphans"];
try {
  cpSync(join(folder, "package.json"), join(copy, "package.json"));
  cpSync(join(folder, "dist"), join(copy, "dist"), { recursive: true });
  const quiet = ["--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet], { cwd: copy, stdio: "inherit" });
  const load = 'import("./dist/index.js").then((all) => console.log(Object.keys(all).join()))';
  const config = { projectId: "demo-tieout", storageBucket: "demo-tieout.appspot.com" };
  const env = { ...process.env, FIREBASE_CONFIG: JSON.stringify(config) };
  const loaded = execFileSync(process.execPath, ["-e", load], { cwd: copy, env, encoding: "utf8" });
  if (loaded.trim() !== deployed.join()) throw new Error(`The functions are ${loaded.trim()}`);
  console.log("The functions install and load by themselves.");
} finally {
  rmSync(copy, { recursive: true, force: true });
}
