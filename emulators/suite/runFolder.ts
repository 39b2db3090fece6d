import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localConfig } from "./localConfig.ts";
import type { SuitePorts } from "./suitePorts.ts";

/** Where the parts of the app are that a suite serves. */
export type SuiteParts = {
  readonly root: string;
  readonly functions: string;
  readonly web: string;
};

/** The folder a suite runs in. */
export type RunFolder = {
  readonly path: string;
  readonly temp: string;
  readonly settings: string;
  readonly firestoreArchive: string;
  readonly storageArchive: string;
};

/**
 * Makes the folder a suite runs in: its own firebase.json, beside links to what that names.
 * firebase-tools wants everything its config names inside the folder of the config; and a folder
 * of its own keeps debug logs, blobs and the locator of the hub apart from those of other suites.
 */
export function createRunFolder(parts: SuiteParts, ports: SuitePorts): RunFolder {
  const suites = join(parts.root, ".local", "suites");
  removeAbandoned(suites);
  const path = join(suites, `${process.pid}-${randomBytes(4).toString("hex")}`);
  const [temp, settings] = [join(path, "tmp"), join(path, "settings")];
  for (const folder of [temp, settings]) mkdirSync(folder, { recursive: true });
  const config = readFileSync(join(parts.root, "firebase.json"), "utf8");
  writeFileSync(join(path, "firebase.json"), localConfig(config, ports));
  for (const file of [
    "firestore.rules",
    "firestore.indexes.json",
    "storage.rules",
    ".firebaserc",
  ]) {
    symlinkSync(join(parts.root, file), join(path, file));
  }
  symlinkSync(parts.functions, join(path, "functions"));
  const web = join(path, "web/dist");
  mkdirSync(dirname(web));
  symlinkSync(parts.web, web);
  const archives = {
    firestoreArchive: join(path, "firestore.stand-in"),
    storageArchive: join(path, "storage.stand-in"),
  };
  for (const archive of Object.values(archives)) writeFileSync(archive, "");
  return { path, temp, settings, ...archives };
}

function removeAbandoned(suites: string): void {
  mkdirSync(suites, { recursive: true });
  for (const name of readdirSync(suites)) {
    if (!isAlive(Number.parseInt(name, 10)))
      rmSync(join(suites, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error) return error.code === "EPERM";
    throw error;
  }
}
