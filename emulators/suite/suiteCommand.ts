import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { newestExport } from "./dataFolder.ts";
import type { RunFolder } from "./runFolder.ts";

/** What a suite is started with. */
export type SuiteSettings = {
  readonly projectId: string;
  readonly dataFolder: string | null;
  readonly isOfficial: boolean;
  readonly hasFunctions: boolean;
  readonly env: Readonly<Record<string, string>>;
};

/** A command with its arguments and environment. */
export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

const stores = "auth,firestore,storage,hosting";

/** The `firebase emulators:start` of a suite. */
export function suiteCommand(settings: SuiteSettings, folder: RunFolder): Command {
  const saved = settings.dataFolder === null ? undefined : newestExport(settings.dataFolder);
  return {
    file: process.execPath,
    args: [
      ...["--import", join(import.meta.dirname, "quickenFirebase.ts")],
      createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js"),
      "emulators:start",
      ...["--config", join(folder.path, "firebase.json")],
      ...["--project", settings.projectId],
      ...["--only", settings.hasFunctions ? `${stores},functions` : stores],
      ...(saved === undefined ? [] : ["--import", saved]),
    ],
    env: {
      ...process.env,
      ...quiet,
      ...settings.env,
      TMPDIR: folder.temp,
      XDG_CONFIG_HOME: folder.settings,
      ...(settings.isOfficial ? {} : standIns(folder)),
    },
  };
}

// No update check, no message of the day, no search for a cloud to run in: the suite is local.
const quiet = {
  CI: "1",
  NO_UPDATE_NOTIFIER: "1",
  NO_COLOR: "1",
  METADATA_SERVER_DETECTION: "none",
  FUNCTIONS_DISCOVERY_TIMEOUT: "300",
};

function standIns(folder: RunFolder): Record<string, string> {
  const bin = join(import.meta.dirname, "bin");
  const path = [bin, dirname(process.execPath), process.env.PATH ?? ""];
  return {
    PATH: path.join(delimiter),
    TIEOUT_NODE: process.execPath,
    FIRESTORE_EMULATOR_BINARY_PATH: folder.firestoreArchive,
    STORAGE_EMULATOR_BINARY_PATH: folder.storageArchive,
  };
}
