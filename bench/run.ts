import { benchIngest } from "./ingest.ts";
import { benchStatement } from "./statement.ts";

process.stdout.write(`From ledger to statement\n${benchStatement().join("\n")}\n`);
const { lines, isWithinLimits } = await benchIngest();
process.stdout.write(`From bytes to validated rows\n${lines.join("\n")}\n`);
if (!isWithinLimits) process.exitCode = 1;
