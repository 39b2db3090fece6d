const ROUNDS = 7;

/**
 * How many times as long one thing takes as another: both run by turns, after a turn that does not
 * count, and the median of the turns' ratios is taken, so that what else the machine does falls on
 * both.
 */
export async function timeRatio(
  run: () => Promise<unknown>,
  alone: () => Promise<unknown>,
  rounds = ROUNDS,
): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    ratios.push((await time(run)) / (await time(alone)));
  return median(ratios.slice(1));
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
