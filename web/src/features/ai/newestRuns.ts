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

/** The newest runs whose findings are decided on; the audit notes write the same up again. */
export function newestChecks(runs: readonly AiValidation[]): AiValidation[] {
  return newestRuns(runs).filter(({ validationType }) => validationType !== "audit_notes");
}
