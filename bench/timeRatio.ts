import { processorTime } from "./processorTime.ts";

const ROUNDS = 7;

/**
 * How many times as much processor time one thing takes as another: both run by turns, after a turn that
 * does not count, and what all turns took is compared. What else the machine does takes time from the
 * clock, and hardly any from a processor's count; over many turns each side has its share of the memory
 * that is collected.
 */
export async function timeRatio(
  run: () => Promise<unknown>,
  alone: () => Promise<unknown>,
  rounds = ROUNDS,
): Promise<number> {
  await run();
  await alone();
  let [ours, theirs] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    ours += await processorTime(run);
    theirs += await processorTime(alone);
  }
  return ours / theirs;
}
