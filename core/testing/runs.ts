/**
 * How often a law is tried by chance: as often as `npm test` has time for, and `CHANCES` times as often where
 * that is asked for, which draws others each time.
 */
export function runs(usual: number): number {
  return usual * Number(process.env.CHANCES ?? 1);
}
