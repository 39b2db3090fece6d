import { setTimeout as delay } from "node:timers/promises";

/** Kills whatever is left of a process group; that nothing is left is no error. */
export function killGroup(leader: number | undefined): void {
  if (leader !== undefined) signalGroup(leader, "SIGKILL");
}

const [pollMs, longestMs] = [20, 10_000];

/**
 * Kills a process group, and waits until it is gone and its ports with it: on a crowded machine a killed
 * process listens a moment longer. What is dead but was never buried holds no port: it is not waited for
 * longer than ten seconds.
 */
export async function endGroup(leader: number | undefined): Promise<void> {
  if (leader === undefined) return;
  const deadline = Date.now() + longestMs;
  while (signalGroup(leader, "SIGKILL") && Date.now() < deadline) await delay(pollMs);
}

/** Sends a signal to a group; whether there was one. */
function signalGroup(leader: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-leader, signal);
  } catch (error) {
    const isGone = error instanceof Error && "code" in error && error.code === "ESRCH";
    if (!isGone) throw error;
    return false;
  }
}
