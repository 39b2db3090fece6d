import { benchExports } from "./exports.ts";
import { benchFiles } from "./files.ts";
import { benchIngest } from "./ingest.ts";
import { benchPdf } from "./pdf.ts";
import { benchStatement } from "./statement.ts";

const statement = await benchStatement();
process.stdout.write(`From ledger to statement\n${statement.lines.join("\n")}\n`);
const ingest = await benchIngest();
process.stdout.write(`From bytes to validated rows\n${ingest.lines.join("\n")}\n`);
const files = await benchFiles();
process.stdout.write(`From programs' layouts to rows\n${files.lines.join("\n")}\n`);
const exports = await benchExports();
const pdf = await benchPdf();
process.stdout.write(`From report to exports\n${[...exports.lines, ...pdf.lines].join("\n")}\n`);
const parts = [statement, ingest, files, exports, pdf];
if (parts.some(({ isWithinLimits }) => !isWithinLimits)) process.exitCode = 1;
