import { setTimeout as delay } from "node:timers/promises";
import { dropOldExports, nextExport } from "./dataFolder.ts";
import type { SuiteSettings } from "./suiteCommand.ts";
import type { SuitePorts } from "./suitePorts.ts";
import { exportState, printOfState } from "./suiteState.ts";

const everyMs = 2_000;

/** The keeping of a suite's data. */
export type DataKeeper = { readonly stop: () => Promise<void> };

/** Saves the suite's data soon after it changes, and once more before the suite ends. */
export function keepData(
  { dataFolder, projectId, isOfficial }: SuiteSettings,
  ports: SuitePorts,
): DataKeeper {
  if (dataFolder === null) throw new Error("there is no folder to keep the data in");
  const stopping = new AbortController();
  let savedPrint: string | undefined;
  const save = async () => {
    // Google's emulator does not tell when it changed, so it is only asked at the end.
    const print = isOfficial ? undefined : await printOfState(ports, projectId);
    if (print !== undefined && print === savedPrint) return;
    await exportState(ports, nextExport(dataFolder));
    dropOldExports(dataFolder);
    savedPrint = print;
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      if (!isOfficial) await save().catch(complain);
      // Only the order to stop cuts the wait short, and the loop looks for it next.
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const looping = loop();
  return {
    stop: async () => {
      stopping.abort();
      await looping;
      await save().catch(complain);
    },
  };
}

// A save that failed is tried again with the next; the last complete one stays where it is.
function complain(error: unknown): void {
  console.error("The data of the suite could not be saved:", error);
}
