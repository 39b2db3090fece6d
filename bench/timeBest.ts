const ROUNDS = 5;

/** The best of a few runs in milliseconds, after one that does not count. */
export function timeBest(run: () => unknown): number {
  run();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
