import { benchExports } from "./exports.ts";
import { benchIngest } from "./ingest.ts";
import { benchStatement } from "./statement.ts";

process.stdout.write(`From ledger to statement\n${benchStatement().join("\n")}\n`);
const ingest = await benchIngest();
process.stdout.write(`From bytes to validated rows\n${ingest.lines.join("\n")}\n`);
const exports = await benchExports();
process.stdout.write(`From report to exports\n${exports.lines.join("\n")}\n`);
if (!ingest.isWithinLimits || !exports.isWithinLimits) process.exitCode = 1;
