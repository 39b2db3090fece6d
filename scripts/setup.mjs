// @ts-check
// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no imports
// but Node's own. Quiet when there is nothing to do.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const spreadsheets = ["soffice"];

if (!isInstalled()) {
  console.log("Installing the dependencies of package-lock.json; this takes a few minutes.");
  // Not `npm ci`: it refuses a lock file without the builds for other kinds of machine, which some
  // registries do not carry. The versions of the lock file count all the same, and it stays as it is.
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
}
// What the tests need besides: a browser for the screens, LibreOffice to reckon the workbooks.
if (process.argv.includes("--browser")) {
  if (!hasBrowser()) installPackage("chromium", "Chromium for the browser tests");
  if (!isOnPath(spreadsheets)) {
    installPackage("libreoffice-calc", "LibreOffice for the tests of the Excel export");
  }
}

/** Whether node_modules holds what package-lock.json asks for. */
function isInstalled() {
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  const wanted = readPackages(join(root, "package-lock.json"));
  if (!wanted) throw new Error("package-lock.json is missing");
  if (!installed) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (path === "" || !path.includes("node_modules/") || link) return true;
    // What is built for another kind of machine is in the lock file, but never on the disk.
    const there = installed[path];
    return there ? there.version === version : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, link?: boolean, optional?: boolean}> | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

function hasBrowser() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return true;
  return isOnPath(browsers);
}

/** @param {string[]} names */
function isOnPath(names) {
  const folders = (process.env.PATH ?? "").split(":");
  return folders.some((folder) => names.some((name) => existsSync(join(folder, name))));
}

/**
 * @param {string} name
 * @param {string} purpose
 */
function installPackage(name, purpose) {
  console.log(`Installing Debian's ${purpose} (apt-get).`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const [command = "apt-get", ...args] = [...asRoot, "apt-get", ...words];
    run(command, args);
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (error || status !== 0) process.exit(status || 1);
}
