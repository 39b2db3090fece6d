import { type Audit, auditPage } from "./auditPage.ts";

/** How often a screen is measured: what else a machine does makes one load no measure. */
const loads = 3;

/** How often it is loaded at most: a machine that loses more traces than that is too busy. */
const attempts = 6;

/** Measures a screen three times and gives the load whose performance is the median. */
export async function auditScreen(address: string, port: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let attempt = 0; attempt < attempts && audits.length < loads; attempt += 1) {
    const audit = await auditPage(address, port);
    if (audit) audits.push(audit);
  }
  audits.sort((one, other) => one.scores.performance - other.scores.performance);
  const median = audits[Math.floor(loads / 2)];
  if (median === undefined || audits.length < loads) {
    throw new Error(`only ${audits.length} of ${attempts} loads left a whole trace`);
  }
  return median;
}
