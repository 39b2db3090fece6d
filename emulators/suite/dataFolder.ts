import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const metadataFile = "firebase-export-metadata.json";

/**
 * The newest complete export in a data folder. Exports are numbered and never changed: a new one
 * appears whole, by a rename, and only then do the older ones go, so that a suite that is killed
 * at any moment leaves either the old data or the new.
 */
export function newestExport(dataFolder: string): string | undefined {
  const numbers = numbersIn(dataFolder);
  const newest = numbers.findLast((number) => existsSync(join(dataFolder, number, metadataFile)));
  return newest === undefined ? undefined : join(dataFolder, newest);
}

/** The folder the next export is to be written to. */
export function nextExport(dataFolder: string): string {
  mkdirSync(dataFolder, { recursive: true });
  const last = Number(numbersIn(dataFolder).at(-1) ?? 0);
  return join(dataFolder, String(last + 1).padStart(8, "0"));
}

/** Removes every export but the newest complete one. */
export function dropOldExports(dataFolder: string): void {
  const newest = newestExport(dataFolder);
  for (const number of numbersIn(dataFolder)) {
    const path = join(dataFolder, number);
    if (path !== newest) rmSync(path, { recursive: true, force: true });
  }
}

function numbersIn(dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return [];
  return readdirSync(dataFolder)
    .filter((name) => /^\d{8}$/.test(name))
    .toSorted();
}
