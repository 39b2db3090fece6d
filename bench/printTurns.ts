import { processorTime } from "./processorTime.ts";

/**
 * Does a piece of work again and again, after turns that do not count, and prints the microseconds of
 * processor time a turn took: what `ratiosApart` reads of each process it starts.
 */
export async function printTurns(
  work: () => Promise<unknown>,
  { turns, warmUp }: { turns: number; warmUp: number },
): Promise<void> {
  await repeat(work, warmUp);
  const taken = await processorTime(() => repeat(work, turns));
  process.stdout.write(String(taken / turns));
}

async function repeat(work: () => Promise<unknown>, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await work();
}
