import { readFileSync } from "node:fs";
import { ingest } from "@tieout/core";
import { readFile } from "@tieout/files";

/** Takes in the trial balance on its standard input, and prints the most memory that took, in KiB. */
const opened = await readFile(readFileSync(0), "trial_balance.csv");
const taken = opened.ok ? ingest("trial_balance", opened.value.tables) : opened;
if (!taken.ok) throw new Error(taken.problems[0]?.message);
process.stdout.write(String(process.resourceUsage().maxRSS));
