// @ts-check
// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no imports
// but Node's own. Quiet when there is nothing to do.
//
//   node scripts/setup.mjs            what `npm start` needs
//   node scripts/setup.mjs --checks   what `npm run check` needs: every package
//   node scripts/setup.mjs --tests    what `npm test` needs: every package, Chromium and LibreOffice
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{
 *   name?: string;
 *   version?: string;
 *   workspaces?: string[];
 *   dependencies?: Record<string, string>;
 *   devDependencies?: Record<string, string>;
 * }} LockedPackage
 */

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** What the browser tests run on where Debian has it: the journeys take a sixth less processor time. */
const headlessShell = "chromium-headless-shell";
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Debian keeps each program of LibreOffice in a package of its own, and soffice alone calculates nothing. */
const spreadsheets = [process.platform === "linux" ? "localc" : "soffice"];
const packager = "apt-get";
const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
/** Playwright and what it brings: only tests use it. */
const forTestsOnly = ["e2e"];

const isForTests = process.argv.includes("--tests");
const isForChecks = isForTests || process.argv.includes("--checks");

const lock = readLock(join(root, "package-lock.json"));
if (!lock) throw new Error("package-lock.json is missing");
const locked = lock.packages;
const all = locked[""]?.workspaces ?? [];
const workspaces = isForChecks ? all : all.filter((name) => !forTestsOnly.includes(name));

// A person is asked for a password before anything is printed.
const forTests = isForTests ? missingForTests() : [];
if (forTests.length > 0 && asRoot.length > 0) await run("sudo", ["-v"]);
// npm waits for its network and takes one processor: meanwhile Debian's packages are installed.
await endUnlessAll([installPackages(), installForTests(forTests)]);

/** What apt-get has to install: a browser for the screens, LibreOffice to calculate the workbooks. */
function missingForTests() {
  const hasShell = hasChosenBrowser() || isOnPath([headlessShell]);
  const hasBrowser = hasShell || (isOnPath(browsers) && !isOffered(headlessShell));
  return [
    ...(hasBrowser ? [] : [installBrowser]),
    ...(isOnPath(spreadsheets) ? [] : [installSpreadsheets]),
  ];
}

/** @returns {Promise<number>} the exit code */
async function installPackages() {
  if (isInstalled(locked, workspaces)) return 0;
  console.log("Installing the dependencies of package-lock.json; this takes a few minutes.");
  // Not `npm ci`: it refuses a lock file without the builds for other kinds of machine, which some
  // registries do not carry. The versions of the lock file count all the same, and it stays as it is.
  const chosen = isForChecks
    ? []
    : ["--include-workspace-root", ...workspaces.flatMap((name) => ["-w", name])];
  const install = [
    "install",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...chosen,
  ];
  const code = await installFromAddresses(install);
  return code === 0 ? code : run("npm", install);
}

/**
 * One after the other: apt-get lets nobody else install meanwhile.
 * @param {readonly (() => Promise<number>)[]} installs
 * @returns {Promise<number>} the exit code
 */
async function installForTests(installs) {
  let code = installs.length === 0 ? 0 : await aptGet(["update"]);
  for (const install of installs) if (code === 0) code = await install();
  return code;
}

/**
 * Ends with the exit code of what failed, once all has ended: apt-get is not broken off.
 * @param {readonly Promise<number>[]} installs
 */
async function endUnlessAll(installs) {
  const codes = await Promise.all(installs);
  const failed = codes.find((code) => code !== 0);
  if (failed) process.exit(failed);
}

/**
 * Whether node_modules holds what these workspaces ask for, in the versions of package-lock.json. A
 * package that another brings along changes only with it, so that looking for the ones that are
 * asked for by name is enough.
 * @param {Record<string, LockedPackage>} wanted
 * @param {readonly string[]} folders
 */
function isInstalled(wanted, folders) {
  const installed = readLock(join(root, "node_modules", ".package-lock.json"))?.packages;
  if (!installed) return false;
  const isUpToDate = Object.entries(installed).every(
    ([path, { version }]) => !wanted[path] || wanted[path].version === version,
  );
  const isComplete = ["", ...folders].every((folder) => {
    const { dependencies, devDependencies } = wanted[folder] ?? {};
    return Object.keys({ ...dependencies, ...devDependencies }).every(
      (name) => installed[`${folder}/node_modules/${name}`] ?? installed[`node_modules/${name}`],
    );
  });
  return isUpToDate && isComplete;
}

/**
 * Installs the packages from where registries keep them. The lock file names no
 * registry, so that npm asks for the description of each of a thousand packages before it fetches
 * it, which takes as long as the rest. npm prefers the file that is written here to the lock file.
 * @param {string[]} install
 * @returns {Promise<number>} the exit code
 */
async function installFromAddresses(install) {
  const shrinkwrap = join(root, "npm-shrinkwrap.json");
  const { stdout } = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" });
  const packages = Object.entries(locked).map(([path, each]) => [
    path,
    { ...addressOf(path, each, stdout.trim()), ...each },
  ]);
  try {
    writeFileSync(shrinkwrap, JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }));
    return await run("npm", install);
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

/**
 * What a lock file says of a package's place, nothing of what stands in this repository.
 * @param {string} path
 * @param {LockedPackage} locked
 * @param {string} registry
 */
function addressOf(path, { name = path.split("node_modules/").at(-1), version }, registry) {
  if (!name || !version || !path.includes("node_modules/")) return {};
  const file = `${name.split("/").at(-1)}-${version}.tgz`;
  return { resolved: `${registry.replace(/\/$/, "")}/${name}/-/${file}` };
}

/**
 * @param {string} file
 * @returns {{ packages: Record<string, LockedPackage> } | undefined}
 */
function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function hasChosenBrowser() {
  return process.env.CHROMIUM && existsSync(process.env.CHROMIUM);
}

/** The headless shell where apt-get has it (Ubuntu has not), else any browser will do. */
function installBrowser() {
  const name = isOffered(headlessShell) ? headlessShell : "chromium";
  return installPackage(name, "Chromium for the browser tests");
}

function installSpreadsheets() {
  return installPackage("libreoffice-calc", "LibreOffice for the tests of the Excel export");
}

/** @param {string} name */
function isOffered(name) {
  return spawnSync(packager, ["--simulate", "install", name]).status === 0;
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
  return aptGet(["install", "-y", "--no-install-recommends", name]);
}

/** @param {string[]} words */
function aptGet(words) {
  const [command = packager, ...args] = [...asRoot, packager, ...words];
  return run(command, args);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit" });
    child.once("error", ({ message }) => {
      console.error(`${command} could not be run: ${message}`);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
