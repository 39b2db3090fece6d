import type { AiValidation } from "@tieout/contract";

/** The newest run of each check, of runs with the newest first; those before them are history. */
export function newestRuns(runs: readonly AiValidation[]): AiValidation[] {
  const seen = new Set<string>();
  return runs.filter(({ validationType }) => {
    const isNewest = !seen.has(validationType);
    seen.add(validationType);
    return isNewest;
  });
}
