import { type Audit, auditPage } from "./auditPage.ts";

/** How often a screen is loaded: what else a machine does makes one load no measure. */
const loads = 3;

/** Loads a screen three times and gives the load whose performance is the median. */
export async function auditScreen(address: string, port: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let load = 0; load < loads; load += 1) audits.push(await auditPage(address, port));
  audits.sort((one, other) => one.scores.performance - other.scores.performance);
  const median = audits[Math.floor(loads / 2)];
  if (median === undefined) throw new Error(`${address} was not loaded`);
  return median;
}
