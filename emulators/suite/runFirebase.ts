import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { endGroup, killGroup } from "./killGroup.ts";
import type { RunFolder } from "./runFolder.ts";
import { type SuiteSettings, suiteCommand } from "./suiteCommand.ts";
import { waitUntil } from "./waitUntil.ts";

/** Tests may run beside it: no start may fail on a slow machine. */
const startMs = 300_000;
const graceMs = 15_000;

/** A running `firebase emulators:start`. */
export type RunningFirebase = {
  readonly group: number | undefined;
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Runs firebase in a process group of its own, its output going to a file. */
export function runFirebase(
  settings: SuiteSettings,
  folder: RunFolder,
  logFile: string,
): RunningFirebase {
  const { file, args, env } = suiteCommand(settings, folder);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "w");
  const child = spawn(file, args, {
    cwd: folder.path,
    env,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const ended = once(child, "exit").then(() => undefined);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    group: child.pid,
    ready: waitUntil(() => isReady(logFile, hasEnded), startMs, "the emulators to be ready"),
    ended,
    stop: async () => {
      if (!hasEnded()) {
        child.kill("SIGINT");
        const timer = setTimeout(() => killGroup(child.pid), graceMs);
        await ended;
        clearTimeout(timer);
      }
      // What firebase leaves in its group, a hung function say, ends with it.
      await endGroup(child.pid);
    },
  };
}

function isReady(logFile: string, hasEnded: () => boolean): boolean {
  const log = readFileSync(logFile, "utf8");
  const failure = /^.*(?:Failed to load function|Error: ).*$/m.exec(log);
  if (hasEnded() || (failure && log.includes("All emulators ready"))) {
    throw new Error(
      `the suite did not start: ${failure?.[0] ?? ""}\n${log.slice(-4000)}\n(see ${logFile})`,
    );
  }
  return log.includes("All emulators ready");
}
