import { readFileSync } from "node:fs";
import { takeTrialBalance } from "./takeTrialBalance.ts";

/** Takes in the trial balance on its standard input, and prints the most memory that took, in KiB. */
await takeTrialBalance(readFileSync(0), "trial_balance.csv");
process.stdout.write(String(process.resourceUsage().maxRSS));
