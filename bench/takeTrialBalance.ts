import { ingest } from "@tieout/core";
import { readFile } from "@tieout/files";

/** From a trial balance's bytes to its validated rows; the file has to be valid. */
export async function takeTrialBalance(bytes: Uint8Array, name: string): Promise<void> {
  const opened = await readFile(bytes, name);
  const taken = opened.ok ? ingest("trial_balance", opened.value.tables) : opened;
  if (!taken.ok) throw new Error(taken.problems[0]?.message);
}
