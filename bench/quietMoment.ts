import { setTimeout as sleep } from "node:timers/promises";

const LOOK_MS = 30;
const PAUSE_MS = 200;
const PATIENCE_MS = 5_000;

/** Of a stretch of calculation, how much a processor has to be ours for the machine to count as quiet. */
const OURS = 0.95;

/**
 * Waits until this machine has little else to do, or for five seconds: a calculation then takes as
 * long by the clock as by the processor. Answers whether it became quiet.
 */
export async function quietMoment(): Promise<boolean> {
  const began = performance.now();
  while (shareOfProcessor() < OURS) {
    if (performance.now() - began > PATIENCE_MS) return false;
    await sleep(PAUSE_MS);
  }
  return true;
}

function shareOfProcessor(): number {
  const [began, before] = [performance.now(), process.cpuUsage()];
  while (performance.now() - began < LOOK_MS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / (performance.now() - began);
}
